import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { accountFor } from '@quint/local-postgres/account.ts';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { childrenOf } from '../processes.ts';
import type { CleanUp } from '../stage.ts';
import { makeFolder, withClient } from '../stage.ts';

const run = promisify(execFile);
/** The embedded PostgreSQL does not include the program that copies a server. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const SLOT = 'bench_replica';

/** Whether this machine has the programs of PostgreSQL 15, on Debian by `apt-get install postgresql-15`. */
export function hasPostgres15(): boolean {
  return existsSync(path.join(PROGRAMS, 'pg_basebackup'));
}

/** Versions before 18 have no such function; the rows of the bench need it. */
const UUIDV7 = `create or replace function uuidv7(shift interval default '0') returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from clock_timestamp() + shift) * 1000)::bigint), 12, '0')
    || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text || random()::text), 1, 15))::uuid $$`;

/** One PostgreSQL 15 server. */
export class DatabaseServer {
  readonly port: number;
  readonly #folder: string;
  readonly #data: string;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#data = path.join(folder, 'data');
    this.port = port;
  }

  static async openPrimary(cleanUp: CleanUp): Promise<DatabaseServer> {
    const primary = await DatabaseServer.#make(cleanUp, 'primary');
    const flags = ['-A', 'trust', '-U', 'postgres', '--encoding=UTF8', '--locale=C.UTF-8'];
    await primary.#run('initdb', ['-D', primary.#data, ...flags]);
    await primary.#start();
    await withClient(primary.url, (client) => client.query(UUIDV7));
    return primary;
  }

  /** A streaming replica that every commit of the primary waits for. */
  static async openReplica(cleanUp: CleanUp, primary: DatabaseServer): Promise<DatabaseServer> {
    const replica = await DatabaseServer.#make(cleanUp, 'replica');
    const source = ['-d', primary.url, '-D', replica.#data, '-X', 'stream', '-c', 'fast'];
    await replica.#run('pg_basebackup', [...source, '-R', '-C', '-S', SLOT]);
    await replica.#start();
    await withClient(primary.url, async (client) => {
      await client.query("alter system set synchronous_standby_names = '*'");
      await client.query('select pg_reload_conf()');
    });
    return replica;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  async promote(): Promise<void> {
    await this.#control('promote');
  }

  /** Ends all its processes at once, as a power failure does. */
  kill(): void {
    const pid = Number(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, 'SIGKILL');
  }

  static async #make(cleanUp: CleanUp, name: string): Promise<DatabaseServer> {
    const folder = makeFolder(cleanUp, name);
    const account = accountFor(folder);
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    const server = new DatabaseServer(folder, await findFreePort());
    // It has already exited if it was killed.
    cleanUp.add(() => server.#control('stop', '-m', 'immediate').catch(() => undefined));
    return server;
  }

  async #start(): Promise<void> {
    const settings = `-p ${this.port} -k ${this.#folder} -c listen_addresses=127.0.0.1`;
    await this.#control('start', '-l', path.join(this.#folder, 'server.log'), '-o', settings);
  }

  #control(...args: string[]): Promise<void> {
    return this.#run('pg_ctl', ['-D', this.#data, '-w', ...args]);
  }

  /** Does not block this process, so that its clients continue. */
  async #run(program: string, args: readonly string[]): Promise<void> {
    // A started server keeps the pipes of its parent open, so it gets none.
    const script = '"$0" "$@" >>commands.log 2>&1';
    const options = { ...accountFor(this.#folder), cwd: this.#folder };
    await run('/bin/sh', ['-c', script, path.join(PROGRAMS, program), ...args], options);
  }
}
