import type { RightsAnswerBody, DataRequestsAnswer } from '@quint/contract/privacy/rights-requests.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** The requests of people about their data, and whose data is erased next. */
export const dataRequestsQuery = answerQuery<DataRequestsAnswer>(['rights-requests'], '/rights-requests');

/** Answers a request. Shows also what another administrator has answered meanwhile. */
export function useAnswer(id: string) {
  return useChange((body: RightsAnswerBody) => api<void>(`/rights-requests/${id}/answer`, { body }), {
    invalidates: [dataRequestsQuery.queryKey, ['overview'], ['inbox']],
    evenOnError: true,
  });
}
