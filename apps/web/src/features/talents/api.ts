import type { FitOfTalent, RoleFitAnswer } from '@quint/contract/matching.ts';
import type { Filter, Row, Sort } from '@quint/contract/items.ts';
import { queryOptions } from '@tanstack/react-query';
import { ASK_AGAIN_MS } from '#features/fit/api.ts';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';
import { PERSON_FIELDS } from '#features/people/model/person.ts';
import { ROWS_ON_PAGE, type RowPage } from '#features/records/use-pages.ts';
import type { TalentsView } from './search.ts';

const FIELDS = [
  ...PERSON_FIELDS,
  'avatar',
  'email',
  'phone',
  'is_directly_invited',
  'isHidePersonalData',
] as const;

/** A talent as the list shows it; roles and teams are keys, so that a page repeats no names. */
export type TalentRecord = Row<'talents', typeof FIELDS, readonly ['teams.teams_id']>;
/** The newest sheet of a talent, which may be a retake. */
export type InvitationState = NonNullable<TalentRecord['invitation']>;

/** A query of the list: the view without what only this browser knows. */
export interface TalentsQuestion extends Pick<TalentsView, 'search' | 'survey' | 'status' | 'sort'> {
  readonly hasTeams: boolean;
  /** The role whose fit is shown. */
  readonly roleId: string | undefined;
  /** The account of a user who hides personal data: a search must not match what is hidden from it. */
  readonly hidesFrom: string | undefined;
}

export interface TalentsPage extends RowPage<TalentRecord> {
  readonly fits: readonly FitOfTalent[];
  readonly isRecalculating: boolean;
  /** The rows loaded, their fit did not. */
  readonly isFitMissing: boolean;
  /** The size of each group of equal fit, best first; null where the list has no groups. */
  readonly groups: readonly number[] | null;
}

const SORT_FIELDS: Readonly<Record<string, Sort<'talents'>>> = {
  talent: 'fullname',
  status: 'status_order',
  survey: 'invitation_order',
  invited: 'date_last_invited',
};

function sortOf({ sort }: TalentsQuestion): Sort<'talents'>[] {
  const field = SORT_FIELDS[sort.column] ?? 'fullname';
  return [(sort.descending ? `-${field}` : field) as Sort<'talents'>];
}

/** The filter that keeps a search from matching what the user hides. */
function isOpenOnly(question: TalentsQuestion): boolean {
  return question.hidesFrom !== undefined && searchOf(question) !== undefined;
}

function filterOf(question: TalentsQuestion): Filter<'talents'> {
  const { survey, status, hidesFrom } = question;
  return {
    ...(survey.length === 0 ? {} : { invitation_status: { _in: survey } }),
    ...(status.length === 0 ? {} : { status: { _in: status } }),
    ...(isOpenOnly(question)
      ? { _or: [{ is_directly_invited: { _eq: true } }, { user: { _eq: hidesFrom ?? null } }] }
      : {}),
  };
}

function searchOf({ search }: TalentsQuestion): string | undefined {
  return search.trim() === '' ? undefined : search.trim();
}

const isByFit = ({ roleId, sort }: TalentsQuestion) => roleId !== undefined && sort.column === 'fit';

function optionalFields({ hasTeams }: TalentsQuestion) {
  return hasTeams ? (['teams.teams_id'] as const) : [];
}

/** The fit of talents to the role of a question. */
function askFits(
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
  // A talent may have been deleted between the two questions.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readByFit(question: TalentsQuestion, roleId: string, reading: Reading): Promise<TalentsPage> {
  const { offset, limit, signal } = reading;
  const { survey, status, sort } = question;
  const query = {
    limit,
    offset,
    search: searchOf(question),
    invitation_status: survey.length === 0 ? undefined : survey,
    status: status.length === 0 ? undefined : status,
    sort: sort.descending ? '-fit' : 'fit',
    groups: 'true',
    unrated: 'true',
    open_only: isOpenOnly(question) ? 'true' : undefined,
  };
  const { data: fits, unrated, meta } = await askFits(roleId, query, signal);
  const ids = [...fits.map((fit) => fit.talent_id), ...unrated];
  const rows = await items('talents').list({
    fields: FIELDS,
    optionalFields: optionalFields(question),
    limit: -1,
    // A whole list is requested by its filter: the keys would make the address too long.
    filter: limit < 0 ? filterOf(question) : { id: { _in: ids } },
    search: limit < 0 ? searchOf(question) : undefined,
    ...(signal === undefined ? {} : { signal }),
  });
  return {
    rows: inKeyOrder(rows, ids),
    total: meta.total + meta.unrated,
    fits,
    isRecalculating: meta.state === 'recalculating',
    isFitMissing: false,
    groups: meta.groups,
  };
}

async function readByField(question: TalentsQuestion, reading: Reading): Promise<TalentsPage> {
  const { offset, limit, signal } = reading;
  const { roleId } = question;
  const { rows, total } = await items('talents').page({
    fields: FIELDS,
    optionalFields: optionalFields(question),
    filter: filterOf(question),
    search: searchOf(question),
    sort: sortOf(question),
    limit,
    ...(limit < 0 ? {} : { page: offset / limit + 1 }),
    ...(signal === undefined ? {} : { signal }),
  });
  const page = { rows, total, fits: [], isRecalculating: false, isFitMissing: false, groups: null };
  if (roleId === undefined || rows.length === 0) return page;
  const talents = limit < 0 ? undefined : rows.map((row) => row.id);
  try {
    const { data: fits, meta } = await askFits(roleId, { limit, talents }, signal);
    return { ...page, fits, isRecalculating: meta.state === 'recalculating' };
  } catch {
    // The list works without its fits, and says that they are missing.
    return { ...page, isFitMissing: true };
  }
}

function read(question: TalentsQuestion, reading: Reading): Promise<TalentsPage> {
  const { roleId } = question;
  return roleId !== undefined && isByFit(question)
    ? readByFit(question, roleId, reading)
    : readByField(question, reading);
}

/** A page of the talents that match a query, with their fit to its role. */
export function talentsPageQuery(question: TalentsQuestion, page: number) {
  return queryOptions({
    queryKey: ['talents', 'list', question, page],
    queryFn: ({ signal }) => read(question, { offset: page * ROWS_ON_PAGE, limit: ROWS_ON_PAGE, signal }),
    refetchInterval: ({ state }) => (state.data?.isRecalculating === true ? ASK_AGAIN_MS : false),
  });
}

/** All talents that match a query. It may take long, so it is sent only when the user wants all of them. */
export function readAllTalents(question: TalentsQuestion): Promise<TalentsPage> {
  return read(question, { offset: 0, limit: -1 });
}

/** The fits of some talents to a role: up to a page by their keys, beyond that out of the whole list. */
export async function readFitsOf(
  roleId: string | undefined,
  rows: readonly { readonly id: string }[],
): Promise<Pick<TalentsPage, 'fits' | 'groups'>> {
  if (roleId === undefined) return { fits: [], groups: null };
  const talents = rows.length > ROWS_ON_PAGE ? undefined : rows.map((row) => row.id);
  const { data: fits } = await askFits(roleId, { limit: -1, talents }, undefined);
  return { fits, groups: null };
}

/** The number of talents in the workspace, and of those who have finished the survey. */
export const talentCountsQuery = queryOptions({
  queryKey: ['talents', 'counts'],
  queryFn: async () => {
    const counts = await items('talents').countBy(['invitation_status']);
    const finished = counts.find(({ invitation_status: status }) => status === 'FINISHED')?.count ?? 0;
    return { all: counts.reduce((sum, { count }) => sum + count, 0), finished };
  },
});
