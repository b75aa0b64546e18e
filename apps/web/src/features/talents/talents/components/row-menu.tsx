import { PencilLine, QrCode, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsAddress, type ActionTarget } from '#features/people/people/model/person.ts';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { onDemand } from '#lib/on-demand.tsx';
import { SharedMenu, type MenuEntry } from '#ui/menu.tsx';

const ShareDialog = onDemand(
  async () => (await import('#features/invitations/invitations/components/share-dialog.tsx')).ShareDialog,
);

export interface MenuTarget {
  readonly person: ActionTarget;
  /** The button that opened the menu. */
  readonly button: HTMLElement;
}

interface RowMenuProps {
  /** Undefined when no menu is open. */
  readonly target: MenuTarget | undefined;
  /** The role whose fit the list shows. */
  readonly roleId: string | undefined;
  readonly onExport: (people: readonly ActionTarget[]) => void;
  /** Corrects the address of a talent. */
  readonly onCorrect: (id: string) => void;
  readonly onClose: () => void;
}

interface ShareTarget {
  readonly invitationId: string;
  readonly name: string;
}

/** The menu of a row: its record, and the actions for the person. */
export function RowMenu({ target, roleId, onExport, onCorrect, onClose }: RowMenuProps) {
  const { t } = useTranslation('talents');
  const [shareTarget, share] = useState<ShareTarget>();
  // The dialog of an action still needs the person after the menu has closed.
  const [last, setLast] = useState(target?.person);
  if (target !== undefined && target.person !== last) setLast(target.person);
  const people = useMemo(() => (last === undefined ? [] : [last]), [last]);
  const { actions, dialogs } = usePersonActions(people, { placement: 'row', roleId, onExport });
  const entries = toEntries(actions).flatMap((entry): MenuEntry[] => {
    const invitation = last?.invitation;
    if (entry.id !== 'copyLink' || entry.disabled === true || last === undefined || !invitation)
      return [entry];
    const shareEntry = {
      id: 'share',
      label: t('action.share'),
      icon: <QrCode className="size-4" />,
      onAction: () => share({ invitationId: invitation.id, name: last.name }),
    };
    return [entry, shareEntry];
  });
  const correctEntry = {
    id: 'correct',
    label: t('next.correct'),
    icon: <PencilLine className="size-4" />,
    onAction: () => onCorrect(last?.id ?? ''),
  };
  return (
    <>
      {target !== undefined && (
        <SharedMenu
          anchor={target.button}
          label={t('more', { name: target.person.name })}
          entries={[
            {
              id: 'open',
              label: t('action.open'),
              icon: <UserRound className="size-4" />,
              href: `/talents/${target.person.id}`,
            },
            ...(needsAddress(target.person) ? [correctEntry] : []),
            ...entries,
          ]}
          onClose={onClose}
        />
      )}
      {shareTarget !== undefined && <ShareDialog {...shareTarget} onClose={() => share(undefined)} />}
      {dialogs}
    </>
  );
}
