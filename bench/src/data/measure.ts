import { isDeepStrictEqual } from 'node:util';
import { bodyOf, runLoad, sendOnce } from '../http-load.ts';
import { amount } from '../pace.ts';
import { preparePeer, startPeerSide } from '../peer/start.ts';
import { familySeconds, peakMegabytes, processSeconds, residentMegabytes } from '../processes.ts';
import type { Bench, Goal, Round, Samples } from '../runner.ts';
import { single, WARM_UP } from '../runner.ts';
import type { Side, SideRequests } from '../sides.ts';
import { ourSide, startBareSide, toRawRequests } from '../sides.ts';
import type { Stage } from '../stage.ts';
import { openStage, withClient } from '../stage.ts';
import type { World } from '../world.ts';
import { insertWorld } from '../world.ts';
import type { DataCase } from './cases.ts';
import { ALL_CASE, meCase, readCases } from './cases.ts';
import { fileCases, LIFT_LIMITS } from './files.ts';
import { TIDY_UP, writeCases } from './writes.ts';

const TALENTS = amount(10_000, 800);
const CONNECTIONS = 10;
const HEAVY_READERS = 4;
const ROUNDS = amount(3, 1);
const CHECKED_REQUESTS = 4;
const WARM_UP_SECONDS = amount(1.5, 0.1);
/** V8 has optimised our server after some twenty thousand answers: earlier ones need twice the instructions. */
const WARM_ANSWERS = amount(20_000, 20);
const LONGEST_WARM_UP = amount(10, 1);
const MEMORY_GOAL_MB = 300;
const CACHED_GOAL = 2;

/** The compared servers, on the same rows of one PostgreSQL. */
interface Setup {
  readonly bench: Bench;
  readonly stage: Stage;
  readonly world: World;
  readonly seconds: number;
  readonly ours: Side;
  /** The bare driver and, unless excluded, the peer. */
  readonly others: readonly Side[];
  /** The peer with its cache on. */
  readonly cachedSides: readonly Side[];
  /** Addresses of the databases, ours and the peer's. */
  readonly databases: readonly string[];
  /** The folder for files of the bare driver. */
  readonly bareFiles: string;
}

async function openSetup(bench: Bench): Promise<Setup> {
  const { cleanUp, options } = bench;
  const stage = await openStage(cleanUp);
  const world = await insertWorld(stage.client, { talents: TALENTS });
  for (const statement of LIFT_LIMITS) await stage.client.query(statement);
  const bare = await startBareSide(cleanUp, stage.url, world.organizationId);
  const base = {
    bench,
    stage,
    world,
    seconds: Number(options.seconds),
    ours: ourSide(stage.product, world),
    bareFiles: bare.files,
  };
  if (options['no-peer']) return { ...base, others: [bare], cachedSides: [], databases: [stage.url] };
  const peer = await preparePeer(cleanUp, stage, world);
  return {
    ...base,
    others: [bare, await startPeerSide(cleanUp, peer, 'peer')],
    cachedSides: [await startPeerSide(cleanUp, peer, 'cached')],
    databases: [stage.url, peer.url],
  };
}

function dataOf(body: Buffer): unknown {
  return (JSON.parse(body.toString()) as { data: unknown }).data;
}

async function summaryOf(
  side: Side,
  { read = dataOf, summarize }: DataCase,
  request: SideRequests,
): Promise<unknown> {
  const [wire] = await toRawRequests(side, [request]);
  if (wire === undefined) throw new Error('nothing to send');
  const answer = await sendOnce(side.port, wire);
  const body = bodyOf(answer);
  if (answer.status !== 200)
    throw new Error(`${side.name}: ${answer.status} ${body.toString().slice(0, 600)}`);
  return summarize(read(body));
}

/** Every side must give the same answer before any is timed. Throws otherwise. */
async function assertSameAnswers(each: DataCase, ours: Side, others: readonly Side[]): Promise<void> {
  const step = Math.max(1, Math.floor(each.requests.length / CHECKED_REQUESTS));
  for (const request of each.requests.filter((_, index) => index % step === 0)) {
    const own = await summaryOf(ours, each, request);
    for (const other of others) {
      const summary = await summaryOf(other, each, request);
      if (isDeepStrictEqual(summary, own)) continue;
      const [left, right] = [own, summary].map((value) => JSON.stringify(value).slice(0, 300));
      throw new Error(`ours and ${other.name} differ: ${left} and ${right}`);
    }
  }
}

/** Keeps a side busy. Adds to `costs` the processor time of server and database per good answer, by round. */
function loadRound(setup: Setup, side: Side, load: Load): Round {
  const { stage, seconds } = setup;
  let from = 0;
  const run = async (time: number) => {
    const rawRequests = await toRawRequests(side, load.requests);
    const readSeconds = () => processSeconds(side.pid) + familySeconds(stage.postmaster);
    const before = readSeconds();
    const { port } = side;
    const result = await runLoad({ port, rawRequests, connections: CONNECTIONS, seconds: time, from });
    from += result.count + result.refusedCount;
    if (result.refusedCount > 0) console.log(`  ${side.name} was too busy ${result.refusedCount} times`);
    return { ...result, microseconds: ((readSeconds() - before) * 1e6) / result.count };
  };
  return async (round) => {
    if (round === WARM_UP) {
      let answers = 0;
      for (let attempt = 0; attempt < LONGEST_WARM_UP && answers < WARM_ANSWERS; attempt++)
        answers += (await run(Math.min(seconds, WARM_UP_SECONDS))).count;
      return [];
    }
    // The warm-up of a write and the rounds of other sides leave thousands of dead rows.
    if (load.writes) await tidyUp(setup);
    const { perSecond, microseconds } = await run(seconds);
    load.costs.push([microseconds]);
    return [perSecond];
  };
}
interface Load {
  readonly requests: readonly SideRequests[];
  readonly writes: boolean;
  readonly costs: (readonly number[])[];
}

