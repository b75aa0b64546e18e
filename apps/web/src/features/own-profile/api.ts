import type { SurveyOpening } from '@quint/contract/privacy.ts';
import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { storeImage } from '#features/account/api.ts';
import { api } from '#lib/api-client.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A talent as the person it is about sees it. */
export interface OwnTalent {
  readonly id: string;
  readonly fullname: string;
  readonly avatar: string | null;
  readonly is_big_five_report_unlocked: boolean;
  readonly invitation_status: InvitationStatus | null;
  readonly invitation: { readonly send_at: string | null } | null;
  readonly latestResult: {
    readonly id: string;
    readonly date_finished: string;
    readonly result: Pick<SheetScore, 'traits'>;
  } | null;
  readonly roles: readonly { readonly roles_id: Named | null }[];
  /** Missing in a workspace without groups. */
  readonly teams?: readonly { readonly teams_id: Named | null }[];
}

/** When the own survey was opened, the newest first. */
export const ownOpeningsQuery = queryOptions({
  queryKey: ['own-profile', 'openings'],
  queryFn: async ({ signal }) =>
    (await api<{ data: SurveyOpening[] }>('/users/me/survey-openings', { signal })).data,
});

const FIELDS = [
  'id',
  'fullname',
  'avatar',
  'is_big_five_report_unlocked',
  'invitation_status',
  'invitation.send_at',
  'latestResult.id',
  'latestResult.date_finished',
  'latestResult.result',
  'roles.roles_id.id',
  'roles.roles_id.name',
];
const TEAM_FIELDS = ['teams.teams_id.id', 'teams.teams_id.name'];

/** The own talent with its latest result, roles and, where the workspace has groups, groups. */
export function ownTalentQuery(talentId: string, withTeams: boolean) {
  return queryOptions({
    queryKey: ['own-talent', talentId, withTeams],
    queryFn: async ({ signal }) => {
      const query = { fields: withTeams ? [...FIELDS, ...TEAM_FIELDS] : FIELDS };
      return (await api<{ data: OwnTalent }>(`/items/talents/${talentId}`, { query, signal })).data;
    },
  });
}

/** Gives the own talent an image, or takes it away. */
export function useSaveOwnImage(talentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) => {
      const avatar = file === null ? null : await storeImage(file);
      const path = `/items/talents/${talentId}`;
      return api(path, { method: 'PATCH', body: { avatar }, query: { fields: ['id'] } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['own-talent', talentId] }),
  });
}

/** A goal of an own group, as its members see it. */
export interface OwnGoal {
  readonly id: string;
  readonly objective: string;
  readonly progress: number | null;
  /** The own key when the first step is one's own; of somebody else's nothing is said. */
  readonly first_mover: string | null;
  readonly teams: readonly { readonly teams_id: Named | null }[];
}

/** The goals of the own groups. */
export const ownGoalsQuery = queryOptions({
  queryKey: ['own-goals'],
  // The result is what the page is about; without its goals it is still whole.
  meta: { isSilent: true },
  queryFn: async ({ signal }) => {
    const fields = ['id', 'objective', 'progress', 'first_mover', 'teams.teams_id.id', 'teams.teams_id.name'];
    const query = { fields, sort: 'objective', limit: -1 };
    return (await api<{ data: OwnGoal[] }>('/items/goals', { query, signal })).data;
  },
});

/** An assessment one takes part in. */
export interface OwnAssessment {
  readonly id: string;
  readonly name: string;
  readonly status: 'planned' | 'active' | 'ended';
  readonly date_start: string;
  readonly date_end: string;
}

/** The assessments the person takes part in, the latest first. */
export const ownAssessmentsQuery = queryOptions({
  queryKey: ['own-assessments'],
  meta: { isSilent: true },
  queryFn: async ({ signal }) => {
    const fields = ['id', 'name', 'status', 'date_start', 'date_end'];
    const query = { fields, sort: '-date_end', limit: -1 };
    return (await api<{ data: OwnAssessment[] }>('/items/assessments', { query, signal })).data;
  },
});
