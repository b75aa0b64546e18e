import type {
  RetainDataAnswer,
  RetentionAnswer,
  RetentionBody,
  RetentionPreviewAnswer,
} from '@quint/contract/privacy/retention.ts';
import type { RetentionMonths } from '@quint/domain/privacy/retention.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** How long the workspace keeps what, and whose data ends soon. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: async ({ signal }) => (await api<RetentionAnswer>('/retention', { signal })).data,
});

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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RetentionBody) => api<void>('/retention', { method: 'PATCH', body }),
    onSuccess: () => client.invalidateQueries(retentionQuery),
  });
}

/** Asks to be kept, by the token of a mail. */
export const keepMyData = async (token: string) =>
  (await api<RetainDataAnswer>('/retention/keep', { method: 'POST', body: { token } })).data;
