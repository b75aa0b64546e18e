import { FileText, NotebookPen, UserRoundMinus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import type { ComparedPerson } from '../model/comparison.ts';

interface PersonMenuProps {
  readonly of: ComparedPerson;
  readonly roleId: string | undefined;
  readonly onRemove: (id: string) => void;
  /** A Button, which opens the menu. */
  readonly trigger: ReactElement;
}

/** What can be done with one of the people: the verbs of every list, the own pages, and out of the comparison. */
export function PersonMenu({ of, roleId, onRemove, trigger }: PersonMenuProps) {
  const { t } = useTranslation('comparison');
  const { verbs, dialogs } = useVerbs([of.person], { roleId, place: 'row' });
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
    ...verbs
      .filter(({ id }) => id !== 'compare')
      .map((verb, index) => ({
        id: verb.id,
        label: verb.label,
        note: verb.reason,
        icon: verb.icon,
        disabled: verb.reason !== undefined,
        danger: verb.danger,
        divided: verb.divided || (index === 0 && hasResult),
        onAction: verb.run,
      })),
    {
      id: 'remove',
      label: t('remove'),
      icon: <UserRoundMinus className="size-4" />,
      divided: true,
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
