import type { RoleHistoryAnswer, RoleHistoryEntry } from '@quint/contract/vacancies/history.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export type HistoryEntry = RoleHistoryEntry;
export type EntryOf<Kind extends HistoryEntry['kind']> = Extract<HistoryEntry, { kind: Kind }>;

/** What happened with a role, newest first, a page at a time. */
export function roleHistoryQuery(roleId: string) {
  return infiniteQueryOptions({
    queryKey: ['vacancies', roleId, 'history'],
    queryFn: async ({ pageParam: before, signal }) =>
      (await api<RoleHistoryAnswer>(`/vacancies/${roleId}/history`, { query: { before }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
