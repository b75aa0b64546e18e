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

/** How long the workspace keeps what, and whose data ends soon. */
export const retentionQuery = answerQuery<RetentionAnswer>(['retention'], '/retention');

/** How many people other numbers would concern soon. */
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

/** Asks to be kept, by the token of a mail. */
export const keepMyData = (token: string) =>
  apiData<RetainDataAnswer>('/retention/keep', { method: 'POST', body: { token } });
