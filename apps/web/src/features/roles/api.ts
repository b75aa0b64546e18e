import type { CreateInput, Row } from '@quint/contract/items.ts';
import type { RoleFitAnswer } from '@quint/contract/matching.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ASK_AGAIN_MS, recalculateFits } from '#features/fit/api.ts';
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

const FIRST_BY_FIT = 10;
export const MORE_BY_FIT = 100;

/** Some of the talents with a result, by fit to a role, with their names. */
export type TalentsByFit = Pick<RoleFitAnswer, 'data' | 'meta'> & {
  readonly names: ReadonlyMap<string, string>;
};

/** The talents by fit to a role, best first: ten of them, and a hundred more at a time on demand. */
export function talentsByFitQuery(roleId: string) {
  return infiniteQueryOptions({
    queryKey: ['roles', 'fit', roleId],
    queryFn: async ({ pageParam: offset, signal }): Promise<TalentsByFit> => {
      const limit = offset === 0 ? FIRST_BY_FIT : MORE_BY_FIT;
      const { data, meta } = await api<RoleFitAnswer>(`/calculate-score/role/${roleId}`, {
        query: { limit, offset },
        signal,
      });
      if (data.length === 0) return { data, meta, names: new Map() };
      const filter = { id: { _in: data.map((fit) => fit.talent_id) } };
      const talents = await items('talents').list({ fields: ['id', 'fullname'], filter, limit: -1, signal });
      return { data, meta, names: new Map(talents.map((talent) => [talent.id, talent.fullname])) };
    },
    initialPageParam: 0,
    getNextPageParam: ({ meta }, pages) => {
      const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
      return shown < meta.total ? shown : undefined;
    },
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.meta.state === 'recalculating' ? ASK_AGAIN_MS : false,
  });
}

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
