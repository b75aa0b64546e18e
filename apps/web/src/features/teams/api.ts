import type { CreateInput, Row } from '@quint/contract/items.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPages } from '#features/records/model/list-pages.ts';
import { below, items } from '#lib/items.ts';

const LIST_FIELDS = ['id', 'name', 'date_updated', 'count(talents)', 'count(roles)'] as const;
export type TeamRow = Row<'teams', typeof LIST_FIELDS>;

const MEMBER_FIELDS = [
  'id',
  'fullname',
  'status',
  ...below('latestResult', ['o', 'c', 'e', 'a', 'es']),
] as const;
export type TeamMember = Row<'talents', typeof MEMBER_FIELDS>;

const DETAIL_FIELDS = [
  'id',
  'name',
  'report_text',
  'date_updated',
  ...below('talents.talents_id', MEMBER_FIELDS),
  ...below('roles.roles_id', ['id', 'name']),
  ...below('assignments', ['talent_id', 'role_id']),
] as const;
const GOAL_FIELDS = below('goals.goals_id', ['id', 'objective', 'progress']);
export type TeamChanges = CreateInput<'teams'>;
export type TeamDetail = Row<'teams', typeof DETAIL_FIELDS, typeof GOAL_FIELDS>;

/** The teams of the workspace, a page at a time. */
export const teamPages = listPages('teams', {
  fields: LIST_FIELDS,
  find: (words) => ({ filter: { _and: words.map((name) => ({ name })) } }),
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

/** Creates a team, or changes the one with the id. Returns its id. */
export function useSaveTeam(teamId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ changes, seen }: { readonly changes: TeamChanges; readonly seen: string | undefined }) =>
      items('teams').save(teamId, changes, seen),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['teams'] }),
        client.invalidateQueries({ queryKey: ['talents'] }),
      ]),
  });
}

/** Names of all teams of the workspace. */
export const teamNamesQuery = queryOptions({
  queryKey: ['teams', 'names'],
  queryFn: ({ signal }) => items('teams').list({ fields: ['id', 'name'], sort: 'name', limit: -1, signal }),
});
