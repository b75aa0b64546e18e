import { readCases } from '../data/cases.ts';
import { LIFT_LIMITS } from '../data/files.ts';
import { writeCases } from '../data/writes.ts';
import { runLoad } from '../http-load.ts';
import { amount } from '../pace.ts';
import type { Bench, Round } from '../runner.ts';
import type { Side } from '../sides.ts';
import { ourSide, startBareSide, toRawRequests } from '../sides.ts';
import { openStage, Product } from '../stage.ts';
import type { World } from '../world.ts';
import { insertWorld } from '../world.ts';
import { measureFailover } from './failover.ts';

const TALENTS = amount(10_000, 100);
const WORKSPACES = amount(5, 2);
const ROUNDS = amount(3, 1);
const CONNECTIONS = 32;
const PROCESSES = 4;
const READS_PER_WRITE = 9;
const MIXED_READS = ['me', 'one', 'search', 'count', 'roles'];

/** Own account, single records, searches, counts and roles in turn, and a change after every ninth. */
function mixOf(world: World) {
  const reads = readCases(world).filter(({ name }) => MIXED_READS.includes(name));
  const writes = writeCases(world).find(({ name }) => name === 'status')?.requests ?? [];
  return writes.flatMap((write, index) => {
    const some = Array.from({ length: READS_PER_WRITE }, (_, n) => {
      const requests = reads[(index + n) % reads.length]?.requests ?? [];
      return requests[(index * READS_PER_WRITE + n) % requests.length];
    });
    return [...some.filter((request) => request !== undefined), write];
  });
}

/** Requests per second by the number of processes on one database, with the connections spread over them. */
async function measureProcesses({ cleanUp, options, measure }: Bench): Promise<void> {
  const stage = await openStage(cleanUp);
  const products = [stage.product];
  while (products.length < PROCESSES)
    products.push(await Product.open(cleanUp, stage, { WORK: 'off', OVERLOAD_MS: '0' }));
  const world = await insertWorld(stage.client, { talents: TALENTS, workspaces: WORKSPACES });
  for (const statement of LIFT_LIMITS) await stage.client.query(statement);
  const requests = mixOf(world);
  const ours = products.map((product) => ourSide(product, world));
  const bare = await startBareSide(cleanUp, stage.url, world.organizationId);
  const toRound =
    (sides: readonly Side[]): Round =>
    async () => {
      const loads = sides.map(async (side, index) => {
        const rawRequests = await toRawRequests(side, requests);
        const from = Math.floor((rawRequests.length * index) / sides.length);
        const connections = CONNECTIONS / sides.length;
        return runLoad({ port: side.port, rawRequests, connections, seconds: Number(options.seconds), from });
      });
      const results = await Promise.all(loads);
      return [results.reduce((sum, { perSecond }) => sum + perSecond, 0)];
    };
  await measure({
    name: 'processes',
    what: `nine reads and a change in turn on ${PROCESSES} processes`,
    unit: '1/s',
    rounds: ROUNDS,
    ours: toRound(ours),
    beside: {
      '1 process': toRound(ours.slice(0, 1)),
      '2 processes': toRound(ours.slice(0, 2)),
      bare: toRound([bare]),
    },
  });
}

/** Several processes on one database, and the failover of that database. */
export async function measureScale(bench: Bench): Promise<void> {
  await measureProcesses(bench);
  await measureFailover(bench);
}
