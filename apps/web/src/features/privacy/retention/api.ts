import type {
  RetainDataAnswer,
  RetentionAnswer,
  RetentionBody,
  RetentionPreviewAnswer,
} from '@quint/contract/privacy/retention.ts';
import type { RetentionMonths } from '@quint/domain/privacy/retention.ts';
import { queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** The retention periods of the workspace, and whose data is erased soon. */
export const retentionQuery = answerQuery<RetentionAnswer>(['retention'], '/retention');

/** The number of people whom other periods would soon affect. */
export function retentionPreviewQuery(months: RetentionMonths) {
  return queryOptions({
    queryKey: ['retention', 'preview', months],
    queryFn: async ({ signal }) =>
      (
        await api<RetentionPreviewAnswer>('/retention/preview', {
          method: 'POST',
          body: months,
          signal,
        })
      ).data,
  });
}

export function useSaveRetention() {
  return useChange((body: RetentionBody) => api<void>('/retention', { method: 'PATCH', body }), {
    invalidates: [retentionQuery.queryKey],
  });
}

/** Asks to keep the person's data, with the token of a mail. */
export const keepMyData = (token: string) =>
  apiData<RetainDataAnswer>('/retention/keep', { method: 'POST', body: { token } });
