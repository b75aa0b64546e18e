import { spawn } from 'node:child_process';
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HAS_PROC, identify, isAlive } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';
import { readCommandLineWithPs } from './process-table.ts';
import { StartupError } from './startup-error.ts';
import { failure, reach } from './command.ts';
import { findFreePort } from './free-port.ts';
import type { Cluster } from './command.ts';

/** A running, responding server process. */
export type Postmaster = { identity: ProcessIdentity; port: number; exit: Promise<void> };

const START_ATTEMPTS = 50;
const START_LIMIT_SECONDS = 300;
const FAST_STOP_SECONDS = 60;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Adds the folder to the command line, where a later start can read it without special rights. */
const FOLDER_SETTING = 'quint.folder';

/**
 * The server already running on this folder, once it responds; undefined without one. A stale pid file after a crash,
 * one with another program's process id or a truncated one would make PostgreSQL refuse to start; such a file is
 * deleted.
 */
export async function findRunning(cluster: Cluster): Promise<Postmaster | undefined> {
  const deadline = Date.now() + START_LIMIT_SECONDS * 1000;
  for (;;) {
    const file = readPidFile(cluster.folder);
    if (file === undefined) return undefined;
    const identity = identify(file.pid);
    if (identity === undefined && file.pid > 0) return undefined;
    if (identity === undefined || !servesFolder(file.pid, cluster.folder)) {
      rmSync(path.join(cluster.folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (file.status === 'ready') return { identity, port: file.port, exit: waitForExit(identity) };
    if (Date.now() > deadline) {
      throw new StartupError(
        `The database process ${file.pid} on ${cluster.folder} neither starts nor stops.`,
      );
    }
    // Starting, recovering or shutting down: each is over soon.
    await sleep(20);
  }
}

/**
 * Starts the server on 127.0.0.1 and waits until it responds: on a free port, or on a given port, which it waits for.
 */
export async function startPostmaster(cluster: Cluster, ownPort?: number): Promise<Postmaster> {
  let problem = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const result = await tryStart(cluster, ownPort ?? (await findFreePort()));
    if (typeof result !== 'string') return result;
    problem = result;
    const isPortTaken = /Address already in use|could not create any TCP\/IP sockets/.test(problem);
    // Backends of a killed server need a moment to notice and release its memory.
    const isFormerAlive = /pre-existing shared memory|lock file .* already exists/.test(problem);
    if (isFormerAlive || (isPortTaken && ownPort !== undefined)) await sleep(100);
    else if (!isPortTaken) break;
  }
  throw failure(problem, 'The database did not start', cluster.folder);
}

/** Closes all connections, flushes everything to disk and exits; returns when the process is gone. */
export async function stopPostmaster(postmaster: Postmaster, how: 'fast' | 'immediate'): Promise<void> {
  signal(postmaster.identity, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  const patience = new AbortController();
  const late = sleep(FAST_STOP_SECONDS * 1000, 'late', { signal: patience.signal }).catch(() => 'over');
  const outcome = await Promise.race([postmaster.exit, late]);
  patience.abort();
  if (outcome !== 'late') return;
  // Safe, only slower next time: the write-ahead log is replayed.
  signal(postmaster.identity, 'SIGQUIT');
  await postmaster.exit;
}

function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  try {
    if (isAlive(identity)) process.kill(identity.pid, name);
  } catch {
    // It ended between the two calls.
  }
}

/** Resolves to the server, or to its output when it exited. */
async function tryStart(cluster: Cluster, port: number): Promise<Postmaster | string> {
  const logFile = `${cluster.folder}.log`;
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES)
    renameSync(logFile, `${logFile}.old`);
  const { dataArgument, options } = reach(cluster.folder, cluster.account);
  const output = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const child = spawn(cluster.programs.postgres, ['-D', dataArgument, ...settings(cluster, port)], {
    ...options,
    stdio: ['ignore', output, output],
    // A Ctrl-C in the terminal must not stop the database before the server has closed.
    detached: true,
  });
  closeSync(output);
  child.unref();
  const exitOutput = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(readFrom(logFile, logStart)));
  });
  const exit = exitOutput.then(() => undefined);
  const deadline = Date.now() + START_LIMIT_SECONDS * 1000;
  for (;;) {
    const file = readPidFile(cluster.folder);
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    if (identity !== undefined && file?.pid === child.pid && file?.status === 'ready')
      return { identity, port, exit };
    const outcome = await Promise.race([exitOutput, sleep(5, undefined)]);
    if (outcome !== undefined) return outcome;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      await exitOutput;
      return `FATAL: not ready after ${START_LIMIT_SECONDS} seconds; see ${logFile}`;
    }
  }
}

function settings(cluster: Cluster, port: number): string[] {
  const list: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: cluster.throwaway ? 300 : 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and error details contain personal data; the server logs its own errors.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    [FOLDER_SETTING]: realpathSync(cluster.folder),
  };
  if (cluster.throwaway) {
    Object.assign(list, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
    Object.assign(list, { wal_level: 'minimal', max_wal_senders: 0 });
  }
  return Object.entries(list).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function readPidFile(folder: string) {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** True when the process is a PostgreSQL server of exactly this folder. */
function servesFolder(pid: number, folder: string): boolean {
  const real = realpathSync(folder);
  if (!HAS_PROC) {
    const line = readCommandLineWithPs(pid) ?? '';
    return line.includes('postgres') && line.includes(`${FOLDER_SETTING}=${real}`);
  }
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (path.basename(command[0] ?? '') !== 'postgres') return false;
    if (command.includes(`${FOLDER_SETTING}=${real}`)) return true;
    // Started by hand, without our setting: a server's working directory is its data folder.
    return readlinkSync(`/proc/${pid}/cwd`) === real;
  } catch {
    return false;
  }
}

async function waitForExit(identity: ProcessIdentity): Promise<void> {
  while (isAlive(identity)) await sleep(50, undefined, { ref: false });
}

/** The new log output of the server from now on. */
export function followLog({ folder }: Cluster): () => string {
  const file = `${folder}.log`;
  const begin = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return () => readFrom(file, begin);
}

function readFrom(file: string, offset: number): string {
  try {
    return readFileSync(file).subarray(offset).toString('utf8');
  } catch {
    return '';
  }
}
