import type pg from 'pg';
import { bareFitPage, pageByFit } from '../fit.ts';
import type { Section } from '../report.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { spreadOf } from '../percentiles.ts';
import type { Stage } from '../stage.ts';
import { CleanUp, openStage } from '../stage.ts';
import { TALENT_FIELDS } from './cases.ts';
import type { HttpRequest } from './http-load.ts';
import { bodyOf, Connection, sendOnce, toWire } from './http-load.ts';
import { RARE_NAME } from './names.ts';
import type { Side } from './sides.ts';
import { ourSide } from './sides.ts';
import type { DataWorld } from './world.ts';
import { growWorkspace, insertDataWorld } from './world.ts';
import { amount } from '../pace.ts';

const WARM_UP_MS = amount(1500, 100);
const SAMPLING_MS = amount(3000, 100);
const LEAST_SAMPLES = amount(15, 2);
const GOAL_RATIO = 3;

interface GrowthCase {
  readonly what: string;
  /** A request of our server, or a bare statement on the same database. */
  readonly ask: HttpRequest | pg.QueryConfig;
  /** Whether the growth is held to the bar: all but what must read every row. */
  readonly hasGoal: boolean;
}

function list(parameters: Readonly<Record<string, string | number>>): HttpRequest {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return { method: 'GET', path: `/api/items/talents?${query.toString()}` };
}

function casesOf({ organizationId, roleId }: DataWorld, ranges: RoleRanges): GrowthCase[] {
  const page = { fields: TALENT_FIELDS, limit: 100 };
  const newest = { ...page, sort: '-date_created' };
  const where = (filter: object) => ({ filter: JSON.stringify(filter) });
  return [
    { what: 'page of 100 by date', ask: list(newest), hasGoal: true },
    { what: 'page of 100 by e-mail', ask: list({ ...page, sort: 'email' }), hasGoal: true },
    { what: 'search, rare word', ask: list({ ...newest, search: RARE_NAME }), hasGoal: true },
    { what: 'search, frequent word', ask: list({ ...newest, search: 'anna' }), hasGoal: true },
    {
      what: 'search, part of a rare word',
      ask: list({ ...newest, search: RARE_NAME.slice(1, 8) }),
      hasGoal: true,
    },
    { what: 'search, two letters', ask: list({ ...newest, search: RARE_NAME.slice(0, 2) }), hasGoal: true },
    { what: 'search, two words', ask: list({ ...newest, search: 'schmidt anna' }), hasGoal: false },
    { what: 'search, nobody', ask: list({ ...newest, search: 'zzyzx' }), hasGoal: true },
    {
      what: 'filter by status',
      ask: list({ ...newest, ...where({ status: { _eq: 'EMPLOYEE' } }) }),
      hasGoal: true,
    },
    {
      what: 'filter on a role',
      ask: list({ ...newest, ...where({ roles: { roles_id: { _eq: roleId } } }) }),
      hasGoal: true,
    },
    { what: 'count', ask: list({ 'aggregate[count]': '*' }), hasGoal: false },
    {
      what: 'first page of 100 by fit',
      ask: { method: 'GET', path: pageByFit(roleId) },
      hasGoal: false,
    },
    {
      what: 'the same by a bare statement that sorts alike',
      ask: bareFitPage(organizationId, ranges),
      hasGoal: false,
    },
  ];
}

/** What the role of the world asks for: only openness has a range. */
async function rangesOf({ client }: Stage, { roleId }: DataWorld): Promise<RoleRanges> {
  const { rows } = await client.query<{ min: number; max: number }>(
    'select o_min as min, o_max as max from roles where id = $1',
    [roleId],
  );
  const [range] = rows;
  return range === undefined ? {} : { O: range };
}

/** Milliseconds of one run after the other, the middle of many. */
async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  const startTime = performance.now();
  for (;;) {
    const start = performance.now();
    await run();
    const end = performance.now();
    if (start - startTime > WARM_UP_MS) samples.push(end - start);
    if (samples.length >= LEAST_SAMPLES && end - startTime > WARM_UP_MS + SAMPLING_MS) break;
  }
  return spreadOf(samples).p50;
}

/** The same of a case: requests on one connection, or statements on the database's own. */
async function measureCase(client: pg.Client, side: Side, ask: GrowthCase['ask']): Promise<number> {
  if ('text' in ask) return medianMs(() => client.query(ask));
  const wire = toWire(side.port, ask, await side.headers());
  const first = await sendOnce(side.port, wire);
  if (first.status !== 200) throw new Error(`${ask.path}: ${first.status} ${bodyOf(first).toString()}`);
  const connection = new Connection(side.port, { retainBodies: false });
  const middle = await medianMs(() => connection.send(wire));
  connection.close();
  return middle;
}

function cellOf(milliseconds: number, first: number, hasGoal: boolean): string {
  const text = `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
  if (milliseconds === first) return text;
  const ratio = milliseconds / first;
  return `${text} (${ratio.toFixed(1)}x)${hasGoal && ratio >= GOAL_RATIO ? ' **missed**' : ''}`;
}

function tableOf(
  sizes: readonly number[],
  cases: readonly GrowthCase[],
  columns: readonly (readonly number[])[],
): string {
  const head = `| case | ${sizes.map((size) => `${size.toLocaleString('en')} talents`).join(' | ')} |`;
  const lines = cases.map(({ what, hasGoal }, index) => {
    const values = columns.map((column) => column[index] ?? Number.NaN);
    const cells = values.map((figure) => cellOf(figure, values[0] ?? Number.NaN, hasGoal));
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  return [head, `|${' --- |'.repeat(sizes.length + 1)}`, ...lines].join('\n');
}

/** What a request of our server takes while one workspace grows. */
export async function measureGrowth(outer: CleanUp, sizes: readonly number[]): Promise<Section> {
  const cleanUp = new CleanUp();
  outer.add(() => cleanUp.run());
  try {
    const stage = await openStage(cleanUp);
    let world = await insertDataWorld(stage.client, { talents: sizes[0] ?? 0, wholeScores: false });
    const side = ourSide(stage, world);
    const ranges = await rangesOf(stage, world);
    const columns: number[][] = [];
    for (const size of sizes) {
      console.log(`  ${size.toLocaleString('en')} talents`);
      if (size > world.talentCount) world = await growWorkspace(stage.client, world, size);
      const column: number[] = [];
      for (const { ask } of casesOf(world, ranges)) column.push(await measureCase(stage.client, side, ask));
      columns.push(column);
    }
    const note = `Our server, one request at a time, p50; 15 plain fields a talent. In brackets the multiple of the smallest size, under ${GOAL_RATIO}x for all but the count and the fit, which read every row.`;
    return { title: 'Growth', text: `${note}\n\n${tableOf(sizes, casesOf(world, ranges), columns)}` };
  } finally {
    await cleanUp.run();
  }
}
