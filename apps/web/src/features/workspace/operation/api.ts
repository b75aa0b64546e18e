import type { MailsToRetry, OperationMetrics, TestMail } from '@quint/contract/operation/operation.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

type Answer<Data> = { readonly data: Data };
const REFRESH_MS = 10_000;

/** How the installation is doing; asked again while the page is visible. */
export const operationQuery = queryOptions({
  queryKey: ['operation'],
  queryFn: async ({ signal }) => (await api<Answer<OperationMetrics>>('/operation', { signal })).data,
  refetchInterval: REFRESH_MS,
});

/** Tries mails again; the answer is how many. */
export function useRetryMails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (mails: MailsToRetry) =>
      (await api<Answer<{ count: number }>>('/operation/mails/retry', { method: 'POST', body: mails })).data
        .count,
    onSettled: () => client.invalidateQueries({ queryKey: operationQuery.queryKey }),
  });
}

export function useRunJobAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api('/operation/jobs/retry', { method: 'POST', body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: operationQuery.queryKey }),
  });
}

export function useTestMail() {
  return useMutation({
    mutationFn: async () => (await api<Answer<TestMail>>('/operation/test-mail', { method: 'POST' })).data,
  });
}
