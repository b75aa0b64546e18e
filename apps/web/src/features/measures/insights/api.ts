import type {
  OwnInsightsAnswer,
  ResultFeedbackAnswer,
  ResultFeedbackBody,
} from '@quint/contract/measures/insights.ts';
import type { Row } from '@quint/contract/items.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { below, items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

const FIELDS = ['id', 'is_big_five_report_unlocked', ...below('latestResult', ['id', 'result'])] as const;
export type InsightTalent = Row<'talents', typeof FIELDS>;
export type InsightResult = NonNullable<InsightTalent['latestResult']>['result'];

/** The user's own talent with the data of the result pages. */
export function insightTalentQuery(talentId: string) {
  if (talentId === '') throw new Error('No talent ID provided');
  return queryOptions({
    queryKey: ['own-talent', talentId, 'insights'],
    queryFn: ({ signal }) => items('talents').get(talentId, { fields: FIELDS, signal }),
  });
}

/** The data of the pages beside the result: the order of the facets, the own text, and the feedback. */
export function ownInsightsQuery(talentId: string) {
  return answerQuery<OwnInsightsAnswer>(['own-talent', talentId, 'own-insights'], '/users/me/insights');
}

/** Saves the own text and updates the cached one. */
export function useSaveMission(talentId: string) {
  const client = useQueryClient();
  const { queryKey } = ownInsightsQuery(talentId);
  return useMutation({
    mutationFn: (text: string) => api('/users/me/insights/mission', { method: 'PATCH', body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey, refetchType: 'none' }),
  });
}

export function useSaveFeedback(talentId: string) {
  const { queryKey } = ownInsightsQuery(talentId);
  return useChange(
    (body: ResultFeedbackBody) =>
      api<ResultFeedbackAnswer>('/users/me/insights/feedback', { method: 'PATCH', body }),
    { invalidates: [queryKey] },
  );
}
