import { cpus } from 'node:os';
import { readCases } from '../data/cases.ts';
import { LIFT_LIMITS } from '../data/files.ts';
import { runLoad } from '../data/http-load.ts';
import { familySeconds, processSeconds } from '../data/processor.ts';
import type { Side } from '../data/sides.ts';
import { signedIn, startBareSide, toRawRequests } from '../data/sides.ts';
import type { DataWorld } from '../data/world.ts';
import { insertDataWorld } from '../data/world.ts';
import { writeCases } from '../data/writes.ts';
import { withClient } from '../chaos/installation.ts';
import { medianOf } from '../percentiles.ts';
import type { CleanUp } from '../stage.ts';
import type { Installation } from './installation.ts';
import { startNginx } from './services.ts';
import { say } from './say.ts';

const CONNECTIONS = 32;
const READS_PER_WRITE = 9;
const STEPS = [1, 2, 4];

export interface Pace {
  readonly talents: number;
  readonly workspaces: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** The share of all processor time that each part has taken. */
type Shares = Record<'web' | 'database' | 'load', number>;

interface Step {
  readonly name: string;
  readonly side: Side;
  readonly pids: readonly number[];
  readonly rates: number[];
  readonly shares: Shares[];
}

/** Own account, single records, pages, searches and counts in turn, and a change after every ninth. */
function mixOf(world: DataWorld) {
  const reads = readCases(world).filter(({ name }) =>
    ['me', 'one', 'search', 'count', 'roles'].includes(name),
  );
  const writes = writeCases(world).find(({ name }) => name === 'status')?.requests ?? [];
  return writes.flatMap((write, index) => {
    const some = Array.from({ length: READS_PER_WRITE }, (_, n) => {
      const requests = reads[(index + n) % reads.length]?.requests ?? [];
      return requests[(index * READS_PER_WRITE + n) % requests.length];
    });
    return [...some.filter((request) => request !== undefined), write];
  });
}

function secondsOf(installation: Installation, { pids }: Step): Shares {
  const { user, system } = process.cpuUsage();
  return {
    web: pids.reduce((sum, pid) => sum + processSeconds(pid), 0),
    database:
      familySeconds(installation.primary.pid) +
      familySeconds(installation.replica.pid) +
      processSeconds(installation.address.pid),
    load: (user + system) / 1_000_000,
  };
}

async function runRound(
  installation: Installation,
  step: Step,
  load: { rawRequests: readonly Buffer[]; seconds: number },
) {
  const [before, startTime] = [secondsOf(installation, step), performance.now()];
  const { perSecond } = await runLoad({ ...load, port: step.side.port, connections: CONNECTIONS });
  const availableSeconds = ((performance.now() - startTime) / 1000) * cpus().length;
  const after = secondsOf(installation, step);
  step.rates.push(perSecond);
  const share = (part: keyof Shares) => (after[part] - before[part]) / availableSeconds;
  step.shares.push({ web: share('web'), database: share('database'), load: share('load') });
}

/** One, two and four web processes, and the bare driver, in turns. */
async function openSteps(cleanUp: CleanUp, installation: Installation, world: DataWorld): Promise<Step[]> {
  const bare = await startBareSide(cleanUp, installation.address.url, world.organizationId);
  const steps: Step[] = [
    { name: 'bare driver, no proxy', side: bare, pids: [bare.pid], rates: [], shares: [] },
  ];
  for (const number of STEPS) {
    const webs = installation.webs.slice(0, number);
    const { port, pid } = await startNginx(
      cleanUp,
      webs.map((web) => web.port),
    );
    const side: Side = { name: 'ours', pid, port, headers: signedIn(port, '/api/auth/login', world.email) };
    const name = number === 1 ? '1 web process' : `${number} web processes`;
    steps.push({ name, side, pids: webs.map((web) => web.pid), rates: [], shares: [] });
  }
  return steps;
}

const percent = (shares: readonly number[]) => `${Math.round(medianOf(shares) * 100)} %`;

function tableOf(steps: readonly Step[]): string {
  const [bare, one] = steps.map(({ rates }) => medianOf(rates));
  const lines = steps.map(({ name, rates, shares }) => {
    const rate = medianOf(rates);
    const cells = [
      name,
      Math.round(rate).toLocaleString('en'),
      (rate / (one ?? rate)).toFixed(2),
      (rate / (bare ?? rate)).toFixed(2),
      percent(shares.map(({ web }) => web)),
      percent(shares.map(({ database }) => database)),
      percent(shares.map(({ load }) => load)),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| | requests a second | to one process | to the bare driver | processor: web | database | clients |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** What takes the processors when most processes serve. */
function limitOf(steps: readonly Step[]): string {
  const last = steps.at(-1)?.shares ?? [];
  const usedShare = medianOf(last.map(({ web, database, load }) => web + database + load));
  return (
    `With four web processes, they, the database and the clients took ${Math.round(usedShare * 100)} % of the ` +
    `${cpus().length} cores of this machine, on which all of them ran: more processes can do more here only until ` +
    'the cores are taken. The rest is nginx, the worker and other programs.'
  );
}

/** Requests a second through nginx, by the number of web processes. */
export async function measureThroughput(
  cleanUp: CleanUp,
  installation: Installation,
  pace: Pace,
): Promise<string> {
  say(`inserting ${pace.talents.toLocaleString('en')} talents …`);
  const world = await withClient(installation.primary.url, async (client) => {
    const dataWorld = await insertDataWorld(client, { ...pace, wholeScores: false });
    for (const statement of LIFT_LIMITS) await client.query(statement);
    return dataWorld;
  });
  const steps = await openSteps(cleanUp, installation, world);
  const requests = mixOf(world);
  for (let round = -1; round < pace.rounds; round += 1) {
    for (const step of steps) {
      const rawRequests = await toRawRequests(step.side, requests);
      await runRound(installation, step, { rawRequests, seconds: pace.seconds });
      say(`  ${step.name}: ${Math.round(step.rates.at(-1) ?? 0)}/s`);
    }
    // The first round only warms up.
    if (round >= 0) continue;
    for (const { rates, shares } of steps) [rates.length, shares.length] = [0, 0];
  }
  return `${tableOf(steps)}\n\n${limitOf(steps)}`;
}
