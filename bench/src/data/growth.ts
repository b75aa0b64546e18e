import type pg from 'pg';
import { bareFitPage, pageByFit } from '../fit.ts';
import type { HttpRequest } from '../http-load.ts';
import { bodyOf, Connection, sendOnce, toWire } from '../http-load.ts';
import { RARE_NAME } from '../names.ts';
import { amount } from '../pace.ts';
import type { Bench, Samples } from '../runner.ts';
import { timeOnce } from '../runner.ts';
import type { Side } from '../sides.ts';
import { ourSide } from '../sides.ts';
import { openStage } from '../stage.ts';
import type { World } from '../world.ts';
import { growWorkspace, insertWorld } from '../world.ts';
import { TALENT_FIELDS } from './cases.ts';

const WARM_UP_MS = amount(1500, 100);
const SAMPLING_MS = amount(3000, 100);
const LEAST_SAMPLES = amount(15, 2);
/** At a hundred times the size. */
const GOAL_RATIO = 3;
/** Of the page by fit at a million talents. */
const FIT_GOAL_MS = 60;

interface GrowthCase {
  readonly name: string;
  readonly what: string;
  /** A request of our server, or a bare statement on the same database. */
  readonly ask: HttpRequest | pg.QueryConfig;
  /** It reads every row, so it is not held to the goal. */
  readonly readsAll?: true;
}

function list(parameters: Readonly<Record<string, string | number>>): HttpRequest {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return { method: 'GET', path: `/api/items/talents?${query.toString()}` };
}

function casesOf({ organizationId, roleId }: World): GrowthCase[] {
  const page = { fields: TALENT_FIELDS, limit: 100 };
  const newest = { ...page, sort: '-date_created' };
  const search = (text: string) => list({ ...newest, search: text });
  const where = (filter: object) => list({ ...newest, filter: JSON.stringify(filter) });
  const fit = { method: 'GET', path: pageByFit(roleId) };
  return [
    { name: 'page', what: 'page of 100 by date', ask: list(newest) },
    { name: 'email', what: 'page of 100 by e-mail', ask: list({ ...page, sort: 'email' }) },
    { name: 'rare', what: 'search, rare word', ask: search(RARE_NAME) },
    { name: 'frequent', what: 'search, frequent word', ask: search('anna') },
    { name: 'part', what: 'search, part of a rare word', ask: search(RARE_NAME.slice(1, 8)) },
    { name: 'short', what: 'search, two letters', ask: search(RARE_NAME.slice(0, 2)) },
    { name: 'words', what: 'search, two words', ask: search('schmidt anna'), readsAll: true },
    { name: 'nobody', what: 'search, nobody', ask: search('zzyzx') },
    { name: 'status', what: 'filter by status', ask: where({ status: { _eq: 'EMPLOYEE' } }) },
    { name: 'role', what: 'filter on a role', ask: where({ roles: { roles_id: { _eq: roleId } } }) },
    { name: 'count', what: 'count', ask: list({ 'aggregate[count]': '*' }), readsAll: true },
    { name: 'fit', what: 'first page of 100 by fit', ask: fit, readsAll: true },
    {
      name: 'bare-fit',
      what: 'the same by a bare statement that sorts alike',
      ask: bareFitPage(organizationId),
      readsAll: true,
    },
  ];
}

async function sample(run: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  const startTime = performance.now();
  for (;;) {
    const elapsedMs = performance.now() - startTime;
    if (samples.length >= LEAST_SAMPLES && elapsedMs > WARM_UP_MS + SAMPLING_MS) return samples;
    const milliseconds = await timeOnce(run);
    if (elapsedMs > WARM_UP_MS) samples.push(milliseconds);
  }
}

/** Requests on one connection, or statements on the database's own. */
async function measureCase(client: pg.Client, side: Side, ask: GrowthCase['ask']): Promise<number[]> {
  if ('text' in ask) return sample(() => client.query(ask));
  const wire = toWire(side.port, ask, await side.headers());
  const first = await sendOnce(side.port, wire);
  if (first.status !== 200) throw new Error(`${ask.path}: ${first.status} ${bodyOf(first).toString()}`);
  const connection = new Connection(side.port, { retainBodies: false });
  const samples = await sample(() => connection.send(wire));
  connection.close();
  return samples;
}

/** What a request of our server takes while one workspace grows, beside what it took at the smallest size. */
export async function measureGrowth({ cleanUp, options, record }: Bench): Promise<void> {
  const sizes = options.sizes.split(',').map(Number);
  const stage = await openStage(cleanUp);
  let world = await insertWorld(stage.client, { talents: sizes[0] ?? 0, hasSheets: false });
  const side = ourSide(stage.product, world);
  const smallest = new Map<string, Samples>();
  for (const size of sizes) {
    if (size > world.talentCount) world = await growWorkspace(stage.client, world, size);
    for (const { name, what, ask, readsAll } of casesOf(world)) {
      const samples = [await measureCase(stage.client, side, ask)];
      const first = smallest.get(name);
      if (first === undefined) smallest.set(name, samples);
      const beside = `${(sizes[0] ?? 0).toLocaleString('en')} talents`;
      record({
        name: `${name}-${size}`,
        what: `${what}, ${size.toLocaleString('en')} talents`,
        unit: 'ms',
        ours: samples,
        beside: first === undefined ? {} : { [beside]: first },
        goals: [
          ...(first === undefined || readsAll === true ? [] : [{ beside, most: GOAL_RATIO }]),
          ...(name === 'fit' ? [{ most: FIT_GOAL_MS }] : []),
        ],
      });
    }
  }
}
