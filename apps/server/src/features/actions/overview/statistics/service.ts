import type { NewestResult, Overview } from '@quint/contract/home/overview.ts';
import type { FitPerson } from '@quint/psychometrics/fit.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { compareFit, fitOf, prepareBand } from '@quint/psychometrics/fit.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import type { Reader } from '#database/gate.ts';
import type { RejectedProfile, RoleToFit } from '#features/fit/matching/queries.ts';
import { listRejectedProfiles } from '#features/fit/matching/queries.ts';
import type { StanineProfile } from '#features/fit/matching/ranking/queries.ts';
import { readDigits } from '#features/fit/matching/ranking/model.ts';
import { countStrong, rejectedFor } from '#features/fit/matching/ranking/service.ts';
import { numbersOf, optionsOf } from '#features/fit/matching/service.ts';
import type {
  Counts,
  MovedSince,
  NewestRow,
  RecentKind,
  Unlock,
} from '#features/actions/overview/statistics/queries.ts';
import * as queries from '#features/actions/overview/statistics/queries.ts';
import { displayName } from '#features/actions/overview/lines/queries.ts';
import type { OverviewContext } from '#features/actions/overview/lines/service.ts';
import type { OverviewTimes } from '#features/actions/overview/model.ts';
import { DAY_MS, WEEKS } from '#features/actions/overview/model.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { NEW_RESULT_DAYS } from '#features/people/talents/queries.ts';

const NEWEST_SHOWN = 5;

/** From today's number back to those of past weeks: people who have finished since were open then, too. */
export function openThen(
  open: number,
  movements: readonly MovedSince[],
  recent: readonly RecentKind[],
): number[] {
  return movements.map(({ sent_count: sentCount, withdrawn: withdrawnCount }, index) => {
    const weeksAgo = WEEKS - 1 - index;
    const finishedCount = recent.reduce((sum, kind) => sum + (kind.weeks < weeksAgo ? kind.people : 0), 0);
    return Math.max(0, open - sentCount + withdrawnCount + finishedCount);
  });
}

/** How many insights remained at each of the given times, from the last unlock before it. */
export function insightsThen(
  remainingCount: number,
  unlocks: readonly Unlock[],
  times: readonly Date[],
): number[] {
  return times.map((time, index) => {
    if (index === times.length - 1) return remainingCount;
    const before = unlocks.findLast(({ date }) => date <= time);
    if (before !== undefined) return before.left;
    const after = unlocks.find(({ date }) => date > time);
    return after === undefined ? remainingCount : after.left + 1;
  });
}

/**
 * How many people, counted once for each role, fit with high agreement: now, and at the end of the previous weeks.
 * People with a doubtful result are left out, as are those whom the role turned down; `doubtful` is how many would be
 * counted now if their result were not doubtful.
 */
export function agreementThen(
  roles: readonly RoleToFit[],
  profiles: readonly StanineProfile[],
  recent: readonly RecentKind[],
  rejectedProfiles: readonly RejectedProfile[] = [],
): { readonly weeks: number[]; readonly doubtful: number } {
  const weeks = Array.from({ length: WEEKS }, () => 0);
  let doubtful = 0;
  for (const role of roles) {
    const ranges = rangesOf(role);
    const [bandOf, counts] = [
      prepareBand(ranges),
      countStrong(profiles, ranges, rejectedFor(rejectedProfiles, role.id)),
    ];
    if (bandOf === undefined || counts === undefined) continue;
    doubtful += counts.doubtful;
    const strong = recent.filter(
      ({ stanines }) => stanines !== null && bandOf(readDigits(stanines)) === 'strong',
    );
    for (const index of weeks.keys()) {
      const weeksAgo = WEEKS - 1 - index;
      // People who finished later had no result then.
      const later = strong.reduce((sum, kind) => sum + (kind.weeks < weeksAgo ? kind.people : 0), 0);
      weeks[index] = (weeks[index] ?? 0) + counts.strong - later;
    }
  }
  return { weeks: weeks.map((count) => Math.max(0, count)), doubtful };
}

