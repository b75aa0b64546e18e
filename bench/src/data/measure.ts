import pg from 'pg';
import type { Section } from '../report.ts';
import { preparePeer, startPeerSide } from '../peer/start.ts';
import type { PreparedPeer } from '../peer/start.ts';
import { peakMegabytes, residentMegabytes } from '../processes.ts';
import type { Stage } from '../stage.ts';
import { CleanUp, openStage } from '../stage.ts';
import type { DataCase } from './cases.ts';
import { ALL_CASE, meCase, readCases } from './cases.ts';
import type { Pace } from './contest.ts';
import { CONNECTIONS, contest } from './contest.ts';
import type { StatementCount } from './statement-counts.ts';
import { countStatements } from './statement-counts.ts';
import { fileCases, LIFT_LIMITS } from './files.ts';
import { runLoad } from './http-load.ts';
import { parentOf } from './processor.ts';
import type { Side, SideName } from './sides.ts';
import { ourSide, startBareSide, toRawRequests } from './sides.ts';
import type { Measurement } from './table.ts';
import { costTableOf, noiseOf, refusalsOf, summaryOf, tableOf } from './table.ts';
import type { DataWorld } from './world.ts';
import { insertDataWorld } from './world.ts';
import { TIDY_UP, writeCases } from './writes.ts';
import { amount } from '../pace.ts';

const TALENTS = amount(10_000, 800);
const HEAVY_READERS = 4;
const WARM_UP_SECONDS = amount(1.5, 0.1);
const ROUNDS = amount(3, 1);
const MEMORY_GOAL_MB = 300;

export interface DataOptions {
  /** Beside the peer; it is installed where it is missing. */
  readonly peer: boolean;
  /** Length of a round. */
  readonly seconds: number;
  /** Names of the cases that are wanted; undefined is all, with memory and the count of statements. */
  readonly cases: readonly string[] | undefined;
}

/** One is made of others, and the other is mostly the reading of a file. */
const UNCOUNTED = ['mixed', 'asset'];
const TITLE = 'Data interface';

function describe({ peer, seconds }: DataOptions): string {
  const sides = peer
    ? 'The peer is Directus 11.17.4 from npm, on the same PostgreSQL with the same rows and permissions for one workspace, without its activity log and rate limits.'
    : 'Without the peer.';
  return `${TALENTS.toLocaleString('en')} talents in one of 20 workspaces, ${CONNECTIONS} connections, requests a second, the middle of ${ROUNDS} rounds of ${seconds} s, all sides in turns. The bare driver is Node's HTTP server with \`pg\` and one hand-written statement a case. ${sides} Answers are compared before they are timed. In brackets: what we hold ourselves to.`;
}

interface TestSetup {
  readonly stage: Stage;
  /** The first process of PostgreSQL. */
  readonly postmaster: number;
  readonly world: DataWorld;
  readonly pace: Pace;
  readonly preparedPeer: PreparedPeer | undefined;
  readonly sides: readonly Side[];
  /** The peer with its cache on. */
  readonly cachedPeer: Side | undefined;
  /** Where the bare driver keeps files. */
  readonly bareFiles: string;
}

async function openTestSetup(cleanUp: CleanUp, { peer, seconds }: DataOptions): Promise<TestSetup> {
  const stage = await openStage(cleanUp);
  const world = await insertDataWorld(stage.client, { talents: TALENTS, wholeScores: true });
  for (const statement of LIFT_LIMITS) await stage.client.query(statement);
  const bare = await startBareSide(cleanUp, stage.url, world.organizationId);
  const preparedPeer = peer ? await preparePeer(cleanUp, stage, world) : undefined;
  const plain = preparedPeer === undefined ? [] : [await startPeerSide(cleanUp, preparedPeer, 'peer')];
  const { rows } = await stage.client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    stage,
    postmaster: parentOf(rows[0]?.pid ?? 0),
    world,
    pace: { rounds: ROUNDS, seconds, warmUpSeconds: Math.min(seconds, WARM_UP_SECONDS) },
    preparedPeer,
    sides: [bare, ourSide(stage, world), ...plain],
    cachedPeer: preparedPeer === undefined ? undefined : await startPeerSide(cleanUp, preparedPeer, 'cached'),
    bareFiles: bare.files,
  };
}

