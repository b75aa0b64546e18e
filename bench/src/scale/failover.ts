import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { countNothing } from '../chaos/network.ts';
import { recordLosses, recordTraffic, takeSurveys } from '../chaos/survey.ts';
import { amount } from '../pace.ts';
import type { Bench } from '../runner.ts';
import { single } from '../runner.ts';
import type { CleanUp } from '../stage.ts';
import { makeFolder, Product } from '../stage.ts';
import { DatabaseServer, hasPostgres15 } from './database-server.ts';

const TAKERS = amount(100, 4);
const AT_ONCE = amount(30, 4);
const WARM_MS = amount(4000, 500);
const LOOK_MS = 20;
const GOAL_MS = 15_000;

/** The address of the database, as a proxy keeps it: it leads to one server, after the failover to the other. */
interface Address {
  readonly url: string;
  moveTo(port: number): void;
}

async function openAddress(cleanUp: CleanUp, firstPort: number): Promise<Address> {
  let target = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect({ port: target, host: '127.0.0.1', noDelay: true });
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      // An error on one side closes the other.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  cleanUp.add(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, moveTo: (next) => (target = next) };
}

/** Measures the longest time without an acknowledged answer. */
function watchGaps() {
  let last: number | undefined;
  let longest = 0;
  return {
    onAcknowledged: () => {
      const now = performance.now();
      longest = Math.max(longest, now - (last ?? now));
      last = now;
    },
    longestGapMs: () => longest,
  };
}

/**
 * The primary fails while people answer, its replica is promoted, and the address of the database then leads there.
 * Every commit has waited for the replica, so no acknowledged answer may be lost.
 */
export async function measureFailover(bench: Bench): Promise<void> {
  const { cleanUp, record } = bench;
  if (!hasPostgres15()) {
    console.log('  failover was left out: it needs postgresql-15, on Debian by apt-get install');
    return;
  }
  const primary = await DatabaseServer.openPrimary(cleanUp);
  const address = await openAddress(cleanUp, primary.port);
  const { url } = address;
  const dataDir = makeFolder(cleanUp, 'failover');
  const product = await Product.open(cleanUp, { url, dataDir }, { WORK: 'off', OVERLOAD_MS: '0' });
  const replica = await DatabaseServer.openReplica(cleanUp, primary);
  const traffic = countNothing();
  const gaps = watchGaps();
  const survey = { port: product.port, traffic, onAcknowledged: gaps.onAcknowledged };
  const failOver = async () => {
    // Waits until the first people answer.
    while (traffic.acknowledgements === 0) await sleep(LOOK_MS);
    await sleep(WARM_MS);
    const startTime = performance.now();
    primary.kill();
    await replica.promote();
    address.moveTo(replica.port);
    return performance.now() - startTime;
  };
  const [sheets, promotedMs] = await Promise.all([
    takeSurveys({ url }, survey, { takers: TAKERS, atOnce: AT_ONCE, seed: 2 }),
    failOver(),
  ]);
  const toPromoted = 'from the death of the primary until the replica was promoted by hand';
  record({ name: 'promoted', what: toPromoted, unit: 'ms', ours: single(promotedMs) });
  record({
    name: 'failover',
    what: 'longest time without an acknowledged answer',
    unit: 'ms',
    ours: single(gaps.longestGapMs()),
    goals: [{ most: GOAL_MS }],
  });
  await recordLosses(bench, url, sheets);
  recordTraffic(bench, traffic);
}
