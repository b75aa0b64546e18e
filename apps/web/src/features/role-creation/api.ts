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

/** The answers of one stakeholder about a role; null when there are none. */
export function stakeholderQuery(roleId: string, surveyId: string) {
  return queryOptions({
    queryKey: ['roles', 'stakeholder', roleId, surveyId],
    queryFn: async ({ signal }) => {
      // The URL contains the id of the answer, or of the request it answers.
      const named = { _or: [{ id: { _eq: surveyId } }, { survey: { _eq: surveyId } }] };
      const filter = { _and: [{ role: { _eq: roleId } }, named] };
      const data = await items('ra_survey_results').list({ fields: FIELDS, filter, limit: 1, signal });
      return data[0] ?? null;
    },
  });
}
