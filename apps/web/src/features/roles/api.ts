import type { CreateInput, Row } from '@quint/contract/items.ts';
import type { RoleFitAnswer } from '@quint/contract/matching.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { recalculateFits, untilCalculated } from '#features/fit/api.ts';
import { listPages } from '#features/records/model/list-pages.ts';
import { api } from '#lib/api-client.ts';
import { items, markDeleted } from '#lib/items.ts';

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

/** The fit of every finished talent to a role, best first, and whether it is being recomputed. */
export function roleFitQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'fit', roleId],
    queryFn: ({ signal }) => api<RoleFitAnswer>(`/calculate-score/role/${roleId}`, { signal }),
    refetchInterval: untilCalculated,
  });
}

/** Beyond this many, the ids would make the URL longer than servers accept. */
const MOST_NAMED_IN_ADDRESS = 100;

/** Names of the given talents, as far as visible; of all talents when the ids are too many for a URL. */
export function talentNamesQuery(ids: readonly string[]) {
  const filter = ids.length > MOST_NAMED_IN_ADDRESS ? undefined : { id: { _in: ids } };
  return queryOptions({
    queryKey: ['talents', 'names', filter === undefined ? 'all' : ids],
    queryFn: async ({ signal }) => {
      const talents = await items('talents').list({ fields: ['id', 'fullname'], filter, limit: -1, signal });
      return new Map(talents.map((talent) => [talent.id, talent.fullname]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Creates a role, or changes the one with the id. Returns its id. */
export function useSaveRole(roleId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (role: RoleChanges) => items('roles').save(roleId, role),
    onSuccess: () =>
      Promise.all([recalculateFits(client), client.invalidateQueries({ queryKey: ['roles'] })]),
  });
}

export function useDeleteRole(roleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => markDeleted('roles', roleId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['roles'] }),
  });
}
