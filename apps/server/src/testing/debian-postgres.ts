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

function run(folder: string, program: string, given: readonly string[]): void {
  execFileSync(path.join(PROGRAMS, program), given, { ...accountFor(folder), cwd: folder, stdio: 'ignore' });
}

/** A server of Debian's PostgreSQL 15 in a temporary folder. */
export interface DebianServer {
  readonly url: string;
  start(): void;
  stop(): void;
  /** Halts all its processes where they are, as a machine does that hangs. */
  halt(): void;
  proceed(): void;
  /** Makes a primary of a replica. */
  promote(): void;
  remove(): void;
}

function control(folder: string, port: number): DebianServer {
  const data = path.join(folder, 'data');
  const server = (...given: string[]) => run(folder, 'pg_ctl', ['-D', data, '-w', ...given]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c wal_keep_size=64MB`;
  const signal = (name: NodeJS.Signals) => {
    const [pid = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
    for (const each of [pid, ...children.trim().split(/\s+/)]) process.kill(Number(each), name);
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
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

/** Starts an empty server that everybody on this machine may enter. */
export async function startDebianPostgres(): Promise<DebianServer> {
  const folder = makeFolder('debian');
  const data = path.join(folder, 'data');
  run(folder, 'initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);
  const server = control(folder, await findFreePort());
  server.start();
  return server;
}

/** Starts a streaming replica of a server. */
export async function startReplicaOf(primary: DebianServer): Promise<DebianServer> {
  const folder = makeFolder('replica');
  const data = path.join(folder, 'data');
  run(folder, 'pg_basebackup', [
    '-d',
    primary.url,
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  const replica = control(folder, await findFreePort());
  replica.start();
  return replica;
}

async function waitUntilOpen(child: ChildProcess, log: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${readFileSync(log, 'utf8')}`);
    if (existsSync(log) && readFileSync(log, 'utf8').includes('process up')) return;
    await sleep(20);
  }
}

/** Starts PgBouncer before a server; further lines go into its configuration. */
export async function startPgbouncer(
  serverUrl: string,
  mode: 'session' | 'transaction' | 'statement',
  lines: readonly string[] = [],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = makeFolder('pgbouncer');
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const port = await findFreePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  const log = path.join(folder, 'log');
  const configuration = `[databases]
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
  writeFileSync(settings, configuration);
  const child = spawn(PGBOUNCER, [settings], { ...accountFor(folder), stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitUntilOpen(child, log);
  const url = new URL(serverUrl);
  Object.assign(url, { hostname: '127.0.0.1', port: String(port), password: '' });
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
