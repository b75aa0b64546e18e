import type { Row } from '@quint/contract/items.ts';
import type { TalentDuplicatesAnswer } from '@quint/contract/workspace/address-duplicates.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';

const DUPLICATE_PERSON_FIELDS = ['id', 'fullname', 'email'] as const;
export type DuplicatePerson = Row<'talents', typeof DUPLICATE_PERSON_FIELDS>;

const duplicateAddressesQuery = queryOptions({
  queryKey: ['talents', 'double-addresses'],
  meta: { isSilent: true },
  async queryFn({ signal }): Promise<(readonly [DuplicatePerson, DuplicatePerson])[]> {
    const { data } = await api<TalentDuplicatesAnswer>('/talents/address-doubles', { signal });
    if (data.length === 0) return [];
    const ids = [...new Set(data.flatMap(({ id, other }) => [id, other]))];
    const filter = { id: { _in: ids } };
    const people = await items('talents').list({
      fields: DUPLICATE_PERSON_FIELDS,
      filter,
      limit: -1,
      signal,
    });
    const byId = new Map(people.map((person) => [person.id, person]));
    return data.flatMap(({ id, other }) => {
      const [one, two] = [byId.get(id), byId.get(other)];
      return one === undefined || two === undefined ? [] : [[one, two] as const];
    });
  },
});

/** Pairs of people who share an address in two spellings, as far as the reader may see them. */
export function useDuplicateAddresses() {
  return useQuery(duplicateAddressesQuery);
}
