import type { Row } from '@quint/contract/items.ts';
import type {
  InvitationStatusDetails,
  InvitationStatusAnswer,
} from '@quint/contract/invitations/invitations.ts';
import type { RoleFitAnswer } from '@quint/contract/measures/matching.ts';
import type { VacancyComparisonAnswer } from '@quint/contract/vacancies/people.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL_MS, untilCalculated } from '#features/base/fit/api.ts';
import { PERSON_FIELDS } from '#features/people/people/model/person.ts';
import { api, apiData } from '#lib/api-client.ts';
import { below, items } from '#lib/items.ts';

const FIELDS = [...PERSON_FIELDS, ...below('latestResult', ['id', 'result', 'statement'])] as const;
export type ComparedTalent = Row<'talents', typeof FIELDS>;

/** The talents with these ids and their latest results, in the order of the ids. */
export function comparedQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['talents', 'compared', ids],
    queryFn: async ({ signal }) => {
      const filter = { id: { _in: ids } };
      const talents = await items('talents').list({ fields: FIELDS, filter, limit: -1, signal });
      return ids.flatMap((id) => talents.find((talent) => talent.id === id) ?? []);
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** The progress of the survey of an open invitation. */
export function surveyProgressQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['talents', 'standing', invitationId],
    queryFn: ({ signal }): Promise<InvitationStatusDetails> =>
      apiData<InvitationStatusAnswer>(`/invite/talents/${invitationId}`, { signal }),
    // A workspace that may not invite reminds nobody; the column then lacks the number.
    retry: false,
  });
}

/** The fit of these people to one role, with the share of the norm group that reaches its bands. */
export function comparedFitsQuery(roleId: string | undefined, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['roles', 'fit', roleId, 'compared', ids],
    queryFn: ({ signal }) =>
      api<RoleFitAnswer>(`/calculate-score/role/${roleId}`, { query: { talents: ids.join(',') }, signal }),
    enabled: roleId !== undefined && ids.length > 0,
    refetchInterval: untilCalculated,
    placeholderData: keepPreviousData,
  });
}

/** People of a role side by side, as those who decide about it read them. */
export function vacancyComparisonQuery(roleId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'comparison', ids],
    queryFn: ({ signal }) =>
      api<VacancyComparisonAnswer>(`/vacancies/${roleId}/comparison`, {
        query: { talents: ids.join(',') },
        signal,
      }),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.meta.state === 'recalculating' ? POLL_INTERVAL_MS : false),
  });
}
