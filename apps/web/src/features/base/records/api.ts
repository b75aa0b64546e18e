import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { Filter } from '@quint/contract/items.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

const FIELDS = ['id', 'fullname'] as const;
/** A user types more of the name rather than look through more people. */
const MOST_FOUND = 20;
/** Keeps the keys within the length of a URL. */
const NAMED_AT_ONCE = 100;

/** A person as options of a field show them. */
export interface NamedPerson {
  readonly id: string;
  readonly fullname: string;
}

/** The first people by name that match a search, or the first of all without a search. */
export function peopleFoundQuery(text: string, which: Filter<'talents'> = {}) {
  const search = text.trim();
  return queryOptions({
    queryKey: ['talents', 'found', search, which],
    queryFn: ({ signal }): Promise<readonly NamedPerson[]> =>
      items('talents').list({
        fields: FIELDS,
        filter: which,
        ...(search === '' ? {} : { search }),
        sort: 'fullname',
        limit: MOST_FOUND,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The names of these people. */
export function peopleNamedQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['talents', 'named', ids.toSorted(compareCodes)],
    queryFn: async ({ signal }): Promise<readonly NamedPerson[]> => {
      const parts = Array.from({ length: Math.ceil(ids.length / NAMED_AT_ONCE) }, (_, part) =>
        ids.slice(part * NAMED_AT_ONCE, (part + 1) * NAMED_AT_ONCE),
      );
      const people = parts.map((part) =>
        items('talents').list({ fields: FIELDS, filter: { id: { _in: part } }, limit: part.length, signal }),
      );
      return (await Promise.all(people)).flat();
    },
  });
}

/** Names of all teams of the workspace. */
export const teamNamesQuery = queryOptions({
  queryKey: ['teams', 'names'],
  queryFn: ({ signal }) => items('teams').list({ fields: ['id', 'name'], sort: 'name', limit: -1, signal }),
});
