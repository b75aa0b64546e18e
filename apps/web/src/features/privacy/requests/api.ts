import type { RightsAnswerBody, DataRequestsAnswer } from '@quint/contract/privacy/rights-requests.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** What people ask of the workspace about their data, and whose data ends next. */
export const dataRequestsQuery = queryOptions({
  queryKey: ['rights-requests'],
  queryFn: async ({ signal }) => (await api<DataRequestsAnswer>('/rights-requests', { signal })).data,
});

/** Answers a request. What another administrator has answered meanwhile is shown as well. */
export function useAnswer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RightsAnswerBody) => api<void>(`/rights-requests/${id}/answer`, { body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(dataRequestsQuery),
        client.invalidateQueries({ queryKey: ['overview'] }),
        client.invalidateQueries({ queryKey: ['inbox'] }),
      ]),
  });
}
