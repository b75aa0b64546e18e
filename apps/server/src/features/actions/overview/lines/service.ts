import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { NextThing, OverviewLine } from '@quint/contract/home/overview.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { orderLines } from '@quint/domain/home/overview.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import * as queries from '#features/actions/overview/lines/queries.ts';
import type { OverviewTimes } from '#features/actions/overview/model.ts';
import { comparable, DAY_MS, dayOf, daysBetween, LINES_OF_KIND } from '#features/actions/overview/model.ts';
import { listUnreadMentions } from '#features/people/notes/mentions/service.ts';
import { countOpenRequests } from '#features/privacy/requests/answers/queries.ts';
import { listComingEnds } from '#features/privacy/retention/service.ts';
import { QUIET_DAYS } from '#features/people/talents/queries.ts';

const ENDS_NAMED = 3;

export interface OverviewContext {
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly times: OverviewTimes;
}

async function makeRequests(db: Reader, { scope, times }: OverviewContext): Promise<OverviewLine[]> {
  const { count, due } = await countOpenRequests(db, scope);
  if (due === null) return [];
  const days = daysBetween(times.today, dayOf(due, times.zone));
  return [{ kind: 'requests', key: 'requests', count, due: due.toISOString(), days }];
}

async function makeEnding(db: Reader, { scope, actor }: OverviewContext): Promise<OverviewLine[]> {
  const { count, people } = await listComingEnds(db, scope, { actor, limit: ENDS_NAMED });
  const [first] = people;
  if (first === undefined) return [];
  const names = people.map(({ name }) => name);
  return [{ kind: 'ending', key: 'ending', count, names, date: first.ends_at }];
}

async function makeWaiting(db: Reader, { scope, times }: OverviewContext): Promise<OverviewLine[]> {
  const row = await queries.countWaiting(db, scope, times);
  if (row === undefined || row.count === 0) return [];
  const { count, never, once, first_invited: first, last_invited: last } = row;
  return [
    {
      kind: 'waiting',
      key: 'waiting',
      count,
      never,
      once,
      first_invited: (first ?? times.now).toISOString(),
      last_invited: (last ?? times.now).toISOString(),
      quiet_since: times.quietSince.toISOString(),
    },
  ];
}

async function makeUndelivered(db: Reader, { scope, actor }: OverviewContext): Promise<OverviewLine[]> {
  const { count, names } = await queries.findUndelivered(db, scope, actor);
  return count === 0 ? [] : [{ kind: 'undelivered', key: 'undelivered', count, names: [...names] }];
}

async function makeMentions(db: Reader, { scope, actor }: OverviewContext): Promise<OverviewLine[]> {
  const mentions = await listUnreadMentions(db, scope, { actor, limit: LINES_OF_KIND });
  return mentions.map((mention) => ({ ...mention, kind: 'mention', key: `mention:${mention.note}` }));
}

async function makeResults(db: Reader, { scope, actor, times }: OverviewContext): Promise<OverviewLine[]> {
  const { count, names, talents } = await queries.findNewResults(db, scope, { actor, now: times.now });
  if (count === 0) return [];
  return [{ kind: 'results', key: 'results', count, names: [...names], talents: [...talents] }];
}

async function makeAssessments(
  db: Reader,
  { scope, actor, times }: OverviewContext,
): Promise<OverviewLine[]> {
  if (!actor.features.has('FEATURE_ASSESSMENTS')) return [];
  const rows = await queries.listEndingAssessments(db, scope, times);
  return rows.map((row) => ({
    ...row,
    kind: 'assessment',
    key: `assessment:${row.id}`,
    days: daysBetween(times.today, row.date_end),
    compare: comparable(row.compare),
  }));
}

async function makePlanned(db: Reader, { scope, times }: OverviewContext): Promise<OverviewLine[]> {
  const row = await queries.countPlanned(db, scope, times);
  if (row === undefined || row.date === null) return [];
  const { count, date, on_date, roles } = row;
  return [{ kind: 'planned', key: 'planned', count, date: date.toISOString(), on_date, roles: [...roles] }];
}

async function makeGoals(db: Reader, { scope, actor, times }: OverviewContext): Promise<OverviewLine[]> {
  if (!actor.features.has('FEATURE_GOALS')) return [];
  const rows = await queries.listDueGoals(db, scope, times);
  return rows.map((row) => ({
    ...row,
    kind: 'goal',
    key: `goal:${row.id}`,
    days: daysBetween(times.today, row.date_due),
    date_updated: row.date_updated.toISOString(),
  }));
}

/** Everything that needs the person's attention, with snoozed lines separate, both by urgency. */
export async function listLines(
  db: Reader,
  context: OverviewContext,
): Promise<{ lines: OverviewLine[]; snoozedLines: OverviewLine[] }> {
  const { scope, actor, times } = context;
  const all = [
    ...(await makeRequests(db, context)),
    ...(await makeUndelivered(db, context)),
    ...(await makeMentions(db, context)),
    ...(await makeWaiting(db, context)),
    ...(await makeResults(db, context)),
    ...(await makeAssessments(db, context)),
    ...(await makeEnding(db, context)),
    ...(await makePlanned(db, context)),
    ...(await makeGoals(db, context)),
  ];
  const snoozedKeys = await queries.listSnoozed(db, scope, { actor, now: times.now });
  const orderedLines = orderLines(all);
  return {
    lines: orderedLines.filter(({ key }) => !snoozedKeys.has(key)),
    snoozedLines: orderedLines.filter(({ key }) => snoozedKeys.has(key)),
  };
}

/** The next event that will add a line: a snoozed line, an inactive person, the end of an assessment, a goal. */
export async function findNext(
  db: Reader,
  { scope, actor, times }: OverviewContext,
  hasSnoozed: boolean,
): Promise<NextThing | null> {
  const waitingSince = await queries.findNextWaiting(db, scope, times);
  const assessment = actor.features.has('FEATURE_ASSESSMENTS')
    ? await queries.findNextAssessment(db, scope, times)
    : undefined;
  const goal = actor.features.has('FEATURE_GOALS') ? await queries.findNextGoal(db, scope, times) : undefined;
  const things: NextThing[] = [];
  if (hasSnoozed) things.push({ kind: 'put_off', date: times.tomorrow.toISOString(), name: null });
  if (waitingSince !== null) {
    const date = new Date(waitingSince.getTime() + QUIET_DAYS * DAY_MS).toISOString();
    things.push({ kind: 'waiting', date, name: null });
  }
  if (assessment !== undefined) {
    things.push({ kind: 'assessment', date: assessment.date_end, name: assessment.name });
  }
  if (goal !== undefined) things.push({ kind: 'goal', date: goal.date_due, name: goal.name });
  return things.toSorted((a, b) => compareCodes(a.date, b.date))[0] ?? null;
}
