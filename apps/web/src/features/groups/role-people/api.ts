import type { RoleFitAnswer } from '@quint/contract/measures/matching.ts';
import type { Row } from '@quint/contract/items.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '#features/base/fit/api.ts';
import { PERSON_FIELDS, toPerson, type ActionTarget } from '#features/people/people/model/person.ts';
import { ROWS_ON_PAGE } from '#features/base/records/model/row-page.ts';
import { api } from '#lib/api-client.ts';
import { imageOf } from '#lib/avatar.ts';
import { below, items } from '#lib/items.ts';
import type { FitView } from './search.ts';

const PAGE = ROWS_ON_PAGE;
const MOST_REMINDED = 500;

const isConsidered = (roleId: string) => ({ roles: { roles_id: { _eq: roleId }, rejected: { _eq: false } } });

function filterOf(roleId: string, view: FitView): string | undefined {
  return view === 'considered' ? JSON.stringify(isConsidered(roleId)) : undefined;
}

/** What narrows the people of a view; the whole view without. */
export interface FitFilters {
  readonly status?: TalentStatus | undefined;
  /** The key of a group. */
  readonly team?: string | undefined;
}

export function isFiltered({ status, team }: FitFilters): boolean {
  return status !== undefined || team !== undefined;
}

interface FitPageRequest {
  readonly roleId: string;
  readonly view: FitView;
  readonly search: string;
  readonly filters: FitFilters;
  readonly limit: number;
  readonly offset: number;
}

