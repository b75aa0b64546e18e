import { INVITATION_STATUSES, type InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { TALENT_STATUSES, type TalentStatus } from '@quint/domain/people/talents.ts';
import type { TableSort } from '#ui/table-types.ts';
import type { TalentsSearch } from '../search.ts';

/** A status to filter by: that of a talent, or "not further", which belongs to a role. */
export const FILTER_STATUSES = [...TALENT_STATUSES, 'REJECTED'] as const;
export type FilterStatus = TalentStatus | 'REJECTED';

/** The filters of the list; empty lists do not filter. */
export interface TalentsFilter {
  readonly search: string;
  readonly survey: readonly InvitationStatus[];
  readonly status: readonly FilterStatus[];
  /** The talents are considered for at least one of these roles. */
  readonly considered: readonly string[];
  readonly groups: readonly string[];
  readonly tags: readonly string[];
  /** Invited, and without any activity for a week. */
  readonly quiet: boolean;
  /** The newest mail to the person was undeliverable. */
  readonly undelivered: boolean;
  /** Finished recently, and not opened since. */
  readonly fresh: boolean;
  /** Finished on this day or later, such as "2026-11-16". */
  readonly finishedSince: string | undefined;
}

/** The view of the list, as in its URL. */
export interface TalentsView extends TalentsFilter {
  /** The roles whose fit is shown, at most MOST_FITS. */
  readonly roles: readonly string[];
  readonly sort: TableSort;
  /** The saved view it was opened from, which it may differ from by now. */
  readonly savedViewId: string | undefined;
}

/** More columns of fit do not fit beside the name. */
export const MOST_FITS = 3;
const SORTED_COLUMNS = ['talent', 'survey', 'status', 'invited'];
const ROLE_ID = /^[0-9a-f-]{36}$/;
const MOST_CHOSEN = 50;

export const BY_NAME: TableSort = { column: 'talent', isDescending: false };
export const BY_FIT: TableSort = { column: 'fit0', isDescending: true };
/** The index of the role by whose fit the list is sorted. */
export function sortedFit({ column }: TableSort): number | undefined {
  const [, index] = /^fit(\d)$/.exec(column) ?? [];
  return index === undefined ? undefined : Number(index);
}

function usualSort(roles: readonly string[]): TableSort {
  return roles.length === 0 ? BY_NAME : BY_FIT;
}

function readSort(text: string | undefined, roles: readonly string[]): TableSort {
  const column = text?.replace(/^-/, '') ?? '';
  const sort = { column, isDescending: text?.startsWith('-') === true };
  const fit = sortedFit(sort);
  const isKnown = fit === undefined ? SORTED_COLUMNS.includes(column) : fit < roles.length;
  return isKnown ? sort : usualSort(roles);
}

function readList<Word extends string>(text: string | undefined, values: readonly Word[]): readonly Word[] {
  const parts = text?.split(',') ?? [];
  return values.filter((word) => parts.includes(word));
}

function readIds(text: string | undefined, most = MOST_CHOSEN): readonly string[] {
  return [...new Set(text?.split(',').filter((id) => ROLE_ID.test(id)))].slice(0, most);
}

function readTags(text: string | undefined): readonly string[] {
  const read = (part: string) => {
    try {
      return [decodeURIComponent(part)];
    } catch {
      return [];
    }
  };
  return [
    ...new Set(
      text
        ?.split(',')
        .flatMap(read)
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, MOST_CHOSEN);
}

export function toView(search: TalentsSearch): TalentsView {
  const roles = readIds(search.role, MOST_FITS);
  return {
    search: search.search ?? '',
    survey: readList(search.survey, INVITATION_STATUSES),
    status: readList(search.status, FILTER_STATUSES),
    considered: readIds(search.considered),
    groups: readIds(search.group),
    tags: readTags(search.tag),
    quiet: search.quiet !== undefined,
    undelivered: search.undelivered !== undefined,
    fresh: search.new !== undefined,
    finishedSince: search.finished,
    roles,
    sort: readSort(search.sort, roles),
    savedViewId: search.view,
  };
}

function toListParam(name: string, values: readonly string[]): Record<string, string> {
  return values.length === 0 ? {} : { [name]: values.join(',') };
}

/** The query of a view without the key of the saved view: the contents of a saved view. */
export function toQuery(view: TalentsView): Record<string, string> {
  const usual = usualSort(view.roles);
  const isUsual = usual.column === view.sort.column && usual.isDescending === view.sort.isDescending;
  return {
    ...(view.search === '' ? {} : { search: view.search }),
    ...toListParam('survey', view.survey),
    ...toListParam('status', view.status),
    ...toListParam('considered', view.considered),
    ...toListParam('group', view.groups),
    ...toListParam('tag', view.tags.map(encodeURIComponent)),
    ...(view.quiet ? { quiet: 'true' } : {}),
    ...(view.undelivered ? { undelivered: 'true' } : {}),
    ...(view.fresh ? { new: 'true' } : {}),
    ...(view.finishedSince === undefined ? {} : { finished: view.finishedSince }),
    ...toListParam('role', view.roles),
    ...(isUsual ? {} : { sort: `${view.sort.isDescending ? '-' : ''}${view.sort.column}` }),
  };
}

export function toSearch(view: TalentsView): TalentsSearch {
  return { ...toQuery(view), ...(view.savedViewId === undefined ? {} : { view: view.savedViewId }) };
}

export const EVERYBODY: TalentsView = toView({});

/** The view without filters; columns of fit stay. */
export function withoutFilter(view: TalentsView): TalentsView {
  return { ...EVERYBODY, roles: view.roles, sort: view.sort };
}

export function isFiltered(view: TalentsFilter): boolean {
  const { search, survey, status, considered, groups, tags, quiet, undelivered, fresh, finishedSince } = view;
  return (
    search !== '' ||
    quiet ||
    undelivered ||
    fresh ||
    finishedSince !== undefined ||
    [survey, status, considered, groups, tags].some((list) => list.length > 0)
  );
}
