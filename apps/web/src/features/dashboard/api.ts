import type { FitOfRole, FitOfTalent } from '@quint/contract/matching.ts';
import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { momentsOf } from './moments.ts';

/** Invitations somebody may still answer; scheduled ones have not gone out. */
const OPEN: readonly InvitationStatus[] = ['INVITED', 'SENT', 'OPENED', 'PENDING'];
const NEWEST_SHOWN = 5;
/** Fits the overview asks for at most: a list of roles times everybody with a result grows fast. */
const FITS_AT_MOST = 20_000;
const ROLES_AT_MOST = 12;

interface CountRow {
  readonly count: string;
}
interface PeopleRow extends CountRow {
  readonly invitation_status: InvitationStatus | null;
  readonly status: TalentStatus;
  readonly is_insight_unlocked: boolean;
}

export interface PeopleCounts {
  readonly all: number;
  readonly open: number;
  readonly scheduled: number;
  readonly finished: number;
  readonly unlocked: number;
  /** Shortlisted or hired. */
  readonly chosen: number;
}

function sumOf(rows: readonly PeopleRow[], isCounted: (row: PeopleRow) => boolean): number {
  return rows.filter(isCounted).reduce((sum, row) => sum + Number(row.count), 0);
}

/** How many talents there are, by what the overview asks about them: one grouped count. */
export const peopleQuery = queryOptions({
  queryKey: ['talents', 'counts'],
  queryFn: async ({ signal }): Promise<PeopleCounts> => {
    const query = {
      'aggregate[count]': '*',
      groupBy: ['invitation_status', 'status', 'is_insight_unlocked'],
    };
    const { data } = await api<{ data: PeopleRow[] }>('/items/talents', { query, signal });
    return {
      all: sumOf(data, () => true),
      open: sumOf(data, (row) => row.invitation_status !== null && OPEN.includes(row.invitation_status)),
      scheduled: sumOf(data, (row) => row.invitation_status === 'SCHEDULED'),
      finished: sumOf(data, (row) => row.invitation_status === 'FINISHED'),
      unlocked: sumOf(data, (row) => row.is_insight_unlocked),
      chosen: sumOf(data, (row) => row.status !== 'APPLICANT'),
    };
  },
});

async function countItems(collection: string, filter: object, signal?: AbortSignal): Promise<number> {
  const query = { 'aggregate[count]': '*', filter };
  const { data } = await api<{ data: CountRow[] }>(`/items/${collection}`, { query, signal });
  return Number(data[0]?.count ?? 0);
}

export interface Pulse {
  readonly sinceYesterday: number;
  readonly thisWeek: number;
  /** Last week up to the same hour of the same day. */
  readonly lastWeek: number;
  /** Open invitations with nothing done about them for a week. */
  readonly quiet: number;
}

/** What has moved lately, and what has not, by the clock of the person who asks. */
export const pulseQuery = queryOptions({
  queryKey: ['talents', 'pulse'],
  queryFn: async ({ signal }): Promise<Pulse> => {
    const { yesterday, weekStart, lastWeekStart, weekAgo } = momentsOf(new Date());
    const finished = (range: object) => countItems('talents_results', { date_finished: range }, signal);
    const stillOpen = {
      invitation_status: { _in: OPEN },
      invitation: { date_last_action: { _lt: weekAgo } },
    };
    const [sinceYesterday, thisWeek, lastWeek, quiet] = await Promise.all([
      finished({ _gte: yesterday }),
      finished({ _gte: weekStart }),
      finished({ _gte: lastWeekStart, _lt: weekAgo }),
      countItems('talents', stillOpen, signal),
    ]);
    return { sinceYesterday, thisWeek, lastWeek, quiet };
  },
});

export interface NewestResult {
  readonly id: string;
  readonly fullname: string;
  readonly latestResult: { readonly date_finished: string };
  readonly roles: readonly {
    readonly roles_id: { readonly id: string } | null;
    readonly rejected: boolean;
  }[];
}

/** The talents who finished last, newest first, with the roles they are considered for. */
export const newestResultsQuery = queryOptions({
  queryKey: ['talents', 'newest'],
  queryFn: async ({ signal }) => {
    const query = {
      fields: ['id', 'fullname', 'latestResult.date_finished', 'roles.roles_id.id', 'roles.rejected'],
      filter: { latestResult: { date_finished: { _nnull: true } } },
      sort: ['-latestResult.date_finished', 'fullname'],
      limit: NEWEST_SHOWN,
    };
    return (await api<{ data: NewestResult[] }>('/items/talents', { query, signal })).data;
  },
});

/** How many groups the workspace has. */
export const teamCountQuery = queryOptions({
  queryKey: ['teams', 'count'],
  queryFn: ({ signal }) => countItems('teams', {}, signal),
});

/** The roles whose matches are counted: all, unless there are too many results for that; then those changed last. */
export function rolesToRate<Role extends { readonly date_updated: string }>(
  roles: readonly Role[],
  finished: number,
): readonly Role[] {
  const affordable = Math.max(1, Math.floor(FITS_AT_MOST / Math.max(finished, 1)));
  const latestFirst = [...roles].sort((a, b) => b.date_updated.localeCompare(a.date_updated));
  return latestFirst.slice(0, Math.min(affordable, ROLES_AT_MOST));
}

/** How many talents match a role strongly. */
export function countStrong(fits: readonly FitOfTalent[]): number {
  return fits.filter((fit) => fit.band === 'strong' && fit.score !== null).length;
}

export interface ShownFit {
  readonly fit: FitOfRole;
  /** The person is considered for this role; otherwise it is the best of all. */
  readonly assigned: boolean;
}

/** The fit a result is shown with: the best of the roles the person is considered for, else the best of all. */
export function fitToShow(result: NewestResult, fits: readonly FitOfRole[]): ShownFit | undefined {
  const considered = new Set(result.roles.filter((link) => !link.rejected).map((link) => link.roles_id?.id));
  const rated = fits.filter((fit) => fit.score !== null);
  const own = rated.find((fit) => considered.has(fit.role_id));
  const fit = own ?? rated[0];
  return fit === undefined ? undefined : { fit, assigned: own !== undefined };
}
