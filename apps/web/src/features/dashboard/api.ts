import type { Row } from '@quint/contract/items.ts';
import type { FitOfRole } from '@quint/contract/matching.ts';
import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import { queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';
import { momentsOf } from './model/moments.ts';

/** States in which a person can still answer; scheduled invitations have not been sent. */
const OPEN: readonly InvitationStatus[] = ['INVITED', 'SENT', 'OPENED', 'PENDING'];
const NEWEST_SHOWN = 5;

export interface PeopleCounts {
  readonly all: number;
  readonly open: number;
  readonly scheduled: number;
  readonly finished: number;
  readonly unlocked: number;
  /** Shortlisted or hired. */
  readonly chosen: number;
}

/** The number of talents by state: one grouped count. */
export const peopleQuery = queryOptions({
  queryKey: ['talents', 'counts'],
  queryFn: async ({ signal }): Promise<PeopleCounts> => {
    const groups = await items('talents').countBy(['invitation_status', 'status', 'is_insight_unlocked'], {
      signal,
    });
    const sumOf = (isCounted: (group: (typeof groups)[number]) => boolean) =>
      groups.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
    return {
      all: sumOf(() => true),
      open: sumOf((row) => row.invitation_status !== null && OPEN.includes(row.invitation_status)),
      scheduled: sumOf((row) => row.invitation_status === 'SCHEDULED'),
      finished: sumOf((row) => row.invitation_status === 'FINISHED'),
      unlocked: sumOf((row) => row.is_insight_unlocked),
      chosen: sumOf((row) => row.status !== 'APPLICANT'),
    };
  },
});

export interface Pulse {
  readonly sinceYesterday: number;
  readonly thisWeek: number;
  /** Last week up to the same weekday and time. */
  readonly lastWeek: number;
  /** Open invitations without any activity for a week. */
  readonly quiet: number;
}

/** Recent activity and its absence, by the user's clock. */
export const pulseQuery = queryOptions({
  queryKey: ['talents', 'pulse'],
  queryFn: async ({ signal }): Promise<Pulse> => {
    const { yesterday, weekStart, lastWeekStart, weekAgo } = momentsOf(new Date());
    const finished = (from: Date, until?: Date) => {
      const range = { _gte: from.toISOString(), _lt: until?.toISOString() };
      return items('talents_results').count({ filter: { date_finished: range }, signal });
    };
    const stillOpen = {
      invitation_status: { _in: OPEN },
      invitation: { date_last_action: { _lt: weekAgo.toISOString() } },
    };
    const [sinceYesterday, thisWeek, lastWeek, quiet] = await Promise.all([
      finished(yesterday),
      finished(weekStart),
      finished(lastWeekStart, weekAgo),
      items('talents').count({ filter: stillOpen, signal }),
    ]);
    return { sinceYesterday, thisWeek, lastWeek, quiet };
  },
});

const NEWEST_FIELDS = [
  'id',
  'fullname',
  'latestResult.date_finished',
  'roles.roles_id.id',
  'roles.rejected',
] as const;
export type NewestResult = Row<'talents', typeof NEWEST_FIELDS>;

/** The talents who finished last, newest first, with the roles they are considered for. */
export const newestResultsQuery = queryOptions({
  queryKey: ['talents', 'newest'],
  queryFn: ({ signal }) =>
    items('talents').list({
      fields: NEWEST_FIELDS,
      filter: { latestResult: { date_finished: { _nnull: true } } },
      sort: ['-latestResult.date_finished', 'fullname'],
      limit: NEWEST_SHOWN,
      signal,
    }),
});

/** How many groups the workspace has. */
export const teamCountQuery = queryOptions({
  queryKey: ['teams', 'count'],
  queryFn: ({ signal }) => items('teams').count({ signal }),
});

export interface ShownFit {
  readonly fit: FitOfRole;
  /** The person is considered for this role; otherwise it is the best-fitting role. */
  readonly assigned: boolean;
}

/** The fit shown with a result: the best of the roles the person is considered for, else the best of all. */
export function fitToShow(result: NewestResult, fits: readonly FitOfRole[]): ShownFit | undefined {
  const considered = new Set(result.roles.filter((link) => !link.rejected).map((link) => link.roles_id?.id));
  const rated = fits.filter((fit) => fit.score !== null);
  const own = rated.find((fit) => considered.has(fit.role_id));
  const fit = own ?? rated[0];
  return fit === undefined ? undefined : { fit, assigned: own !== undefined };
}
