import type { TalentStatus } from '@quint/domain/talents.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Stanines } from '#features/organization/distribution.ts';
import { api } from '#lib/api-client.ts';
import type { LinkChanges } from '#lib/link-changes.ts';

export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly date_updated: string;
  /** Keys of the links to members and roles. */
  readonly talents: readonly string[];
  readonly roles: readonly string[];
}

export interface TeamMember {
  readonly id: string;
  readonly fullname: string;
  readonly status: TalentStatus;
  readonly latestResult: Stanines | null;
}

export interface TeamDetail {
  readonly id: string;
  readonly name: string;
  readonly report_text: string | null;
  readonly date_updated: string;
  readonly talents: readonly { readonly talents_id: TeamMember | null }[];
  readonly roles: readonly { readonly roles_id: { readonly id: string; readonly name: string } | null }[];
  readonly assignments: readonly { readonly talent_id: string; readonly role_id: string }[];
  /** Missing where the workspace has no goals. */
  readonly goals?: readonly {
    readonly goals_id: {
      readonly id: string;
      readonly objective: string;
      readonly progress: number | null;
    } | null;
  }[];
}

const DETAIL_FIELDS = [
  'id',
  'name',
  'report_text',
  'date_updated',
  'talents.talents_id.id',
  'talents.talents_id.fullname',
  'talents.talents_id.status',
  ...['o', 'c', 'e', 'a', 'es'].map((trait) => `talents.talents_id.latestResult.${trait}`),
  'roles.roles_id.id',
  'roles.roles_id.name',
  'assignments.talent_id',
  'assignments.role_id',
];
const GOAL_FIELDS = ['goals.goals_id.id', 'goals.goals_id.objective', 'goals.goals_id.progress'];

/** All teams of the workspace, by name. */
export const teamsQuery = queryOptions({
  queryKey: ['teams', 'list'],
  queryFn: async ({ signal }) => {
    const fields = ['id', 'name', 'date_updated', 'talents', 'roles'];
    const query = { fields, sort: 'name', limit: -1 };
    return (await api<{ data: TeamRow[] }>('/items/teams', { query, signal })).data;
  },
});

/** A team with its people; its goals may be asked for only where the workspace has them. */
export function teamQuery(teamId: string, withGoals: boolean) {
  return queryOptions({
    queryKey: ['teams', 'detail', teamId, withGoals],
    queryFn: async ({ signal }) => {
      const query = { fields: withGoals ? [...DETAIL_FIELDS, ...GOAL_FIELDS] : DETAIL_FIELDS };
      return (await api<{ data: TeamDetail }>(`/items/teams/${teamId}`, { query, signal })).data;
    },
  });
}

export interface TeamChanges {
  readonly name: string;
  readonly report_text: string | null;
  readonly talents: LinkChanges;
  readonly roles: LinkChanges;
}

/** Creates a team, or changes the one with the id. Answers its id. */
export function useSaveTeam(teamId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: TeamChanges) => {
      const path = teamId === undefined ? '/items/teams' : `/items/teams/${teamId}`;
      const method = teamId === undefined ? 'POST' : 'PATCH';
      return (await api<{ data: { id: string } }>(path, { method, body, query: { fields: ['id'] } })).data.id;
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['teams'] }),
        client.invalidateQueries({ queryKey: ['talents'] }),
      ]),
  });
}

export function useDeleteTeam(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api(`/items/teams/${teamId}`, { method: 'PATCH', body: { date_deleted: new Date().toISOString() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['teams', 'list'] }),
  });
}
