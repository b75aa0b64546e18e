import type { Row } from '@quint/contract/items.ts';
import type { OwnFitAnswer } from '@quint/contract/measures/matching.ts';
import type { OwnSurveyAnswer, OwnSurveyStatus } from '@quint/contract/survey/participation.ts';
import type { OwnApplicationsAnswer } from '@quint/contract/vacancies/own-applications.ts';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { requireTalentId, updateTalent } from '#features/people/people/model/talent-update.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { untilCalculated } from '#features/base/fit/api.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { below, items, storeFile } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

const FIELDS = [
  'id',
  'fullname',
  'first_name',
  'email',
  'is_directly_invited',
  'avatar',
  'phone',
  'is_big_five_report_unlocked',
  'is_open_for_work',
  'open_for_work_since',
  'invitation_status',
  'invitation.send_at',
  ...below('latestResult', ['id', 'date_finished', 'flavour', 'result', 'statement']),
  ...below('roles.roles_id', ['id', 'name']),
] as const;
const TEAM_FIELDS = below('teams.teams_id', ['id', 'name']);
/** A talent as the person sees their own record. */
export type OwnTalent = Row<'talents', typeof FIELDS, typeof TEAM_FIELDS>;

/** The own talent with its latest result, roles and, if the workspace has groups, groups. */
export function ownTalentQuery(talentId: string, withTeams: boolean) {
  return queryOptions({
    queryKey: ['own-talent', talentId, withTeams],
    queryFn: ({ signal }) =>
      items('talents').get(requireTalentId(talentId), {
        fields: FIELDS,
        optionalFields: withTeams ? TEAM_FIELDS : [],
        signal,
      }),
  });
}

/** A role as a talent may read it who is considered for it or holds it in a group. */
export function ownRoleQuery(roleId: string) {
  return queryOptions({
    queryKey: ['own-role', roleId],
    queryFn: ({ signal }) =>
      items('roles').get(roleId, {
        fields: ['id', 'name', 'value_creation', 'shown_texts', 'attributes'],
        signal,
      }),
  });
}

/** The fit to a role for which the talent is considered, with the numbers that administrators see. */
export function ownFitQuery(roleId: string) {
  return queryOptions({
    queryKey: ['own-talent', 'fit', roleId],
    queryFn: ({ signal }) => api<OwnFitAnswer>(`/calculate-score/own/${roleId}`, { signal }),
    refetchInterval: untilCalculated,
  });
}

/** The progress of the newest own survey; null when its link no longer works. */
export const ownSurveyQuery = queryOptions({
  ...answerQuery<OwnSurveyStatus>(['own-survey'], '/users/me/survey'),
  // Without an answer the page shows the state of the invitation.
  meta: { isSilent: true },
});

/** Where the own applications stand. */
export const ownApplicationsQuery = queryOptions({
  ...answerQuery<OwnApplicationsAnswer>(['own-applications'], '/users/me/applications'),
  // The page is complete without it.
  meta: { isSilent: true },
});

/**
 * Opens the newest own survey, which is a separate document: at its first open statement, or where it can be taken
 * again.
 */
export function useOwnSurvey() {
  return useMutation({
    mutationFn: async () => (await api<OwnSurveyAnswer>('/users/me/survey', { method: 'POST' })).data.next,
    onSuccess: (next) => window.location.assign(toOwnPath(next) ?? '/survey'),
  });
}

/** Sets or removes the own talent's image. */
export function useSaveOwnImage(talentId: string) {
  return useChange(
    async (file: File | null) => {
      const avatar = file === null ? null : await storeFile('avatar', file);
      return updateTalent(talentId, { avatar });
    },
    { invalidates: [['own-talent', talentId]] },
  );
}

export function useSaveOwnPhone(talentId: string) {
  return useChange((phone: string) => updateTalent(talentId, { phone }), {
    invalidates: [['own-talent', talentId]],
  });
}

/** Sets whether the person is open for work. The change is shown at once and reverted on failure. */
export function useSetOpenForWork(talentId: string) {
  const client = useQueryClient();
  const queryKey = ['own-talent', talentId];
  return useMutation({
    scope: { id: `open-for-work-${talentId}` },
    mutationFn: (is_open_for_work: boolean) => updateTalent(talentId, { is_open_for_work }),
    onMutate(is_open_for_work) {
      const before = client.getQueriesData<OwnTalent>({ queryKey });
      client.setQueriesData<OwnTalent>(
        { queryKey },
        (talent) => talent && { ...talent, is_open_for_work, open_for_work_since: null },
      );
      return { before };
    },
    onError: (_error, _open, context) =>
      context?.before.forEach(([key, talent]) => client.setQueryData(key, talent)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

const GOAL_FIELDS = [
  'id',
  'objective',
  'progress',
  'first_mover',
  ...below('teams.teams_id', ['id', 'name']),
] as const;
/** A goal of an own group. The first mover is the own key, or null: other people are not shown. */
export type OwnGoal = Row<'goals', typeof GOAL_FIELDS>;

/** The goals of the person's groups. */
export const ownGoalsQuery = queryOptions({
  queryKey: ['own-goals'],
  // The result is complete without its goals.
  meta: { isSilent: true },
  queryFn: ({ signal }) => items('goals').list({ fields: GOAL_FIELDS, sort: 'objective', limit: -1, signal }),
});

const ASSESSMENT_FIELDS = ['id', 'name', 'status', 'date_start', 'date_end'] as const;
export type OwnAssessment = Row<'assessments', typeof ASSESSMENT_FIELDS>;

/** The assessments in which the person takes part, the latest first. */
export const ownAssessmentsQuery = queryOptions({
  queryKey: ['own-assessments'],
  meta: { isSilent: true },
  queryFn: ({ signal }) =>
    items('assessments').list({ fields: ASSESSMENT_FIELDS, sort: '-date_end', limit: -1, signal }),
});

const OPEN_ROLE_FIELDS = ['id', 'name', 'value_creation', 'shown_texts'] as const;
export type OpenRole = Row<'open_roles', typeof OPEN_ROLE_FIELDS>;

/** The roles that the workspace has published, by name. */
export const openRolesQuery = queryOptions({
  queryKey: ['open-roles'],
  // The result is complete without open roles.
  meta: { isSilent: true },
  queryFn: ({ signal }) =>
    items('open_roles').list({ fields: OPEN_ROLE_FIELDS, sort: 'name', limit: -1, signal }),
});
