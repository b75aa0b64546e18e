import type { BackupOverview, BackupRun } from '@quint/contract/operation/backups.ts';
import type { MailsToRetry, OperationMetrics, TestMail } from '@quint/contract/operation/operation.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

type Answer<Data> = { readonly data: Data };
const REFRESH_MS = 10_000;
const BACKUPS_REFRESH_MS = 2000;
const BACKUPS_PATH = '/operation/backups';

/** The state of the installation; refetched while the page is visible. */
export const operationQuery = queryOptions({
  ...answerQuery<Answer<OperationMetrics>>(['operation'], '/operation'),
  refetchInterval: REFRESH_MS,
});

/** Retries mails; returns how many. */
export function useRetryMails() {
  return useChange(
    async (mails: MailsToRetry) => {
      const request = { method: 'POST', body: mails } as const;
      return (await apiData<Answer<{ count: number }>>('/operation/mails/retry', request)).count;
    },
    { invalidates: [operationQuery.queryKey], evenOnError: true },
  );
}

export function useRunJobAgain() {
  return useChange((name: string) => api('/operation/jobs/retry', { method: 'POST', body: { name } }), {
    invalidates: [operationQuery.queryKey],
    evenOnError: true,
  });
}

export function useTestMail() {
  return useMutation({
    mutationFn: () => apiData<Answer<TestMail>>('/operation/test-mail', { method: 'POST' }),
  });
}

const isUnfinished = ({ state }: BackupRun) => state === 'waiting' || state === 'running';

/** The backups of the installation; refetched while one is being created. */
export const backupsQuery = queryOptions({
  ...answerQuery<Answer<BackupOverview>>(['operation', 'backups'], BACKUPS_PATH),
  refetchInterval: ({ state }) => (state.data?.runs.some(isUnfinished) === true ? BACKUPS_REFRESH_MS : false),
});

export function useBackUpNow() {
  return useChange(() => api(BACKUPS_PATH, { method: 'POST' }), {
    invalidates: [backupsQuery.queryKey],
    evenOnError: true,
  });
}
