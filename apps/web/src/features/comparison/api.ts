import type { Row } from '@quint/contract/items.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

const FIELDS = ['id', 'fullname', 'latestResult.result'] as const;
export type ComparedTalent = Row<'talents', typeof FIELDS>;

/** The talents with these ids and their latest results, in the order of the ids. */
export function comparedQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['talents', 'compared', ids],
    queryFn: async ({ signal }) => {
      const filter = { id: { _in: ids } };
      const talents = await items('talents').list({ fields: FIELDS, filter, limit: -1, signal });
      return ids.flatMap((id) => talents.find((talent) => talent.id === id) ?? []);
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
