import { FileText, NotebookPen, UserRoundMinus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import type { ComparedPerson } from '../model/comparison.ts';

interface PersonMenuProps {
  readonly of: ComparedPerson;
  readonly roleId: string | undefined;
  readonly onRemove: (id: string) => void;
  /** A Button that opens the menu. */
  readonly trigger: ReactElement;
}

/** The actions for one person: those of every list, links to their pages, and removal from the comparison. */
export function PersonMenu({ of, roleId, onRemove, trigger }: PersonMenuProps) {
  const { t } = useTranslation('comparison');
  const { actions, dialogs } = usePersonActions([of.person], { roleId, placement: 'row' });
  const hasResult = of.score !== null && roleId !== undefined;
  const entries: MenuEntry[] = [
    ...(hasResult
      ? [
          {
            id: 'beside-role',
            label: t('personOf'),
            icon: <FileText className="size-4" />,
            href: `/roles/${roleId}/talents/${of.id}`,
          },
          {
            id: 'interview',
            label: t('sheetOf'),
            icon: <NotebookPen className="size-4" />,
            href: `/roles/${roleId}/talents/${of.id}/interview`,
          },
        ]
      : []),
    ...toEntries(actions.filter(({ id }) => id !== 'compare')).map((entry, index) =>
      index === 0 && hasResult ? { ...entry, startsGroup: true } : entry,
    ),
    {
      id: 'remove',
      label: t('remove'),
      icon: <UserRoundMinus className="size-4" />,
      startsGroup: true,
      onAction: () => onRemove(of.id),
    },
  ];
  return (
    <>
      <Menu
        trigger={trigger}
        label={t('menuOf', { name: of.name })}
        entries={entries}
        placement="bottom end"
      />
      {dialogs}
    </>
  );
}
