import type { Filter } from '@quint/contract/items.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '#lib/use-settled.ts';
import type { Option } from '#ui/option.tsx';
import { peopleFoundQuery, peopleNamedQuery, type NamedPerson } from './api.ts';

const TYPING_MS = 200;

interface PeopleChoice {
  /** The people found by the search, and the chosen ones. */
  readonly options: readonly Option[];
  readonly onSearch: (text: string) => void;
}

/** The options of a field for choosing people: the server searches, and loads the names of those already chosen. */
export function usePeopleChoice(selectedIds: readonly string[], which?: Filter<'talents'>): PeopleChoice {
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
