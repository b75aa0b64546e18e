import type { BackupOverview, BackupRun } from '@quint/contract/operation/backups.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

type Answer<Data> = { readonly data: Data };
const REFRESH_MS = 2000;
const PATH = '/operation/backups';

const isUnfinished = ({ state }: BackupRun) => state === 'waiting' || state === 'running';

/** The backups of the installation; asked again while one is being made. */
export const backupsQuery = queryOptions({
  queryKey: ['operation', 'backups'],
  queryFn: async ({ signal }) => (await api<Answer<BackupOverview>>(PATH, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.runs.some(isUnfinished) === true ? REFRESH_MS : false),
});

export function useBackUpNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(PATH, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: backupsQuery.queryKey }),
  });
}
