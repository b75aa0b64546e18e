import type { FitOfTalent, RoleFitAnswer } from '@quint/contract/measures/matching.ts';
import type { CreateInput, Row } from '@quint/contract/items.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { PERSON_FIELDS, PERSON_GROUP_FIELDS } from '#features/people/people/model/person.ts';
import { listPages } from '#features/base/records/model/list-pages.ts';
import { api } from '#lib/api-client.ts';
import { below, items } from '#lib/items.ts';
import type { LinkChanges } from '#lib/link-changes.ts';
import { useChange } from '#lib/use-change.ts';

const LIST_FIELDS = ['id', 'name', 'date_updated', 'count(talents)', 'count(roles)'] as const;
export type TeamRow = Row<'teams', typeof LIST_FIELDS>;

const STANINES = below('latestResult', ['o', 'c', 'e', 'a', 'es', 'quality']);
const MEMBER_FIELDS = [...PERSON_FIELDS, ...PERSON_GROUP_FIELDS, ...STANINES] as const;
export type TeamMember = Row<'talents', typeof MEMBER_FIELDS>;

const DETAIL_FIELDS = [
  'id',
  'name',
  'report_text',
  'date_updated',
  'talents.talents_id',
  ...below('roles.roles_id', ['id', 'name']),
  ...below('assignments', ['id', 'talent_id', 'role_id']),
] as const;
const GOAL_FIELDS = below('goals.goals_id', ['id', 'objective', 'progress']);
export type TeamChanges = CreateInput<'teams'>;
export type TeamDetail = Row<'teams', typeof DETAIL_FIELDS, typeof GOAL_FIELDS>;

/** The teams of the workspace, a page at a time. */
export const teamPages = listPages('teams', {
  fields: LIST_FIELDS,
  find: (terms) => ({ filter: { _and: terms.map((name) => ({ name })) } }),
  sorts: {
    name: ['name'],
    members: ['count(talents)'],
    roles: ['count(roles)'],
    changed: ['date_updated'],
  },
});

/** A team with its members; its goals are requested only where the workspace has the feature. */
export function teamQuery(teamId: string, withGoals: boolean) {
  return queryOptions({
    queryKey: ['teams', 'detail', teamId, withGoals],
    queryFn: ({ signal }) =>
      items('teams').get(teamId, {
        fields: DETAIL_FIELDS,
        optionalFields: withGoals ? GOAL_FIELDS : [],
        signal,
      }),
  });
}

/** The members of a team by name, with the data that actions and strips need. */
export function teamMembersQuery(teamId: string) {
  return queryOptions({
    queryKey: ['talents', 'ofTeam', teamId],
    queryFn: ({ signal }): Promise<readonly TeamMember[]> =>
      items('talents').list({
        fields: MEMBER_FIELDS,
        filter: { teams: { teams_id: { _eq: teamId } } },
        sort: 'fullname',
        limit: -1,
        signal,
      }),
  });
}

const IMAGINED_FIELDS = ['id', 'fullname', 'is_result_held', 'result_held_until', ...STANINES] as const;
export type ImaginedTalent = Row<'talents', typeof IMAGINED_FIELDS>;

/** The newest result of a person for a preview of the team with them. */
export function imaginedQuery(talentId: string) {
  return queryOptions({
    queryKey: ['talents', 'imagined', talentId],
    queryFn: ({ signal }) => items('talents').get(talentId, { fields: IMAGINED_FIELDS, signal }),
  });
}

/** How well the members of a team fit one of its roles, by member. */
export function teamFitsQuery(teamId: string, roleId: string) {
  return queryOptions({
    queryKey: ['talents', 'fits', roleId, 'ofTeam', teamId],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, FitOfTalent>> => {
      const path = `/calculate-score/role/${roleId}`;
      const { data } = await api<RoleFitAnswer>(path, { query: { team: teamId }, signal });
      return new Map(data.map((fit) => [fit.talent_id, fit]));
    },
  });
}

/** Refetches everything that shows a team or its members; other lists of people when they are opened. */
async function readAgain(client: QueryClient, teamId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: ['talents'], refetchType: 'none' });
  await Promise.all([
    client.invalidateQueries({ queryKey: ['teams'] }),
    client.invalidateQueries({ queryKey: ['talents', 'ofTeam', teamId] }),
  ]);
}

/** Creates a team, or changes the one with the id. Returns its id. */
export function useSaveTeam(teamId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      changes,
      baseVersion,
    }: {
      readonly changes: TeamChanges;
      readonly baseVersion: string | undefined;
    }) => items('teams').save(teamId, changes, baseVersion),
    onSuccess: (id) => readAgain(client, id),
  });
}

/** Adds people to a team and removes them; a removed person disappears at once. */
export function useChangeMembers(teamId: string) {
  const client = useQueryClient();
  const { queryKey } = teamMembersQuery(teamId);
  return useMutation({
    mutationFn: (talents: LinkChanges) => items('teams').update(teamId, { talents }),
    onMutate: async ({ delete: removedIds }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (members) => members?.filter(({ id }) => !removedIds.includes(id)));
      return before;
    },
    onError: (_error, _changes, before) => client.setQueryData(queryKey, before),
    onSettled: () => readAgain(client, teamId),
  });
}

/** Assigns a role of a team to a member, or removes it. */
export function useChangeHolders(teamId: string) {
  return useChange(
    async (change: { readonly give?: { talentId: string; roleId: string }; take?: string }) => {
      if (change.take !== undefined) {
        await items('talent_role_assignments').remove(change.take);
      }
      if (change.give !== undefined) {
        const { talentId, roleId } = change.give;
        await items('talent_role_assignments').create({
          talent_id: talentId,
          role_id: roleId,
          team_id: teamId,
        });
      }
    },
    { invalidates: [['teams', 'detail', teamId]], evenOnError: true },
  );
}
