import { compareCodes } from '@quint/domain/text-order.ts';
import type { NextThing, OverviewLine } from '@quint/contract/overview.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { orderLines } from '@quint/domain/overview.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import * as queries from '#features/overview/lines/queries.ts';
import type { Moments } from '#features/overview/model.ts';
import { comparable, DAY_MS, dayOf, daysBetween } from '#features/overview/model.ts';
import { countOpenRequests } from '#features/privacy/requests/answering/queries.ts';
import { listComingEnds } from '#features/privacy/retention/service.ts';
import { QUIET_DAYS } from '#features/talents/queries.ts';

const ENDS_NAMED = 3;

export interface Asked {
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly moments: Moments;
}

async function makeRequests(db: Reader, { scope, moments }: Asked): Promise<OverviewLine[]> {
  const { count, due } = await countOpenRequests(db, scope);
  if (due === null) return [];
  const days = daysBetween(moments.today, dayOf(due, moments.zone));
  return [{ kind: 'requests', key: 'requests', count, due: due.toISOString(), days }];
}

async function makeEnding(db: Reader, { scope, actor }: Asked): Promise<OverviewLine[]> {
  const { count, people } = await listComingEnds(db, scope, { actor, limit: ENDS_NAMED });
  const [first] = people;
  if (first === undefined) return [];
  const names = people.map(({ name }) => name);
  return [{ kind: 'ending', key: 'ending', count, names, date: first.ends_at }];
}

async function makeWaiting(db: Reader, { scope, moments }: Asked): Promise<OverviewLine[]> {
  const row = await queries.countWaiting(db, scope, moments);
  if (row === undefined || row.count === 0) return [];
  const { count, never, once, first_invited: first, last_invited: last } = row;
  return [
    {
      kind: 'waiting',
      key: 'waiting',
      count,
      never,
      once,
      first_invited: (first ?? moments.now).toISOString(),
      last_invited: (last ?? moments.now).toISOString(),
      quiet_since: moments.quietSince.toISOString(),
    },
  ];
}

async function makeUndelivered(db: Reader, { scope, actor }: Asked): Promise<OverviewLine[]> {
  const { count, names } = await queries.findUndelivered(db, scope, actor);
  return count === 0 ? [] : [{ kind: 'undelivered', key: 'undelivered', count, names: [...names] }];
}

async function makeResults(db: Reader, { scope, actor, moments }: Asked): Promise<OverviewLine[]> {
  const { count, names, talents } = await queries.findNewResults(db, scope, { actor, now: moments.now });
  if (count === 0) return [];
  return [{ kind: 'results', key: 'results', count, names: [...names], talents: [...talents] }];
}

async function makeAssessments(db: Reader, { scope, actor, moments }: Asked): Promise<OverviewLine[]> {
  if (!actor.features.has('FEATURE_ASSESSMENTS')) return [];
  const rows = await queries.listEndingAssessments(db, scope, moments);
  return rows.map((row) => ({
    ...row,
    kind: 'assessment',
    key: `assessment:${row.id}`,
    days: daysBetween(moments.today, row.date_end),
    compare: comparable(row.compare),
  }));
}

async function makePlanned(db: Reader, { scope, moments }: Asked): Promise<OverviewLine[]> {
  const row = await queries.countPlanned(db, scope, moments);
  if (row === undefined || row.date === null) return [];
  const { count, date, on_date, roles } = row;
  return [{ kind: 'planned', key: 'planned', count, date: date.toISOString(), on_date, roles: [...roles] }];
}

async function makeGoals(db: Reader, { scope, actor, moments }: Asked): Promise<OverviewLine[]> {
  if (!actor.features.has('FEATURE_GOALS')) return [];
  const rows = await queries.listDueGoals(db, scope, moments);
  return rows.map((row) => ({
    ...row,
    kind: 'goal',
    key: `goal:${row.id}`,
    days: daysBetween(moments.today, row.date_due),
    date_updated: row.date_updated.toISOString(),
  }));
}

/** Everything that wants a person, what they put off set apart, both in the order of urgency. */
export async function listLines(
  db: Reader,
  asked: Asked,
): Promise<{ lines: OverviewLine[]; putOff: OverviewLine[] }> {
  const { scope, actor, moments } = asked;
  const all = [
    ...(await makeRequests(db, asked)),
    ...(await makeUndelivered(db, asked)),
    ...(await makeWaiting(db, asked)),
    ...(await makeResults(db, asked)),
    ...(await makeAssessments(db, asked)),
    ...(await makeEnding(db, asked)),
    ...(await makePlanned(db, asked)),
    ...(await makeGoals(db, asked)),
  ];
  const hidden = await queries.listPutOff(db, scope, { actor, now: moments.now });
  const ordered = orderLines(all);
  return {
    lines: ordered.filter(({ key }) => !hidden.has(key)),
    putOff: ordered.filter(({ key }) => hidden.has(key)),
  };
}

/** The next thing that will make a line: what was put off, a person who waits, the end of an assessment, a goal. */
export async function findNext(
  db: Reader,
  { scope, actor, moments }: Asked,
  hasPutOff: boolean,
): Promise<NextThing | null> {
  const waiting = await queries.findNextWaiting(db, scope, moments);
  const assessment = actor.features.has('FEATURE_ASSESSMENTS')
    ? await queries.findNextAssessment(db, scope, moments)
    : undefined;
  const goal = actor.features.has('FEATURE_GOALS')
    ? await queries.findNextGoal(db, scope, moments)
    : undefined;
  const things: NextThing[] = [];
  if (hasPutOff) things.push({ kind: 'put_off', date: moments.tomorrow.toISOString(), name: null });
  if (waiting !== null) {
    const date = new Date(waiting.getTime() + QUIET_DAYS * DAY_MS).toISOString();
    things.push({ kind: 'waiting', date, name: null });
  }
  if (assessment !== undefined) {
    things.push({ kind: 'assessment', date: assessment.date_end, name: assessment.name });
  }
  if (goal !== undefined) things.push({ kind: 'goal', date: goal.date_due, name: goal.name });
  return things.toSorted((a, b) => compareCodes(a.date, b.date))[0] ?? null;
}
