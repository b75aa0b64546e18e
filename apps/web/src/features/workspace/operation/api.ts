import type { MailsToRetry, OperationMetrics, TestMail } from '@quint/contract/operation/operation.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

type Answer<Data> = { readonly data: Data };
const REFRESH_MS = 10_000;

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
