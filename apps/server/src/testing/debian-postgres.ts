import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from '@quint/local-postgres/account.ts';
import { findFreePort } from '@quint/local-postgres/free-port.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const PGBOUNCER = '/usr/sbin/pgbouncer';

/** Whether Debian's PostgreSQL 15 is installed; its tests run only then. */
export const HAS_DEBIAN_POSTGRES = existsSync(path.join(PROGRAMS, 'pg_basebackup'));
/** Whether PgBouncer is installed; its tests run only then. */
export const HAS_PGBOUNCER = existsSync(PGBOUNCER);

/** A folder that PostgreSQL's own account may write, when root runs the tests. */
function makeFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `quint-${name}-`));
  const account = accountFor(folder);
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

function run(folder: string, program: string, args: readonly string[]): void {
  execFileSync(program, args, { ...accountFor(folder), cwd: folder, stdio: 'ignore' });
}

/** A server in a temporary folder: of Debian's PostgreSQL 15, or of other programs. */
export interface DebianServer {
  readonly url: string;
  readonly folder: string;
  start(): void;
  stop(): void;
  /** Pauses all its processes, like a machine that hangs. */
  halt(): void;
  proceed(): void;
  /** Promotes a replica to a primary. */
  promote(): void;
  remove(): void;
}

function control(programs: string, folder: string, port: number): DebianServer {
  const data = path.join(folder, 'data');
  const server = (...args: string[]) =>
    run(folder, path.join(programs, 'pg_ctl'), ['-D', data, '-w', ...args]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c wal_keep_size=64MB`;
  const signal = (name: NodeJS.Signals) => {
    const [pid = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
    for (const each of [pid, ...children.trim().split(/\s+/)]) process.kill(Number(each), name);
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    start: () => server('start', '-l', path.join(folder, 'log'), '-o', settings),
    stop: () => server('stop', '-m', 'immediate'),
    halt: () => signal('SIGSTOP'),
    proceed: () => signal('SIGCONT'),
    promote: () => server('promote'),
    remove() {
      if (existsSync(path.join(data, 'postmaster.pid'))) server('stop', '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const PORT_TAKEN = /Address already in use|could not create any TCP\/IP sockets/;

/** Starts the server of a folder on a free port, and on another one if that port was taken meanwhile. */
async function startOnFreePort(programs: string, folder: string): Promise<DebianServer> {
  const log = path.join(folder, 'log');
  for (;;) {
    const server = control(programs, folder, await findFreePort());
    rmSync(log, { force: true });
    try {
      server.start();
      return server;
    } catch (error) {
      const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
      if (!PORT_TAKEN.test(output)) throw new Error(`The server did not start. ${output}`, { cause: error });
    }
  }
}

/** Starts an empty server of these programs that everybody on this machine may use. */
export async function startServerOf(programs: string): Promise<DebianServer> {
  const folder = makeFolder('server');
  const data = path.join(folder, 'data');
  const settings = ['-A', 'trust', '-U', 'postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  run(folder, path.join(programs, 'initdb'), ['-D', data, ...settings]);
  return startOnFreePort(programs, folder);
}

/** Restarts a stopped server with other programs, as after a package update. */
export function restartWith(programs: string, server: DebianServer): Promise<DebianServer> {
  return startOnFreePort(programs, server.folder);
}

/** Starts an empty server of Debian's PostgreSQL 15. */
export function startDebianPostgres(): Promise<DebianServer> {
  return startServerOf(PROGRAMS);
}

/** Starts a streaming replica of a server. */
export async function startReplicaOf(primary: DebianServer): Promise<DebianServer> {
  const folder = makeFolder('replica');
  const data = path.join(folder, 'data');
  const settings = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
  run(folder, path.join(PROGRAMS, 'pg_basebackup'), ['-d', primary.url, '-D', data, ...settings]);
  return startOnFreePort(PROGRAMS, folder);
}

/** Waits for a program to be ready; false when its port is taken. */
async function isOpen(child: ChildProcess, log: string): Promise<boolean> {
  for (;;) {
    const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
    if (output.includes('process up')) return true;
    if (child.exitCode !== null) {
      if (PORT_TAKEN.test(output)) return false;
      throw new Error(`PgBouncer ended: ${output}`);
    }
    await sleep(20);
  }
}

/** Starts PgBouncer in front of a server; `lines` are added to its configuration. */
export async function startPgbouncer(
  serverUrl: string,
  mode: 'session' | 'transaction' | 'statement',
  lines: readonly string[] = [],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = makeFolder('pgbouncer');
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const settings = path.join(folder, 'pgbouncer.ini');
  const log = path.join(folder, 'log');
  const configuration = (port: number) => `[databases]
* = host=${hostname} port=${serverPort} user=${username}${password === '' ? '' : ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 60
logfile = ${log}
${lines.join('\n')}
`;
  for (;;) {
    const port = await findFreePort();
    writeFileSync(settings, configuration(port));
    rmSync(log, { force: true });
    const child = spawn(PGBOUNCER, [settings], { ...accountFor(folder), stdio: 'ignore' });
    const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (!(await isOpen(child, log))) continue;
    const url = new URL(serverUrl);
    Object.assign(url, { hostname: '127.0.0.1', port: String(port), password: '' });
    return {
      url: url.href,
      async stop() {
        child.kill('SIGKILL');
        await exitPromise;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
}
