import type { Filter } from '@quint/contract/items.ts';
import { useTranslation } from 'react-i18next';
import { Combo } from '#ui/combo.tsx';
import { PickList } from '#ui/pick-list.tsx';
import { usePeopleChoice } from '../use-people-choice.ts';

interface PeopleFieldLabels {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Restricts who may be chosen. */
  readonly which?: Filter<'talents'>;
}

interface PeopleFieldProps extends PeopleFieldLabels {
  readonly selectedIds: readonly string[];
  readonly onChange: (selectedIds: readonly string[]) => void;
  readonly isFull?: boolean;
}

/** Several people, found by the server while the user types. */
export function PeopleField({ selectedIds, which, ...field }: PeopleFieldProps) {
  const { t } = useTranslation('records');
  const choice = usePeopleChoice(selectedIds, which);
  return (
    <PickList
      {...field}
      {...choice}
      values={selectedIds}
      removeLabel={(name) => t('removeNamed', { name })}
    />
  );
}

interface PersonFieldProps extends PeopleFieldLabels {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One person, found by the server while the user types. */
export function PersonField({ value, which, ...field }: PersonFieldProps) {
  const choice = usePeopleChoice(value === null ? [] : [value], which);
  return <Combo {...field} {...choice} value={value} />;
}