/** The four figures. `profiles` are all talents of the workspace by their stanines. */
export async function getOverviewStatistics(
  db: Reader,
  { scope, times }: Pick<OverviewContext, 'scope' | 'times'>,
  {
    counts,
    roles,
    profiles,
  }: { counts: Counts; roles: readonly RoleToFit[]; profiles: readonly StanineProfile[] },
): Promise<Overview['figures']> {
  const recent = await queries.listRecentKinds(db, scope, times);
  const open = openThen(counts.open, await queries.countMoved(db, scope, times), recent);
  const finishedCounts = await queries.countFinished(db, scope, times);
  const unlocks = await queries.listUnlocks(db, scope, times);
  const distinctiveRoles = roles.filter((role) => isInformative(baseRateOf(rangesOf(role))?.reach));
  const rejectedProfiles = await listRejectedProfiles(db, scope);
  const agreement = agreementThen(distinctiveRoles, profiles, recent, rejectedProfiles);
  return {
    open: { now: counts.open, before: open.at(-2) ?? counts.open, weeks: open },
    finished: {
      now: finishedCounts.weeks.at(-1) ?? 0,
      before: finishedCounts.before,
      weeks: finishedCounts.weeks,
      week_start: (times.mondays.at(-1) ?? times.now).toISOString(),
    },
    agreement: {
      now: agreement.weeks.at(-1) ?? 0,
      weeks: agreement.weeks,
      doubtful: agreement.doubtful,
      telling: distinctiveRoles.length,
      roles: roles.length,
    },
    insights: {
      now: counts.insights,
      weeks: insightsThen(counts.insights, unlocks, times.weeksAgo),
      used_this_month: unlocks.filter(({ date }) => date >= times.monthStart).length,
    },
  };
}

function personOf(row: NewestRow): FitPerson {
  return {
    stanines: readDigits(row.stanines),
    zs: { O: row.z_o, C: row.z_c, E: row.z_e, A: row.z_a, ES: row.z_es },
  };
}

/**
 * The fit shown with a person: the best among the roles they are considered for, otherwise the best of all, without
 * those that turned them down; none for a person who objects to rankings.
 */
export function fitToShow(row: NewestRow, roles: readonly RoleToFit[]): Pick<NewestResult, 'role' | 'fit'> {
  if (row.is_left_out) return { role: null, fit: null };
  const consideredIds = new Set(row.considered_roles.map(({ role_id: id }) => id));
  const person = personOf(row);
  const own = roles.filter(({ id }) => consideredIds.has(id));
  const best = (of: readonly RoleToFit[]) =>
    of
      .map((role) => ({ role, fit: fitOf(person, rangesOf(role), optionsOf(row)) }))
      .filter(({ fit }) => fit.fit !== null)
      .toSorted((a, b) => compareFit(a.fit, b.fit))[0];
  const roleFit = best(own) ?? best(roles.filter(({ id }) => !row.rejected_roles.includes(id)));
  if (roleFit === undefined) return { role: null, fit: null };
  const { id, name } = roleFit.role;
  return {
    role: { id, name, is_considered: consideredIds.has(id) },
    fit: numbersOf(roleFit.fit, {
      reach: baseRateOf(rangesOf(roleFit.role))?.reach ?? null,
      quality: row.quality,
    }),
  };
}

/** The newest results, each with its most relevant fit and the people to compare with. */
export async function listNewest(
  db: Reader,
  { scope, actor, times }: OverviewContext,
  roles: readonly RoleToFit[],
): Promise<{ newest: NewestResult[]; rows: readonly NewestRow[] }> {
  const newSince = newSinceOf(times);
  const name = displayName(actor);
  const rows = await queries.listNewest(db, scope, { actor, name, limit: NEWEST_SHOWN, newSince });
  const newest = rows.map((row) => {
    const roleFit = fitToShow(row, roles);
    const peers = row.considered_roles.find(({ role_id: id }) => id === roleFit.role?.id)?.peers ?? [];
    const { talent_id, name: fullname, is_new, is_left_out: is_left_out_of_rankings } = row;
    const date_finished = row.date_finished.toISOString();
    const details = { talent_id, name: fullname, date_finished, is_new, is_left_out_of_rankings };
    return { ...details, ...roleFit, peers: [...peers] };
  });
  return { newest, rows };
}

function newSinceOf({ now }: OverviewTimes): Date {
  return new Date(now.getTime() - NEW_RESULT_DAYS * DAY_MS);
}
