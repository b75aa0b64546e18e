import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import type { Peer } from '../processes.ts';
import { startPeer } from '../processes.ts';
import type { Row } from '../report.ts';
import { alone } from '../report.ts';
import type { CleanUp } from '../stage.ts';
import { makeFolder } from '../stage.ts';
import { SECRET } from '../world.ts';
import type { Outcomes } from './clients.ts';
import { startClients } from './clients.ts';
import { openProxy } from './proxy.ts';
import { amount } from '../pace.ts';

const CLIENTS = amount(40, 4);
const ROUNDS = amount(3, 1);
const WARM_MS = amount(1000, 200);
const AFTER_MS = amount(3000, 500);
const WELL_AGAIN_MS = 2000;
const ADMIN = { email: 'operator@bench.example', password: 'correct horse battery' };
const PATHS = [
  '/api/health',
  '/api/users/me',
  '/api/users/me?fields=email,first_name',
  '/api/public-settings',
];

const countOf = ({ counts }: Outcomes, ...names: string[]) =>
  names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
const allOf = ({ counts }: Outcomes) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Processes of the product on one database and one folder of files. */
class Processes {
  readonly #env: Record<string, string>;
  readonly postmasterFile: string;
  readonly url: string;

  constructor(url: string, folder: string) {
    this.url = url;
    this.postmasterFile = path.join(folder, 'postgres', 'postmaster.pid');
    this.#env = {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'server'),
      HOST: '127.0.0.1',
      SECRET,
      DEMO: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'silent',
      OVERLOAD_MS: '0',
    };
  }

  start(port: number, env: Record<string, string> = {}): Promise<Peer> {
    return startPeer(new URL('../our-server.ts', import.meta.url), {
      ...this.#env,
      PORT: String(port),
      ...env,
    });
  }
}

async function signIn(port: number): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}

function toZeroRow(what: string, ours: number, detail: string): Row {
  return alone({ what, ours: `${ours.toLocaleString('en')} ${detail}`.trim(), goal: '0', isMet: ours === 0 });
}

/** A server is told to stop while clients ask it. */
async function stopUnderLoad(processes: Processes): Promise<Row> {
  let cut = 0;
  let requestCount = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const port = await findFreePort();
    const server = await processes.start(port);
    const clients = startClients(port, { count: CLIENTS, paths: PATHS, headers: await signIn(port) });
    await sleep(WARM_MS);
    console.log(`stopping the server, round ${round + 1} …`);
    await server.stop();
    await clients.stop();
    cut += countOf(clients.outcomes, 'cut', '500');
    requestCount += allOf(clients.outcomes) - countOf(clients.outcomes, 'refused');
  }
  return toZeroRow(
    `SIGTERM under ${CLIENTS} clients, ${ROUNDS} times: requests cut`,
    cut,
    `of ${requestCount.toLocaleString('en')}`,
  );
}

/** Waits until the database takes connections again. */
async function untilUp(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(10);
    }
  }
}

/** The database is shut down in the fast way while clients ask, and started again. */
async function restartDatabase(processes: Processes): Promise<Row[]> {
  const port = await findFreePort();
  const server = await processes.start(port);
  const clients = startClients(port, { count: CLIENTS, paths: PATHS, headers: await signIn(port) });
  await sleep(WARM_MS);
  console.log('restarting the database …');
  process.kill(Number(readFileSync(processes.postmasterFile, 'utf8').split('\n')[0]), 'SIGINT');
  await sleep(100);
  await untilUp(processes.url);
  const isUp = performance.now();
  await sleep(AFTER_MS);
  await clients.stop();
  await server.stop();
  const { outcomes } = clients;
  const unavailable = countOf(outcomes, '503');
  const other = allOf(outcomes) - countOf(outcomes, '200', '503');
  const wellMs = Math.max(0, Math.round(outcomes.lastFailure - isUp));
  return [
    toZeroRow(
      `database restarted under ${CLIENTS} clients: answers other than 200 and 503`,
      other,
      `beside ${unavailable} × 503`,
    ),
    toZeroRow('… answers of 503 without Retry-After', outcomes.withoutRetry, ''),
    alone({
      what: '… until the last failure after the database was back',
      ours: `${wellMs} ms`,
      goal: `under ${WELL_AGAIN_MS} ms`,
      isMet: wellMs < WELL_AGAIN_MS,
    }),
  ];
}

/** Two processes behind a proxy are replaced one after the other. */
async function rollOver(processes: Processes): Promise<Row> {
  const ports = [await findFreePort(), await findFreePort()];
  const env = { DRAIN_SECONDS: '1' };
  const running = new Map<number, Peer>();
  for (const port of ports) running.set(port, await processes.start(port, env));
  const proxy = await openProxy(ports);
  const clients = startClients(proxy.port, {
    count: CLIENTS,
    paths: PATHS,
    headers: await signIn(proxy.port),
  });
  await sleep(WARM_MS);
  for (const port of ports) {
    console.log(`replacing the process on port ${port} …`);
    await running.get(port)?.stop();
    running.set(port, await processes.start(port, env));
    await proxy.sees(port, true);
  }
  await sleep(WARM_MS);
  await clients.stop();
  proxy.close();
  await Promise.all([...running.values()].map((server) => server.stop()));
  const failureCount = allOf(clients.outcomes) - countOf(clients.outcomes, '200');
  return toZeroRow(
    `two processes behind a proxy replaced under ${CLIENTS} clients: requests failed`,
    failureCount,
    `of ${allOf(clients.outcomes).toLocaleString('en')}`,
  );
}

/** Stops and restarts under load. */
export async function measureRestarts(cleanUp: CleanUp): Promise<Row[]> {
  const folder = makeFolder(cleanUp, 'restarts');
  const postgres = await startPostgres({ dataDir: folder });
  cleanUp.add(() => postgres.stop());
  const processes = new Processes(postgres.url, folder);
  return [await stopUnderLoad(processes), ...(await restartDatabase(processes)), await rollOver(processes)];
}
