import type { RoleState } from '@quint/domain/roles/stages.ts';
import type { CreateInput, Row, UpdateInput } from '@quint/contract/items.ts';
import type { FinishedProfilesAnswer } from '@quint/contract/measures/distributions.ts';
import type { StrongFitsAnswer } from '@quint/contract/measures/matching.ts';
import type { RoleStakeholdersAnswer } from '@quint/contract/roles/stakeholders.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import {
  type QueryKey,
  type UseQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { recalculateFits } from '#features/base/fit/api.ts';
import {
  listPages,
  toSearchConditions,
  type SearchCondition,
} from '#features/base/records/model/list-pages.ts';
import { ROWS_ON_PAGE, type RowPage } from '#features/base/records/model/row-page.ts';
import { SHORT_TEXT_FIELDS } from '#features/roles/role-texts/model/fields.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { download, getUserLocale } from '#lib/download.ts';
import { items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';
import type { RolesView } from './search.ts';

const FIELDS = ['id', 'name', 'attributes', 'date_updated', 'state', 'is_assistant_open'] as const;
export type RoleRow = Row<'roles', typeof FIELDS>;
const LIST_FIELDS = [...FIELDS, 'is_published_to_pool', 'count(talents)'] as const;
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
  'state',
  'is_assistant_open',
  'is_published_to_pool',
  'must_haves',
  'shown_texts',
  ...SHORT_TEXT_FIELDS,
] as const;
export type RoleDetail = Row<'roles', typeof DETAIL_FIELDS>;

/** Whether a role is offered in a field for roles; a selected one remains offered. */
export function isOffered(
  { id, state }: Pick<RoleRow, 'id' | 'state'>,
  selectedIds: readonly string[] = [],
): boolean {
  return (state !== 'draft' && state !== 'archived') || selectedIds.includes(id);
}

/** Whether a role can only be read, because it is filled or archived. */
export function isClosed({ state }: { readonly state: string }): boolean {
  return state === 'filled' || state === 'archived';
}

/** All roles of the workspace by name. */
export const rolesQuery = queryOptions({
  queryKey: ['roles', 'all'],
  queryFn: ({ signal }) => items('roles').list({ fields: FIELDS, sort: 'name', limit: -1, signal }),
});

/** The roles offered in fields for roles. */
export const offeredRolesQuery = queryOptions({
  ...rolesQuery,
  select: (roles) => roles.filter((role) => isOffered(role)),
});

/**
 * The number of talents who fit a role with high agreement, and how many more would if their result were not doubtful.
 */
export interface StrongCount {
  readonly people: number;
  readonly doubtful: number;
}

/** The counts of high agreement by role; null when the count is uninformative. */
export const strongFitsQuery = queryOptions({
  queryKey: ['roles', 'strong'],
  queryFn: async ({ signal }) => {
    const { data } = await api<StrongFitsAnswer>('/calculate-score/roles', { signal });
    const countOf = ({ strong, doubtful, reach }: StrongFitsAnswer['data'][number]): StrongCount | null =>
      strong === null || !isInformative(reach) ? null : { people: strong, doubtful: doubtful ?? 0 };
    return new Map(data.map((role) => [role.role_id, countOf(role)]));
  },
});

const ofName = (state: RoleState) => (terms: readonly SearchCondition[]) => ({
  filter: { state, _and: terms.map((name) => ({ name })) },
});
const pagesInOrder = (state: RoleState) =>
  listPages('roles', {
    fields: LIST_FIELDS,
    find: ofName(state),
    sorts: { name: ['name'], talents: ['count(talents)'], changed: ['date_updated'] },
  });

/** Downloads the roles of a view with their ranges. */
export function downloadRoles({ state, search }: RolesView): Promise<void> {
  const nameFilters = toSearchConditions(search).map((name) => ({ name }));
  const filter = { _and: [{ state: { _eq: state } }, ...nameFilters] };
  return download('/exports/roles', { query: { format: 'xlsx', filter, ...getUserLocale() } });
}