/** Measures cases one after the other; one that fails is told and left out, the others stand. */
async function measureCases(cases: readonly DataCase[], testSetup: TestSetup): Promise<Measurement[]> {
  const { sides, cachedPeer, pace, postmaster } = testSetup;
  const measurements: Measurement[] = [];
  for (const each of cases) {
    console.log(`  ${each.what}`);
    const all = each.usesCache === true && cachedPeer !== undefined ? [...sides, cachedPeer] : sides;
    try {
      const outcome = await contest(each, { sides: all, postmaster }, pace);
      measurements.push({ what: each.what, goal: each.goal, ...outcome });
      console.log(`  ${summaryOf(outcome.rates)}`);
    } catch (error) {
      console.error(`  Left out: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
    if (each.writes === true) await tidyUp(testSetup);
  }
  return measurements;
}

/** How fast the own account is answered while others read everything. */
async function measureBeside({ sides, pace, world }: TestSetup): Promise<Measurement> {
  const what = `users/me while ${HEAVY_READERS} limit -1 reads run`;
  console.log(`  ${what}`);
  const rates: Partial<Record<SideName, number[]>> = {};
  for (let round = 0; round < pace.rounds; round++) {
    for (const side of sides) {
      const { port } = side;
      const [all, me] = [
        await toRawRequests(side, ALL_CASE.requests),
        await toRawRequests(side, meCase(world).requests),
      ];
      const { seconds } = pace;
      const heavy = runLoad({ port, rawRequests: all, connections: HEAVY_READERS, seconds: seconds + 1 });
      const light = runLoad({ port, rawRequests: me, connections: CONNECTIONS, seconds });
      const [, { perSecond }] = await Promise.all([heavy, light]);
      (rates[side.name] ??= []).push(perSecond);
    }
  }
  return { what, goal: { bare: 0.5, peer: 500 }, rates, refusals: {}, costs: {} };
}

async function tidyUp({ stage, preparedPeer }: TestSetup): Promise<void> {
  for (const url of [stage.url, preparedPeer?.url]) {
    if (url === undefined) continue;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of TIDY_UP) await client.query(statement);
    await client.end();
  }
}

/** The most each process holds while all connections read everything. */
async function measurePeaks({ sides, pace }: TestSetup): Promise<Map<SideName, number>> {
  console.log('  memory during limit -1');
  const peaks = new Map<SideName, number>();
  for (const side of sides) {
    const rawRequests = await toRawRequests(side, ALL_CASE.requests);
    const load = { port: side.port, rawRequests, connections: CONNECTIONS, seconds: pace.seconds };
    peaks.set(side.name, await peakMegabytes(side.pid, () => runLoad(load)));
  }
  return peaks;
}

function memoryLines(sides: readonly Side[], peaks: ReadonlyMap<SideName, number>): string {
  const cells = (megabytes: (side: Side) => number | undefined) =>
    (['bare', 'ours', 'peer'] as const).map((name) => {
      const side = sides.find((one) => one.name === name);
      const memoryMb = side && megabytes(side);
      const missedMark =
        name === 'ours' && memoryMb !== undefined && memoryMb >= MEMORY_GOAL_MB ? ' **missed**' : '';
      return memoryMb === undefined ? '' : `${memoryMb.toFixed(0)} MB${missedMark}`;
    });
  const line = (what: string, of: (side: Side) => number | undefined) =>
    `| ${[what, ...cells(of)].join(' | ')} |`;
  return [
    `| memory of the process (ours under ${MEMORY_GOAL_MB} MB) | bare | ours | peer |`,
    '| --- | --- | --- | --- |',
    line(`at most while ${CONNECTIONS} limit -1 reads run`, ({ name }) => peaks.get(name)),
    line('after the run', ({ pid }) => residentMegabytes(pid)),
  ].join('\n');
}

function countLines(counts: readonly StatementCount[]): string {
  return [
    '| statements a request, counted at the wire | ours | peer |',
    '| --- | --- | --- |',
    ...counts.map(({ what, ours, peer }) => `| ${what} | ${ours} | ${peer ?? ''} |`),
  ].join('\n');
}

async function measureSome(testSetup: TestSetup, names: readonly string[]): Promise<string> {
  const { world, sides } = testSetup;
  const all = [...readCases(world), ...writeCases(world), ...(await fileCases(sides, testSetup.bareFiles))];
  const measurements = await measureCases(
    all.filter(({ name }) => names.includes(name)),
    testSetup,
  );
  return [tableOf(measurements), costTableOf(measurements)].join('\n\n');
}

async function measureAll(testSetup: TestSetup): Promise<string> {
  const { world, sides } = testSetup;
  const reads = readCases(world);
  const writes = [...writeCases(world), ...(await fileCases(sides, testSetup.bareFiles))];
  // First of all: two servers more, while the others have few connections open.
  console.log('  statements');
  const counts = await countStatements(
    testSetup,
    [...reads, ...writes].filter(({ name }) => !UNCOUNTED.includes(name)),
  );
  await tidyUp(testSetup);
  const measurements = await measureCases(reads, testSetup);
  measurements.push(await measureBeside(testSetup));
  const peaks = await measurePeaks(testSetup);
  measurements.push(...(await measureCases(writes, testSetup)));
  const memory = memoryLines(sides, peaks);
  const noise = `Between the rounds of one case the bare driver varied by ${noiseOf(measurements, 'bare')}, ours by ${noiseOf(measurements, 'ours')}.${refusalsOf(measurements)}`;
  return [tableOf(measurements), noise, costTableOf(measurements), memory, countLines(counts)].join('\n\n');
}

/** The data interface under load: ours, the bare driver and the peer on the same rows of one PostgreSQL. */
export async function measureData(outer: CleanUp, options: DataOptions): Promise<Section> {
  // Of its own, so that nothing of it weighs on what is measured next.
  const cleanUp = new CleanUp();
  outer.add(() => cleanUp.run());
  try {
    const testSetup = await openTestSetup(cleanUp, options);
    const { cases } = options;
    const text = await (cases === undefined ? measureAll(testSetup) : measureSome(testSetup, cases));
    return { title: TITLE, text: `${describe(options)}\n\n${text}` };
  } finally {
    await cleanUp.run();
  }
}
