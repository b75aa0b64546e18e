import type { ExportTalentsInput } from '@quint/contract/people/exports.ts';
import type { FitOfTalent, NormFit, RoleFitAnswer } from '@quint/contract/measures/matching.ts';
import type { Row, Sort } from '@quint/contract/items.ts';
import { queryOptions } from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '#features/base/fit/api.ts';
import { readPeople } from '#features/people/people/api.ts';
import {
  PERSON_FIELDS,
  PERSON_GROUP_FIELDS,
  toPerson,
  type ActionTarget,
} from '#features/people/people/model/person.ts';
import { ROWS_ON_PAGE, type RowPage } from '#features/base/records/model/row-page.ts';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';
import { toFilter, toSearchText } from './model/filter.ts';
import { sortedFit, type TalentsFilter, type TalentsView } from './model/view.ts';

const FIELDS = [
  ...PERSON_FIELDS,
  'avatar',
  'email',
  'phone',
  'is_new_result',
  'latestResult.date_finished',
] as const;

/** A talent as the list shows it; roles and teams are keys, so that a page does not repeat names. */
export type TalentRecord = Row<'talents', typeof FIELDS, typeof PERSON_GROUP_FIELDS>;
/** The newest survey of a talent, which may be a retake. */
export type InvitationState = NonNullable<TalentRecord['invitation']>;

/** A query of the list: the view without state that only this browser has. */
export interface TalentsQuestion extends Omit<TalentsView, 'savedViewId'> {
  readonly hasTeams: boolean;
}

/** The fit of the people of a page to one role. */
export interface FitsToRole {
  readonly roleId: string;
  readonly fits: readonly FitOfTalent[];
}

export interface TalentsPage extends RowPage<TalentRecord> {
  /** One entry for each role of the query, in order. */
  readonly fits: readonly FitsToRole[];
  readonly isRecalculating: boolean;
  /** The rows were loaded, but not their fit. */
  readonly isFitMissing: boolean;
  /** The size of each group of equal fit, best first; null if the list has no groups. */
  readonly groups: readonly number[] | null;
  /** The norm group's fit to the role by which the list is sorted. */
  readonly norm: NormFit | null;
}

const SORT_FIELDS: Readonly<Record<string, Sort<'talents'>>> = {
  talent: 'fullname',
  status: 'status_order',
  survey: 'invitation_order',
  invited: 'date_last_invited',
};

function sortOf({ sort }: TalentsQuestion): Sort<'talents'>[] {
  const field = SORT_FIELDS[sort.column] ?? 'fullname';
  return [(sort.isDescending ? `-${field}` : field) as Sort<'talents'>];
}

function optionalFields({ hasTeams }: TalentsQuestion) {
  return hasTeams ? PERSON_GROUP_FIELDS : [];
}

/** The fit of talents to a role. */
function fetchFits(
  roleId: string,
  query: Readonly<Record<string, string | number | readonly string[] | undefined>>,
  signal: AbortSignal | undefined,
): Promise<RoleFitAnswer> {
  return api<RoleFitAnswer>(`/calculate-score/role/${roleId}`, {
    query,
    ...(signal === undefined ? {} : { signal }),
  });
}

type Reading = { readonly offset: number; readonly limit: number; readonly signal?: AbortSignal | undefined };

