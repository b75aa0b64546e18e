import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from '@quint/local-postgres/account.ts';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import type { CleanUp } from '../stage.ts';
import { end } from './children.ts';
import { makeOwnFolder, PGBOUNCER } from './programs.ts';

const MOST = 300;

/** The address of the database: PgBouncer in session mode, which leads to one server and later to another. */
export class Address {
  readonly port: number;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  static async open(cleanUp: CleanUp, serverPort: number): Promise<Address> {
    const address = new Address(makeOwnFolder(cleanUp, 'pgbouncer'), await findFreePort());
    address.#write(serverPort);
    const child = spawn(PGBOUNCER, [address.#settings], { ...accountFor(address.#folder), stdio: 'ignore' });
    address.#child = child;
    cleanUp.add(() => end(child, 'SIGKILL'));
    while (!existsSync(address.#log) || !readFileSync(address.#log, 'utf8').includes('process up')) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
      await sleep(20);
    }
    return address;
  }

  /** Leads to another server from now on. */
  move(serverPort: number): void {
    this.#write(serverPort);
    this.#child?.kill('SIGHUP');
  }

  get #settings(): string {
    return path.join(this.#folder, 'pgbouncer.ini');
  }

  get #log(): string {
    return path.join(this.#folder, 'pgbouncer.log');
  }

  #write(serverPort: number): void {
    const text = `[databases]
* = host=127.0.0.1 port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.port}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = ${MOST}
default_pool_size = ${MOST}
server_login_retry = 1
server_connect_timeout = 3
logfile = ${this.#log}
`;
    writeFileSync(this.#settings, text);
    const account = accountFor(this.#folder);
    if (account !== undefined) chownSync(this.#settings, account.uid, account.gid);
  }
}