/** The number of roles in each state. */
export const roleStatesQuery = queryOptions({
  queryKey: ['roles', 'list', 'states'],
  queryFn: async ({ signal }) =>
    new Map((await items('roles').countBy(['state'], { signal })).map(({ state, count }) => [state, count])),
});

/** Sorts by high agreement. Roles with an uninformative count are last in both directions; ties are sorted by name. */
function byStrong(counts: ReadonlyMap<string, StrongCount | null>, isDescending: boolean) {
  return (one: ListedRole, other: ListedRole): number => {
    const [a, b] = [counts.get(one.id)?.people ?? null, counts.get(other.id)?.people ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? b - a : a - b;
  };
}

/** The roles for the list by pages. High agreement is a separate query; roles are few, so all are loaded and sorted. */
export function rolePages(
  view: RolesView,
  page: number,
): UseQueryOptions<RowPage<ListedRole>, Error, RowPage<ListedRole>, QueryKey> {
  const { column, isDescending } = view.sort;
  if (column !== 'strong') {
    const { queryKey, queryFn } = pagesInOrder(view.state)(view, page);
    return { queryKey, queryFn } as UseQueryOptions<RowPage<ListedRole>>;
  }
  const terms = toSearchConditions(view.search);
  return {
    queryKey: ['roles', 'list', 'strong', view.state, terms, isDescending, page],
    queryFn: async ({ signal, client }) => {
      const which = ofName(view.state)(terms);
      const [roles, counts] = await Promise.all([
        items('roles').list({ fields: LIST_FIELDS, ...which, sort: 'name', limit: -1, signal }),
        client.fetchQuery(strongFitsQuery),
      ]);
      const rows = roles.toSorted(byStrong(counts, isDescending));
      return { rows: rows.slice(page * ROWS_ON_PAGE, (page + 1) * ROWS_ON_PAGE), total: rows.length };
    },
  };
}

export function roleQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'detail', roleId],
    queryFn: ({ signal }) => items('roles').get(roleId, { fields: DETAIL_FIELDS, signal }),
  });
}

/** Creates a role. Returns its id. */
export function useCreateRole() {
  return useChange((role: CreateInput<'roles'>) => items('roles').create(role), { invalidates: [['roles']] });
}

/** Changes a role, unless it was changed since `baseVersion`. Returns its id. */
export function useSaveRole(roleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      changes,
      baseVersion,
    }: {
      readonly changes: UpdateInput<'roles'>;
      readonly baseVersion: string | undefined;
    }) => items('roles').update(roleId, changes, baseVersion),
    onSuccess: () =>
      Promise.all([recalculateFits(client), client.invalidateQueries({ queryKey: ['roles'] })]),
    // The first result may have fixed the ranges in the meantime.
    onError: () => client.invalidateQueries({ queryKey: ['roles', 'ranges', roleId] }),
  });
}

/** The sources of the ranges of a role, whether they are fixed, and their earlier versions, oldest first. */
export function rangeStateQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'ranges', roleId],
    queryFn: ({ signal }) =>
      items('roles').get(roleId, { fields: ['range_lock', 'range_sources', 'range_history'], signal }),
  });
}
export type RangeState = Row<'roles', readonly ['range_lock', 'range_sources', 'range_history']>;

/** The stakeholders of a role, and the merged ranges from three usable answers on. */
export function stakeholdersQuery(roleId: string) {
  return answerQuery<RoleStakeholdersAnswer>(
    ['roles', 'stakeholders', roleId],
    `/role-assistant/roles/${roleId}/stakeholders`,
  );
}

/** Fixes the saved ranges of a role permanently. */
export function useLockRanges(roleId: string) {
  return useChange(() => items('roles').update(roleId, { are_ranges_locked: true }), {
    invalidates: [['roles']],
  });
}

/** The profiles of all people with a result, without names. */
export const finishedProfilesQuery = answerQuery<FinishedProfilesAnswer>(
  ['talents', 'profiles'],
  '/distributions/profiles',
);
