import type { Trait } from '@quint/psychometrics/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export interface StakeholderResult {
  readonly id: string;
  readonly email: string;
  readonly date_created: string;
  readonly date_finished: string | null;
  readonly talent: { readonly id: string; readonly fullname: string } | null;
  /** A range for each trait the stakeholder had an opinion on, with the answers behind it. */
  readonly result: Readonly<Partial<Record<Trait, { readonly min: number; readonly max: number }>>>;
}

/** What one stakeholder said a role needs; null where there is no such answer. */
export function stakeholderQuery(roleId: string, surveyId: string) {
  return queryOptions({
    queryKey: ['roles', 'stakeholder', roleId, surveyId],
    queryFn: async ({ signal }) => {
      const fields = [
        'id',
        'email',
        'date_created',
        'date_finished',
        'talent.id',
        'talent.fullname',
        'result',
      ];
      // The address names the answer, or the question it answers.
      const named = { _or: [{ id: { _eq: surveyId } }, { survey: { _eq: surveyId } }] };
      const query = { fields, filter: { _and: [{ role: { _eq: roleId } }, named] }, limit: 1 };
      const { data } = await api<{ data: StakeholderResult[] }>('/items/ra_survey_results', {
        query,
        signal,
      });
      return data[0] ?? null;
    },
  });
}