function inKeyOrder(rows: readonly TalentRecord[], ids: readonly string[]): TalentRecord[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A talent may have been deleted between the two requests.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type FitsOfPage = Pick<TalentsPage, 'fits' | 'isRecalculating' | 'isFitMissing'>;

/** The fit of the people of a page to the selected roles. */
async function readFits(
  roleIds: readonly string[],
  rows: readonly { readonly id: string }[],
  signal?: AbortSignal,
): Promise<FitsOfPage> {
  if (rows.length === 0) return { fits: [], isRecalculating: false, isFitMissing: false };
  const talents = rows.map((row) => row.id);
  try {
    const answers = await Promise.all(roleIds.map((id) => fetchFits(id, { limit: -1, talents }, signal)));
    return {
      fits: answers.map(({ data }, index) => ({ roleId: roleIds[index] ?? '', fits: data })),
      isRecalculating: answers.some(({ meta }) => meta.state === 'recalculating'),
      isFitMissing: false,
    };
  } catch {
    // The list works without fits, and shows that they are missing.
    return { fits: [], isRecalculating: false, isFitMissing: true };
  }
}

async function readByFit(question: TalentsQuestion, roleId: string, reading: Reading): Promise<TalentsPage> {
  const { offset, limit, signal } = reading;
  const filter = toFilter(question);
  const search = toSearchText(question);
  const query = {
    limit,
    offset,
    search,
    filter: filter === undefined ? undefined : JSON.stringify(filter),
    sort: question.sort.isDescending ? '-fit' : 'fit',
    groups: 'true',
    unrated: 'true',
  };
  const { data: fits, unrated: unratedIds, meta } = await fetchFits(roleId, query, signal);
  const ids = [...fits.map((fit) => fit.talent_id), ...unratedIds];
  const [rows, others] = await Promise.all([
    items('talents').list({
      fields: FIELDS,
      optionalFields: optionalFields(question),
      limit: -1,
      filter: { id: { _in: ids } },
      ...(signal === undefined ? {} : { signal }),
    }),
    readFits(
      question.roles.filter((id) => id !== roleId),
      fits.map(({ talent_id: id }) => ({ id })),
      signal,
    ),
  ]);
  return {
    ...others,
    rows: inKeyOrder(rows, ids),
    total: meta.total + meta.unrated,
    fits: [{ roleId, fits }, ...others.fits],
    isRecalculating: others.isRecalculating || meta.state === 'recalculating',
    groups: meta.groups,
    norm: meta.norm,
  };
}

async function readByField(question: TalentsQuestion, reading: Reading): Promise<TalentsPage> {
  const { offset, limit, signal } = reading;
  const { rows, total } = await items('talents').page({
    fields: FIELDS,
    optionalFields: optionalFields(question),
    filter: toFilter(question),
    search: toSearchText(question),
    sort: sortOf(question),
    limit,
    page: offset / limit + 1,
    ...(signal === undefined ? {} : { signal }),
  });
  const fits = await readFits(question.roles, rows, signal);
  return { rows, total, ...fits, groups: null, norm: null };
}

function read(question: TalentsQuestion, reading: Reading): Promise<TalentsPage> {
  const roleIndex = sortedFit(question.sort);
  const roleId = roleIndex === undefined ? undefined : question.roles[roleIndex];
  return roleId === undefined ? readByField(question, reading) : readByFit(question, roleId, reading);
}

/** A page of the talents that match a query, with their fit to its roles. */
export function talentsPageQuery(question: TalentsQuestion, page: number) {
  return queryOptions({
    queryKey: ['talents', 'list', question, page],
    queryFn: ({ signal }) => read(question, { offset: page * ROWS_ON_PAGE, limit: ROWS_ON_PAGE, signal }),
    refetchInterval: ({ state }) => (state.data?.isRecalculating === true ? POLL_INTERVAL_MS : false),
  });
}

/** The query of a file of talents. */
export function toFileQuery(question: TalentsQuestion): ExportTalentsInput {
  const filter = toFilter(question);
  const search = toSearchText(question);
  const roleIndex = sortedFit(question.sort);
  const roleId = roleIndex === undefined ? undefined : question.roles[roleIndex];
  return {
    ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }),
    ...(search === undefined ? {} : { search }),
    sort:
      roleId === undefined
        ? sortOf(question).join(',')
        : `${question.sort.isDescending ? '-' : ''}fit:${roleId}`,
    ...(question.considered.length === 0 ? {} : { considered: [...question.considered] }),
  };
}

/** The keys of all talents that match a query. */
export async function readKeys(question: TalentsQuestion): Promise<readonly string[]> {
  const which = { filter: toFilter(question), search: toSearchText(question) };
  const rows = await items('talents').list({ fields: ['id'], ...which, limit: -1 });
  return rows.map(({ id }) => id);
}

/** Reads people for actions: those who still match the query in pages, the others by their keys. */
export async function readPeopleOf(
  question: TalentsQuestion,
  ids: readonly string[],
): Promise<readonly ActionTarget[]> {
  const remainingIds = new Set(ids);
  const rows = await items('talents').list({
    fields: PERSON_FIELDS,
    optionalFields: optionalFields(question),
    filter: toFilter(question),
    search: toSearchText(question),
    limit: -1,
  });
  const people = rows.filter(({ id }) => remainingIds.delete(id)).map(toPerson);
  return [...people, ...(await readPeople([...remainingIds], question.hasTeams))];
}

/** The number of talents in the workspace, and of those who have finished the survey. */
export const talentCountsQuery = queryOptions({
  queryKey: ['talents', 'counts'],
  queryFn: async () => {
    const counts = await items('talents').countBy(['invitation_status']);
    const finishedCount = counts.find(({ invitation_status: status }) => status === 'FINISHED')?.count ?? 0;
    return { all: counts.reduce((sum, { count }) => sum + count, 0), finishedCount };
  },
});

/** The number of talents in a view; refetched after actions that change it. */
export function viewCountQuery(view: TalentsFilter) {
  const which = { filter: toFilter(view), search: toSearchText(view) };
  return queryOptions({
    queryKey: ['talents', 'count', which],
    queryFn: ({ signal }) => items('talents').count({ ...which, signal }),
  });
}

/** The tags of the workspace's talents, the most frequent first. */
export const tagsQuery = queryOptions({
  queryKey: ['talents', 'tags'],
  queryFn: async ({ signal }) => {
    const sets = await items('talents').countBy(['tags'], { filter: { tags: { _nempty: true } }, signal });
    const counts = new Map<string, number>();
    for (const { tags, count } of sets) {
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + count);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
  },
});

const VIEW_FIELDS = ['id', 'name', 'is_shared', 'user', 'view'] as const;
export type SavedView = Row<'talent_views', typeof VIEW_FIELDS>;

/** The saved views of the user, and shared ones of colleagues. */
export const savedViewsQuery = queryOptions({
  queryKey: ['talent-views'],
  queryFn: ({ signal }) =>
    items('talent_views').list({ fields: VIEW_FIELDS, sort: ['date_created'], limit: 100, signal }),
});

export const talentViews = items('talent_views');

export function deleteView(id: string): Promise<void> {
  return talentViews.remove(id);
}
