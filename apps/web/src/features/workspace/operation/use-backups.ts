import type { BackupOverview, BackupRun } from '@quint/contract/operation/backups.ts';
import { queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

type Answer<Data> = { readonly data: Data };
const REFRESH_MS = 2000;
const PATH = '/operation/backups';

const isUnfinished = ({ state }: BackupRun) => state === 'waiting' || state === 'running';

/** The backups of the installation; refetched while one is being created. */
export const backupsQuery = queryOptions({
  ...answerQuery<Answer<BackupOverview>>(['operation', 'backups'], PATH),
  refetchInterval: ({ state }) => (state.data?.runs.some(isUnfinished) === true ? REFRESH_MS : false),
});

export function useBackUpNow() {
  return useChange(() => api(PATH, { method: 'POST' }), {
    invalidates: [backupsQuery.queryKey],
    evenOnError: true,
  });
}
