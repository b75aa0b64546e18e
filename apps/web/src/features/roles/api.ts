import type { CreateInput, Row } from '@quint/contract/items.ts';
import type { StrongFitsAnswer } from '@quint/contract/matching.ts';
import { isTelling } from '@quint/psychometrics/reach.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { recalculateFits } from '#features/fit/api.ts';
import { listPages } from '#features/records/model/list-pages.ts';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';

const FIELDS = ['id', 'name', 'attributes', 'date_updated'] as const;
export type RoleRow = Row<'roles', typeof FIELDS>;
const LIST_FIELDS = [...FIELDS, 'count(talents)'] as const;
/** With the number of considered talents. */
export type ListedRole = Row<'roles', typeof LIST_FIELDS>;
export type RoleAttributes = RoleRow['attributes'];
export type WeightedRange = RoleAttributes['O'];

const DETAIL_FIELDS = [
  'id',
  'name',
  'purpose',
  'description',
  'accountabilities',
  'value_creation',
  'attributes',
  'date_updated',
] as const;
export type RoleDetail = Row<'roles', typeof DETAIL_FIELDS>;
export type RoleChanges = CreateInput<'roles'>;

/** All roles of the workspace by name, for fields in which one is chosen. */
export const rolesQuery = queryOptions({
  queryKey: ['roles', 'all'],
  queryFn: ({ signal }) => items('roles').list({ fields: FIELDS, sort: 'name', limit: -1, signal }),
});

/** The same for the list, a page at a time. */
export const rolePages = listPages('roles', {
  fields: LIST_FIELDS,
  find: (words) => ({ filter: { _and: words.map((name) => ({ name })) } }),
  sorts: { name: ['name'], talents: ['count(talents)'], changed: ['date_updated'] },
});

export function roleQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'detail', roleId],
    queryFn: ({ signal }) => items('roles').get(roleId, { fields: DETAIL_FIELDS, signal }),
  });
}

/** How many talents fit each role with high agreement, where that tells something; null where it does not. */
export const strongFitsQuery = queryOptions({
  queryKey: ['roles', 'strong'],
  queryFn: async ({ signal }) => {
    const { data } = await api<StrongFitsAnswer>('/calculate-score/roles', { signal });
    return new Map(data.map(({ role_id: id, strong, reach }) => [id, isTelling(reach) ? strong : null]));
  },
});

/** Creates a role, or changes the one with the id. Returns its id. */
export function useSaveRole(roleId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ changes, seen }: { readonly changes: RoleChanges; readonly seen: string | undefined }) =>
      items('roles').save(roleId, changes, seen),
    onSuccess: () =>
      Promise.all([recalculateFits(client), client.invalidateQueries({ queryKey: ['roles'] })]),
  });
}
