import { setTimeout as sleep } from 'node:timers/promises';
import { amount } from '../pace.ts';
import type { Bench } from '../runner.ts';
import { single } from '../runner.ts';
import type { Database } from '../stage.ts';
import { openDatabase, Product, withClient } from '../stage.ts';
import { insertWorkspace } from '../world.ts';
import type { Clients, Outcomes } from './clients.ts';
import { startClients } from './clients.ts';
import { openProxy } from './proxy.ts';

const CLIENTS = amount(40, 4);
const ROUNDS = amount(3, 1);
const WARM_MS = amount(1000, 200);
const AFTER_MS = amount(3000, 500);
const WELL_AGAIN_MS = 2000;
const PATHS = [
  '/api/health',
  '/api/users/me',
  '/api/users/me?fields=email,first_name',
  '/api/public-settings',
];

const countOf = ({ counts }: Outcomes, ...names: string[]) =>
  names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
const allOf = ({ counts }: Outcomes) => [...counts.values()].reduce((sum, count) => sum + count, 0);

interface Setup extends Bench {
  readonly database: Database;
  /** Clients that send requests to the product or a proxy; resolves when they are running. */
  readonly startClients: (port: number) => Promise<Clients>;
}

/** Records a number that must be zero. */
function recordNone({ record }: Bench, name: string, { what, value }: { what: string; value: number }): void {
  record({ name, what, unit: '', ours: single(value), goals: [{ most: 0 }] });
}

/** Stops a server while clients send requests. */
async function stopUnderLoad(setup: Setup): Promise<void> {
  const { cleanUp, database } = setup;
  let cut = 0;
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await Product.open(cleanUp, database, ENV);
    const clients = await setup.startClients(product.port);
    await product.stop();
    await clients.stop();
    cut += countOf(clients.outcomes, 'cut', '500');
    requests += allOf(clients.outcomes) - countOf(clients.outcomes, 'refused');
  }
  const what = `SIGTERM under ${CLIENTS} clients, ${ROUNDS} times: requests cut, of ${requests.toLocaleString('en')}`;
  recordNone(setup, 'sigterm', { what, value: cut });
}

/** Waits until the database accepts connections again. */
async function untilUp(url: string): Promise<void> {
  for (;;) {
    try {
      return await withClient(url, () => Promise.resolve());
    } catch {
      // It is still starting.
      await sleep(10);
    }
  }
}

/** Shuts the database down in fast mode while clients send requests, and starts it again. */
async function restartDatabase(setup: Setup): Promise<void> {
  const { cleanUp, database, record } = setup;
  const product = await Product.open(cleanUp, database, ENV);
  const clients = await setup.startClients(product.port);
  process.kill(database.postmaster, 'SIGINT');
  await sleep(100);
  await untilUp(database.url);
  const upTime = performance.now();
  await sleep(AFTER_MS);
  await clients.stop();
  await product.stop();
  const { outcomes } = clients;
  const what = `database restarted under ${CLIENTS} clients: answers other than 200 and 503, beside ${countOf(outcomes, '503')} of 503`;
  recordNone(setup, 'database', { what, value: allOf(outcomes) - countOf(outcomes, '200', '503') });
  recordNone(setup, 'retry-after', {
    what: 'answers of 503 without Retry-After',
    value: outcomes.withoutRetry,
  });
  record({
    name: 'well-again',
    what: 'from the database being back until the last failure',
    unit: 'ms',
    ours: single(Math.max(0, outcomes.lastFailure - upTime)),
    goals: [{ most: WELL_AGAIN_MS }],
  });
}

/** Replaces two processes behind a proxy, one after the other. */
async function rollOver(setup: Setup): Promise<void> {
  const { cleanUp, database } = setup;
  const env = { ...ENV, DRAIN_SECONDS: '1' };
  const products = [await Product.open(cleanUp, database, env), await Product.open(cleanUp, database, env)];
  const proxy = await openProxy(products.map(({ port }) => port));
  const clients = await setup.startClients(proxy.port);
  for (const product of products) {
    await product.stop();
    await product.start();
    await proxy.sees(product.port, true);
  }
  await sleep(WARM_MS);
  await clients.stop();
  proxy.close();
  const all = allOf(clients.outcomes);
  const what = `two processes behind a proxy replaced under ${CLIENTS} clients: requests failed, of ${all.toLocaleString('en')}`;
  recordNone(setup, 'rolling', { what, value: all - countOf(clients.outcomes, '200') });
}

const ENV = { OVERLOAD_MS: '0' };

/**
 * Stops and restarts under load. Clients keep their connections and never repeat a request; neither does the proxy,
 * which asks `/readyz` every 200 ms.
 */
export async function measureRestarts(bench: Bench): Promise<void> {
  const database = await openDatabase(bench.cleanUp);
  // The first process runs the migrations.
  const first = await Product.open(bench.cleanUp, database, ENV);
  const { headers } = await withClient(database.url, (client) => insertWorkspace(client));
  await first.stop();
  const setup: Setup = {
    ...bench,
    database,
    async startClients(port) {
      const clients = startClients(port, { count: CLIENTS, paths: PATHS, headers });
      await sleep(WARM_MS);
      return clients;
    },
  };
  await stopUnderLoad(setup);
  await restartDatabase(setup);
  await rollOver(setup);
}
