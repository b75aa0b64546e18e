import { INVITATION_STATUSES, type InvitationStatus } from '@quint/domain/invitation-status.ts';
import { TALENT_STATUSES, type TalentStatus } from '@quint/domain/talents.ts';
import { readText, searchReader } from '#lib/search-values.ts';
import type { TableSort } from '#ui/table-types.ts';

/** The view of the list, as its address states it. */
export interface TalentsView {
  readonly search: string;
  /** Empty: every status. */
  readonly survey: readonly InvitationStatus[];
  readonly status: readonly TalentStatus[];
  /** The role whose fit is shown. */
  readonly role: string | undefined;
  readonly sort: TableSort;
}

const SORTED_COLUMNS = ['talent', 'survey', 'status', 'invited', 'fit'];
const ROLE_ID = /^[0-9a-f-]{36}$/;

export const BY_NAME: TableSort = { column: 'talent', descending: false };
export const BY_FIT: TableSort = { column: 'fit', descending: true };

/** The query string of a view; defaults are left out. */
export const readTalentsSearch = searchReader({
  search: readText,
  survey: readText,
  status: readText,
  role: (text) => (ROLE_ID.test(text) ? text : undefined),
  sort: readText,
});
export type TalentsSearch = ReturnType<typeof readTalentsSearch>;

function usualSort(role: string | undefined): TableSort {
  return role === undefined ? BY_NAME : BY_FIT;
}

function readSort(text: string | undefined, role: string | undefined): TableSort {
  const column = text?.replace(/^-/, '') ?? '';
  if (!SORTED_COLUMNS.includes(column) || (column === 'fit' && role === undefined)) return usualSort(role);
  return { column, descending: text?.startsWith('-') === true };
}

function readList<Word extends string>(text: string | undefined, words: readonly Word[]): readonly Word[] {
  const chosen = text?.split(',') ?? [];
  return words.filter((word) => chosen.includes(word));
}

export function toView(search: TalentsSearch): TalentsView {
  return {
    search: search.search ?? '',
    survey: readList(search.survey, INVITATION_STATUSES),
    status: readList(search.status, TALENT_STATUSES),
    role: search.role,
    sort: readSort(search.sort, search.role),
  };
}

export function toSearch(view: TalentsView): TalentsSearch {
  const usual = usualSort(view.role);
  const isUsual = usual.column === view.sort.column && usual.descending === view.sort.descending;
  return {
    ...(view.search === '' ? {} : { search: view.search }),
    ...(view.survey.length === 0 ? {} : { survey: view.survey.join(',') }),
    ...(view.status.length === 0 ? {} : { status: view.status.join(',') }),
    ...(view.role === undefined ? {} : { role: view.role }),
    ...(isUsual ? {} : { sort: `${view.sort.descending ? '-' : ''}${view.sort.column}` }),
  };
}
