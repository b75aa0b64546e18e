import type { Filter } from '@quint/contract/items.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#lib/use-settled.ts';
import { Combo } from '#ui/combo.tsx';
import type { Option } from '#ui/option.tsx';
import { PickList } from '#ui/pick-list.tsx';
import { peopleFoundQuery, peopleNamedQuery, type NamedPerson } from '../api.ts';

const TYPING_MS = 200;

interface PeopleChoice {
  /** The people found by the search, and the chosen ones. */
  readonly options: readonly Option[];
  readonly onSearch: (text: string) => void;
}

/** The options of a field for choosing people: the server searches, and loads the names of those already chosen. */
function usePeopleChoice(selectedIds: readonly string[], which?: Filter<'talents'>): PeopleChoice {
  const [text, setText] = useState('');
  const matches = useQuery(peopleFoundQuery(useSettled(text, TYPING_MS), which)).data ?? [];
  // Keeps names once read: a chosen person does not match other search words.
  const [names, setNames] = useState<ReadonlyMap<string, NamedPerson>>(new Map());
  const missingIds = selectedIds.filter((id) => !names.has(id));
  const namedPeople =
    useQuery({ ...peopleNamedQuery(missingIds), enabled: missingIds.length > 0 }).data ?? [];
  const fresh = [...matches, ...namedPeople].filter(({ id }) => missingIds.includes(id));
  if (fresh.length > 0) setNames(new Map([...names, ...fresh.map((person) => [person.id, person] as const)]));
  const selectedPeople = selectedIds.flatMap((id) => names.get(id) ?? []);
  const others = selectedPeople.filter(({ id }) => !matches.some((person) => person.id === id));
  return {
    options: [...matches, ...others].map(({ id, fullname }) => ({ value: id, label: fullname })),
    onSearch: setText,
  };
}

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
