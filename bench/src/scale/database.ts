import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { withClient } from '../chaos/installation.ts';
import { childrenOf } from '../processes.ts';
import type { CleanUp } from '../stage.ts';
import { makeOwnFolder, runPostgres } from './programs.ts';

const SLOT = 'bench_replica';
const MOST_CONNECTIONS = 300;
const LOOK_MS = 100;

/** One server of PostgreSQL 15. */
export class DatabaseServer {
  readonly port: number;
  readonly #folder: string;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  /** The first of its processes. */
  get pid(): number {
    return Number(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  async create(): Promise<void> {
    const flags = ['-A', 'trust', '-U', 'postgres', '--encoding=UTF8', '--locale=C.UTF-8'];
    await runPostgres(this.#folder, 'initdb', ['-D', this.#data, ...flags]);
  }

  async copyOf(primary: DatabaseServer): Promise<void> {
    const source = ['-d', primary.url, '-D', this.#data, '-X', 'stream', '-c', 'fast'];
    await runPostgres(this.#folder, 'pg_basebackup', [...source, '-R', '-C', '-S', SLOT]);
  }

  async start(): Promise<void> {
    const settings = [
      `-p ${this.port} -k ${this.#folder} -c listen_addresses=127.0.0.1 -c max_connections=${MOST_CONNECTIONS}`,
      '-c shared_buffers=256MB -c max_wal_size=2GB -c hot_standby_feedback=on',
    ];
    const log = path.join(this.#folder, 'server.log');
    await this.#control('start', '-l', log, '-o', settings.join(' '));
  }

  async stop(): Promise<void> {
    await this.#control('stop', '-m', 'fast');
  }

  async promote(): Promise<void> {
    await this.#control('promote');
  }

  /** Ends all its processes at once, as a power cut does. */
  kill(): void {
    const { pid } = this;
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, 'SIGKILL');
  }

  async end(): Promise<void> {
    await this.#control('stop', '-m', 'immediate').catch(() => undefined);
  }

  #control(...args: string[]): Promise<void> {
    return runPostgres(this.#folder, 'pg_ctl', ['-D', this.#data, '-w', ...args]);
  }
}

async function makeServer(cleanUp: CleanUp, name: string): Promise<DatabaseServer> {
  const server = new DatabaseServer(makeOwnFolder(cleanUp, name), await findFreePort());
  cleanUp.add(() => server.end());
  return server;
}

/** Versions before 18 have no such function; the world of the bench asks for it. */
const UUIDV7 = `create or replace function uuidv7(shift interval default '0') returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from clock_timestamp() + shift) * 1000)::bigint), 12, '0')
    || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text || random()::text), 1, 15))::uuid $$`;

export async function startPrimary(cleanUp: CleanUp): Promise<DatabaseServer> {
  const primary = await makeServer(cleanUp, 'primary');
  await primary.create();
  await primary.start();
  await withClient(primary.url, (client) => client.query(UUIDV7));
  return primary;
}

/** A streaming replica with a slot of its own on the primary. */
export async function startReplica(cleanUp: CleanUp, primary: DatabaseServer): Promise<DatabaseServer> {
  const replica = await makeServer(cleanUp, 'replica');
  await replica.copyOf(primary);
  await replica.start();
  return replica;
}

/** From here on a commit is answered when the replica has it on its disk, too. */
export async function waitForReplica(primary: DatabaseServer): Promise<void> {
  await withClient(primary.url, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    const query = "select count(*)::int as count from pg_stat_replication where sync_state = 'sync'";
    for (;;) {
      const { rows } = await client.query<{ count: number }>(query);
      if (rows[0]?.count === 1) return;
      await sleep(LOOK_MS);
    }
  });
}
