import type { Row } from '@quint/contract/items.ts';
import { queryOptions } from '@tanstack/react-query';
import { below, items } from '#lib/items.ts';

const FIELDS = [
  'id',
  'email',
  'date_created',
  'date_finished',
  ...below('talent', ['id', 'fullname']),
  'result',
] as const;
export type StakeholderResult = Row<'ra_survey_results', typeof FIELDS>;

/** What one stakeholder said a role needs; null where there is no such answer. */
export function stakeholderQuery(roleId: string, surveyId: string) {
  return queryOptions({
    queryKey: ['roles', 'stakeholder', roleId, surveyId],
    queryFn: async ({ signal }) => {
      // The address names the answer, or the question it answers.
      const named = { _or: [{ id: { _eq: surveyId } }, { survey: { _eq: surveyId } }] };
      const filter = { _and: [{ role: { _eq: roleId } }, named] };
      const data = await items('ra_survey_results').list({ fields: FIELDS, filter, limit: 1, signal });
      return data[0] ?? null;
    },
  });
}