function goalsOf(goal: DataCase['goal']): Readonly<Record<string, Goal>> {
  return {
    bare: { beside: 'bare', least: goal.bare },
    peer: { beside: 'peer', least: goal.peer },
    cached: { beside: 'cached', least: CACHED_GOAL },
  };
}

/** Requests per second of all sides, and processor time per request, which other load affects far less. */
async function measureCase(setup: Setup, each: DataCase): Promise<void> {
  const { bench, ours } = setup;
  const others = [...setup.others, ...(each.usesCache === true ? setup.cachedSides : [])];
  const { requests, writes = false } = each;
  const ownCosts: Samples[number][] = [];
  const costs = others.map((): Samples[number][] => []);
  const goals = goalsOf(each.goal);
  const result = await bench.measure({
    name: each.name,
    what: each.what,
    unit: '1/s',
    rounds: ROUNDS,
    setup: () => assertSameAnswers(each, ours, others),
    ours: loadRound(setup, ours, { requests, writes, costs: ownCosts }),
    beside: Object.fromEntries(
      others.map((side, index): [string, Round] => [
        side.name,
        loadRound(setup, side, { requests, writes, costs: costs[index] ?? [] }),
      ]),
    ),
    goals: others.flatMap(({ name }) => goals[name] ?? []),
  });
  if (writes) await tidyUp(setup);
  if (result === undefined) return;
  bench.record({
    name: `${each.name}-cpu`,
    what: 'processor time of that request, server and database',
    unit: 'µs',
    ours: ownCosts,
    beside: Object.fromEntries(others.map(({ name }, index) => [name, costs[index] ?? []])),
  });
}

async function tidyUp({ databases }: Setup): Promise<void> {
  for (const url of databases) {
    await withClient(url, async (client) => {
      for (const statement of TIDY_UP) await client.query(statement);
    });
  }
}

/** How fast the own account is returned while others read everything. */
async function measureBeside({ bench, ours, others, world, seconds }: Setup): Promise<void> {
  const toRound =
    (side: Side): Round =>
    async () => {
      const { port } = side;
      const [all, me] = [
        await toRawRequests(side, ALL_CASE.requests),
        await toRawRequests(side, meCase(world).requests),
      ];
      const heavy = runLoad({ port, rawRequests: all, connections: HEAVY_READERS, seconds: seconds + 1 });
      const light = runLoad({ port, rawRequests: me, connections: CONNECTIONS, seconds });
      const [, { perSecond }] = await Promise.all([heavy, light]);
      return [perSecond];
    };
  await bench.measure({
    name: 'me-beside',
    what: `users/me while ${HEAVY_READERS} limit -1 reads run`,
    unit: '1/s',
    rounds: ROUNDS,
    ours: toRound(ours),
    beside: Object.fromEntries(others.map((side): [string, Round] => [side.name, toRound(side)])),
    goals: others.map(({ name }) => ({ beside: name, least: name === 'bare' ? 0.5 : 500 })),
  });
}

async function recordMemory(
  { bench, ours, others }: Setup,
  { name, what }: { name: string; what: string },
  measure: (side: Side) => Promise<number>,
): Promise<void> {
  if (!bench.isWanted(name)) return;
  const beside: [string, Samples][] = [];
  for (const side of others) beside.push([side.name, single(await measure(side))]);
  bench.record({
    name,
    what,
    unit: 'MB',
    goals: [{ most: MEMORY_GOAL_MB }],
    ours: single(await measure(ours)),
    beside: Object.fromEntries(beside),
  });
}

/** The data interface under load: ours, the bare driver and the peer. */
export async function measureData(bench: Bench): Promise<void> {
  const setup = await openSetup(bench);
  const { ours, others, world, seconds } = setup;
  for (const each of readCases(world)) await measureCase(setup, each);
  await measureBeside(setup);
  const peak = { name: 'memory-peak', what: `memory while ${CONNECTIONS} limit -1 reads run` };
  await recordMemory(setup, peak, async (side) => {
    const rawRequests = await toRawRequests(side, ALL_CASE.requests);
    return peakMegabytes(side.pid, () =>
      runLoad({ port: side.port, rawRequests, connections: CONNECTIONS, seconds }),
    );
  });
  const writes = [...writeCases(world), ...(await fileCases([ours, ...others], setup.bareFiles))];
  for (const each of writes) await measureCase(setup, each);
  const after = { name: 'memory', what: 'memory of the process after the run' };
  await recordMemory(setup, after, ({ pid }) => Promise.resolve(residentMegabytes(pid)));
}
