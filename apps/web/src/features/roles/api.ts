import type { RoleFitAnswer } from '@quint/contract/matching.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { recalculateFits, untilCalculated } from '#features/fit/fit-state.ts';
import { api } from '#lib/api-client.ts';

export interface WeightedRange {
  readonly min: number;
  readonly max: number;
  readonly weight: number;
}
export type RoleAttributes = Readonly<Record<Trait, WeightedRange>>;

export interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly attributes: RoleAttributes;
  readonly date_updated: string;
  /** Keys of the links to considered talents. */
  readonly talents: readonly string[];
}

export interface RoleDetail extends Omit<RoleRow, 'talents'> {
  readonly purpose: string | null;
  readonly description: string | null;
  readonly accountabilities: string | null;
  readonly value_creation: string | null;
}

export interface RoleChanges {
  readonly name: string;
  readonly purpose: string | null;
  readonly description: string | null;
  readonly accountabilities: string | null;
  readonly value_creation: string | null;
  readonly attributes: RoleAttributes;
}

export interface TalentName {
  readonly id: string;
  readonly fullname: string;
}

const LIST_FIELDS = ['id', 'name', 'attributes', 'date_updated', 'talents'];
const DETAIL_FIELDS = [
  'id',
  'name',
  'purpose',
  'description',
  'accountabilities',
  'value_creation',
  'attributes',
  'date_updated',
];

/** All roles of the workspace, by name. */
export const rolesQuery = queryOptions({
  queryKey: ['roles', 'list'],
  queryFn: async ({ signal }) => {
    const query = { fields: LIST_FIELDS, sort: 'name', limit: -1 };
    return (await api<{ data: RoleRow[] }>('/items/roles', { query, signal })).data;
  },
});

export function roleQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'detail', roleId],
    queryFn: async ({ signal }) => {
      const query = { fields: DETAIL_FIELDS };
      return (await api<{ data: RoleDetail }>(`/items/roles/${roleId}`, { query, signal })).data;
    },
  });
}

/** The fit of every finished talent to a role, best first, and where their computing stands. */
export function roleFitQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'fit', roleId],
    queryFn: ({ signal }) =>
      api<z.infer<typeof RoleFitAnswer>>(`/calculate-score/role/${roleId}`, { signal }),
    refetchInterval: untilCalculated,
  });
}

/** Beyond this many, their ids would make an address longer than servers accept. */
const MOST_NAMED_IN_ADDRESS = 100;

/** Names of the given talents, as far as they may be shown; those of all where very many are asked for. */
export function talentNamesQuery(ids: readonly string[]) {
  const filter = ids.length > MOST_NAMED_IN_ADDRESS ? undefined : { id: { _in: ids } };
  return queryOptions({
    queryKey: ['talents', 'names', filter === undefined ? 'all' : ids],
    queryFn: async ({ signal }) => {
      const query = { fields: ['id', 'fullname'], filter, limit: -1 };
      const { data } = await api<{ data: TalentName[] }>('/items/talents', { query, signal });
      return new Map(data.map((talent) => [talent.id, talent.fullname]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Creates a role, or changes the one with the id. Answers its id. */
export function useSaveRole(roleId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RoleChanges) => {
      const path = roleId === undefined ? '/items/roles' : `/items/roles/${roleId}`;
      const method = roleId === undefined ? 'POST' : 'PATCH';
      return (await api<{ data: { id: string } }>(path, { method, body, query: { fields: ['id'] } })).data.id;
    },
    onSuccess: () =>
      Promise.all([recalculateFits(client), client.invalidateQueries({ queryKey: ['roles'] })]),
  });
}

export function useDeleteRole(roleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api(`/items/roles/${roleId}`, { method: 'PATCH', body: { date_deleted: new Date().toISOString() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['roles'] }),
  });
}
