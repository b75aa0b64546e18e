import { Ellipsis, KeyRound, MailX, PencilLine, Send, UserMinus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { useMemberAction, type MemberAction } from '../members/api.ts';

/** Loaded lazily with its phrases, which few administrators need. */
const TokensOfMember = lazy(async () => {
  const [part] = await Promise.all([
    import('#features/workspace/api-access/components/tokens-of-member.tsx'),
    loadPhrases('api-access'),
  ]);
  return { default: part.TokensOfMember };
});

type AskedFirst = Exclude<MemberAction, 'resend'>;

const ICONS = { resend: Send, withdraw: MailX, resetTwoFactor: KeyRound, remove: UserMinus } as const;

interface MemberMenuProps {
  readonly member: { readonly id: string; readonly userId: string };
  readonly name: string;
  readonly isInvited: boolean;
  /** Tokens are listed only for the current workspace of the user. */
  readonly isInActiveWorkspace: boolean;
  /** Opens the form for the address of an open invitation. */
  readonly onCorrect: () => void;
}

function useRun({ member, name }: Pick<MemberMenuProps, 'member' | 'name'>, action: MemberAction) {
  const { t } = useTranslation('organization');
  const reportSaveError = useSaveRefused();
  const mutation = useMemberAction(action);
  const run = (onSettled?: () => void) =>
    mutation.mutate(member, {
      onSuccess: () => notify({ text: t(`members.${action}.done`, { name }) }),
      onError: reportSaveError,
      ...(onSettled === undefined ? {} : { onSettled }),
    });
  return { run, isPending: mutation.isPending };
}

interface ConfirmMemberActionProps extends Pick<MemberMenuProps, 'member' | 'name' | 'isInActiveWorkspace'> {
  readonly action: AskedFirst;
  readonly onClose: () => void;
}

function ConfirmMemberAction({ action, onClose, isInActiveWorkspace, ...menu }: ConfirmMemberActionProps) {
  const { t } = useTranslation('organization');
  const { run, isPending } = useRun(menu, action);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => run(onClose)}
      isLoading={isPending}
      title={t(`members.${action}.title`, { name: menu.name })}
      text={t(`members.${action}.text`)}
      confirm={t(`members.${action}.confirm`)}
    >
      {action === 'remove' && isInActiveWorkspace && (
        <Suspense fallback={null}>
          <TokensOfMember userId={menu.member.userId} />
        </Suspense>
      )}
    </ConfirmDialog>
  );
}

/** The actions for an administrator of the workspace, invited or active. */
export function MemberMenu(props: MemberMenuProps) {
  const { member, name, isInvited, isInActiveWorkspace, onCorrect } = props;
  const { t } = useTranslation('organization');
  const [pendingAction, setPendingAction] = useState<AskedFirst>();
  const resend = useRun(props, 'resend');
  const actions: readonly MemberAction[] = isInvited ? ['resend', 'withdraw'] : ['resetTwoFactor', 'remove'];
  const entries = actions.map((action): MenuEntry => {
    const Icon = ICONS[action];
    return {
      id: action,
      label: t(`members.${action}.entry`),
      icon: <Icon aria-hidden="true" className="size-4" />,
      danger: action === 'withdraw' || action === 'remove',
      onAction: () => (action === 'resend' ? resend.run() : setPendingAction(action)),
    };
  });
  const correct: MenuEntry = {
    id: 'correct',
    label: t('members.correct.entry'),
    icon: <PencilLine aria-hidden="true" className="size-4" />,
    onAction: onCorrect,
  };
  return (
    <>
      <Menu
        label={t('members.more', { name })}
        entries={isInvited ? [correct, ...entries] : entries}
        trigger={
          <Button kind="icon" size="sm" aria-label={t('members.more', { name })}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      {pendingAction !== undefined && (
        <ConfirmMemberAction
          member={member}
          name={name}
          isInActiveWorkspace={isInActiveWorkspace}
          action={pendingAction}
          onClose={() => setPendingAction(undefined)}
        />
      )}
    </>
  );
}
