import type { SheetScore } from '@quint/psychometrics/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export interface ComparedTalent {
  readonly id: string;
  readonly fullname: string;
  readonly latestResult: { readonly result: Pick<SheetScore, 'traits'> } | null;
}

/** The talents with these ids and their latest results, in the order of the ids. */
export function comparedQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['talents', 'compared', ids],
    queryFn: async ({ signal }) => {
      const fields = ['id', 'fullname', 'latestResult.result'];
      const query = { fields, filter: { id: { _in: ids } }, limit: -1 };
      const { data } = await api<{ data: ComparedTalent[] }>('/items/talents', { query, signal });
      return ids.flatMap((id) => data.find((talent) => talent.id === id) ?? []);
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