/** A page of people by their fit, in groups of those who cannot be told apart. */
function fetchFitPage(
  roleId: string,
  which: FitFilters & { readonly filter: string | undefined; readonly search?: string | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
  signal?: AbortSignal,
): Promise<RoleFitAnswer> {
  const query = { limit, offset, groups: 'true', ...which };
  return api<RoleFitAnswer>(`/calculate-score/role/${roleId}`, { query, signal });
}

function fetchFits(
  { roleId, view, search, filters, limit, offset }: FitPageRequest,
  signal?: AbortSignal,
): Promise<RoleFitAnswer> {
  const which = { ...filters, filter: filterOf(roleId, view), search: search === '' ? undefined : search };
  return fetchFitPage(roleId, which, { limit, offset }, signal);
}

function nextOffset({ meta }: RoleFitAnswer, pages: readonly RoleFitAnswer[]): number | undefined {
  const loadedCount = pages.reduce((sum, { data }) => sum + data.length, 0);
  return loadedCount < meta.total ? loadedCount : undefined;
}

/** The people of a view by fit, in groups of those who cannot be told apart, a hundred at a time. */
export function roleFitsQuery(roleId: string, view: FitView, search = '', filters: FitFilters = {}) {
  const { status, team } = filters;
  return infiniteQueryOptions({
    queryKey: ['roles', 'fit', roleId, view, 'people', search, { status, team }],
    queryFn: ({ pageParam: offset, signal }) =>
      fetchFits({ roleId, view, search, filters, limit: PAGE, offset }, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.meta.state === 'recalculating' ? POLL_INTERVAL_MS : false,
  });
}

/** Who has finished the survey in an assessment, by their fit to its role; without those taken out of it. */
export function fitsOfAssessmentQuery(roleId: string, assessmentId: string, without: readonly string[]) {
  const finishedFilter = {
    talents_results: { assessment: { _eq: assessmentId }, status: { _eq: 'FINISHED' } },
  };
  const filter = JSON.stringify({
    _and: [finishedFilter, ...(without.length === 0 ? [] : [{ id: { _nin: without } }])],
  });
  return infiniteQueryOptions({
    queryKey: ['roles', 'fit', roleId, 'assessment', assessmentId, without],
    queryFn: ({ pageParam: offset, signal }) =>
      fetchFitPage(roleId, { filter }, { limit: PAGE, offset }, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.meta.state === 'recalculating' ? POLL_INTERVAL_MS : false,
  });
}

/** The keys of a page of a view, in its order. */
export async function readFitIds(
  request: Pick<FitPageRequest, 'roleId' | 'view' | 'search' | 'filters'>,
  page: number,
): Promise<string[]> {
  const { data } = await fetchFits({ ...request, limit: PAGE, offset: page * PAGE });
  return data.map((fit) => fit.talent_id);
}

/** How many people a view shows. Groups are made of all of them, so they are not asked for here. */
export function roleFitCountQuery(roleId: string, view: FitView) {
  return queryOptions({
    queryKey: ['roles', 'fit', roleId, view, 'count'],
    queryFn: ({ signal }) =>
      api<RoleFitAnswer>(`/calculate-score/role/${roleId}`, {
        query: { limit: 0, filter: filterOf(roleId, view) },
        signal,
      }),
  });
}

/** Who is considered for a role; actions on people change it, so their change asks for the list again. */
export interface PersonOfRole extends ActionTarget {
  readonly image: string | undefined;
}

const FIELDS = [...PERSON_FIELDS, 'avatar'] as const;
const optionalFields = (hasTeams: boolean) => (hasTeams ? (['teams.teams_id'] as const) : []);

type FoundPerson = Row<'talents', typeof FIELDS, readonly ['teams.teams_id']>;

function toPeople(records: readonly FoundPerson[]): PersonOfRole[] {
  return records.map((record) => ({ ...toPerson(record), image: imageOf(record.avatar) }));
}

/** What actions and rows know of these people. */
export function peopleQuery(ids: readonly string[], hasTeams: boolean) {
  return queryOptions({
    queryKey: ['talents', 'of-fits', ids],
    queryFn: ({ signal }) =>
      items('talents').list({
        fields: FIELDS,
        optionalFields: optionalFields(hasTeams),
        filter: { id: { _in: ids } },
        limit: -1,
        signal,
      }),
    select: toPeople,
    enabled: ids.length > 0,
  });
}

/** The first of those who have not finished, and how many they are. */
export interface UnfinishedPage {
  readonly people: readonly PersonOfRole[];
  readonly total: number;
}

function toUnfinished({ rows, total }: { rows: readonly FoundPerson[]; total: number }): UnfinishedPage {
  return { people: toPeople(rows), total };
}

/** Who is considered for the role and has not finished, by name. */
export function unfinishedQuery(roleId: string, hasTeams: boolean) {
  return queryOptions({
    queryKey: ['talents', 'unfinished', roleId],
    queryFn: ({ signal }) =>
      items('talents').page({
        fields: FIELDS,
        optionalFields: optionalFields(hasTeams),
        filter: {
          _and: [isConsidered(roleId), { latestResult: { id: { _null: true } }, is_result_held: false }],
        },
        sort: 'fullname',
        limit: MOST_REMINDED,
        signal,
      }),
    select: toUnfinished,
  });
}

/** Those considered for a role, those of an assessment, or all. */
interface PeopleScope {
  readonly role?: string;
  readonly assessment?: string;
}

function among({ role, assessment }: PeopleScope): object[] {
  return [
    ...(role === undefined ? [] : [isConsidered(role)]),
    ...(assessment === undefined ? [] : [{ talents_results: { assessment: { _eq: assessment } } }]),
  ];
}

/** Who has finished and stands on no axis while the only result is held back. */
export function heldQuery(of: PeopleScope) {
  const filter = { _and: [{ is_result_held: true, latestResult: { id: { _null: true } } }, ...among(of)] };
  return queryOptions({
    queryKey: ['talents', 'held', of],
    queryFn: ({ signal }) =>
      items('talents').list({
        fields: ['id', 'fullname', 'is_result_held', 'result_held_until'],
        filter,
        sort: 'fullname',
        limit: MOST_REMINDED,
        signal,
      }),
  });
}

/** Who has a result and asked to be left out of rankings. */
export function excludedQuery(of: PeopleScope) {
  const filter = {
    _and: [{ is_left_out_of_rankings: true, latestResult: { id: { _null: false } } }, ...among(of)],
  };
  return queryOptions({
    queryKey: ['talents', 'left-out', of],
    queryFn: ({ signal }) =>
      items('talents').list({
        fields: ['id', 'fullname'],
        filter,
        sort: 'fullname',
        limit: MOST_REMINDED,
        signal,
      }),
  });
}

const REJECTED_LINK_FIELDS = [
  'rejected_at',
  'rejected_reason',
  'rejected_note',
  ...below('talents_id', ['id', 'fullname']),
] as const;
export type RejectedLink = Row<'roles_talents', typeof REJECTED_LINK_FIELDS>;

/** Who is marked as not moving forward for the role, the last first, with reason and note. */
export function rejectedPeopleQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'turned-down', roleId],
    queryFn: ({ signal }) =>
      items('roles_talents').list({
        fields: REJECTED_LINK_FIELDS,
        filter: { roles_id: roleId, rejected: true },
        sort: '-rejected_at',
        limit: MOST_REMINDED,
        signal,
      }),
  });
}
