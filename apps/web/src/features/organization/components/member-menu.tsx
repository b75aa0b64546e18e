import { Ellipsis, KeyRound, MailX, Send, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { useMemberAction, type MemberAction } from '../members/api.ts';

type AskedFirst = Exclude<MemberAction, 'resend'>;

const ICONS = { resend: Send, withdraw: MailX, resetTwoFactor: KeyRound, remove: UserMinus } as const;

interface MemberMenuProps {
  readonly member: { readonly id: string; readonly userId: string };
  readonly name: string;
  readonly isInvited: boolean;
}

function useRun({ member, name }: MemberMenuProps, action: MemberAction) {
  const { t } = useTranslation('organization');
  const refused = useSaveRefused();
  const mutation = useMemberAction(action);
  const run = (onSettled?: () => void) =>
    mutation.mutate(member, {
      onSuccess: () => notify({ text: t(`members.${action}.done`, { name }) }),
      onError: refused,
      ...(onSettled === undefined ? {} : { onSettled }),
    });
  return { run, isPending: mutation.isPending };
}

interface AskProps extends MemberMenuProps {
  readonly action: AskedFirst;
  readonly onClose: () => void;
}

function AskFirst({ action, onClose, ...menu }: AskProps) {
  const { t } = useTranslation('organization');
  const { run, isPending } = useRun(menu, action);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => run(onClose)}
      loading={isPending}
      title={t(`members.${action}.title`, { name: menu.name })}
      text={t(`members.${action}.text`)}
      confirm={t(`members.${action}.confirm`)}
    />
  );
}

/** The actions for an administrator of the workspace, invited or active. */
export function MemberMenu(props: MemberMenuProps) {
  const { name, isInvited } = props;
  const { t } = useTranslation('organization');
  const [asked, setAsked] = useState<AskedFirst>();
  const resend = useRun(props, 'resend');
  const actions: readonly MemberAction[] = isInvited ? ['resend', 'withdraw'] : ['resetTwoFactor', 'remove'];
  const entries = actions.map((action): MenuEntry => {
    const Icon = ICONS[action];
    return {
      id: action,
      label: t(`members.${action}.entry`),
      icon: <Icon aria-hidden="true" className="size-4" />,
      danger: action === 'withdraw' || action === 'remove',
      onAction: () => (action === 'resend' ? resend.run() : setAsked(action)),
    };
  });
  return (
    <>
      <Menu
        label={t('members.more', { name })}
        entries={entries}
        trigger={
          <Button kind="icon" size="sm" aria-label={t('members.more', { name })}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      {asked !== undefined && <AskFirst {...props} action={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
