import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from './postgres/account.ts';
import { DATABASE, ensureCluster, SUPERUSER } from './postgres/cluster.ts';
import type { Cluster } from './postgres/cluster.ts';
import { findRunning, startPostmaster, stopPostmaster } from './postgres/postmaster.ts';
import type { Postmaster } from './postgres/postmaster.ts';
import { findPrograms } from './postgres/programs.ts';
import { explainFileError } from './startup-error.ts';

export type PostgresOptions = {
  /** Takes the few lines a person should see. */
  log?: (line: string) => void;
} & (
  | {
      /** The cluster lives in its subfolder `postgres`. */
      dataDir: string;
      throwaway?: false;
      /** The server ended by itself and could not be brought back. */
      onLost?: (reason: Error) => void;
    }
  | {
      /** For tests: a temporary folder, nothing waits for the disk, gone when stopped or when this process ends. */
      throwaway: true;
    }
);

export type RunningPostgres = {
  /** Superuser access to the database `quint`; TCP on 127.0.0.1 only. */
  url: string;
  /** True when a server of an earlier start was still running on this folder. */
  adopted: boolean;
  /** Ends the server, adopted or not, and waits until it is gone. May be called twice. */
  stop(): Promise<void>;
};

const RESTARTS_PER_MINUTE = 3;
const SIGNAL_SETTLE_MS = 100;

/**
 * Starts the built-in PostgreSQL 18. Creates the cluster on the first call, adopts a server that
 * still runs, heals what a crash left behind, and restarts a server that dies while in use.
 * @throws StartupError with a sentence for a person: full disk, missing rights, wrong release.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  if (options.throwaway) return startThrowaway(log);
  const dataDir = path.resolve(options.dataDir);
  try {
    const { cluster, password } = await prepare(dataDir, { throwaway: false, log });
    const orphan = await findRunning(cluster);
    const postmaster = orphan ?? (await startPostmaster(cluster));
    const stop = keepRunning(cluster, postmaster, { log, onLost: options.onLost });
    return { url: urlOf(password, postmaster.port), adopted: orphan !== undefined, stop };
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

async function startThrowaway(log: (line: string) => void): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quint-postgres-'));
  try {
    const { cluster, password } = await prepare(folder, { throwaway: true, log });
    const postmaster = await startPostmaster(cluster);
    const dismiss = cleanUpAfterDeath(postmaster, folder);
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      await stopPostmaster(postmaster, 'immediate');
      dismiss();
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: urlOf(password, postmaster.port), adopted: false, stop: () => (stopped ??= stop()) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw explainFileError(error, folder);
  }
}

async function prepare(dataDir: string, how: { throwaway: boolean; log: (line: string) => void }) {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.W_OK | constants.X_OK);
  const folder = path.join(dataDir, 'postgres');
  const account = accountFor(folder);
  const cluster: Cluster = {
    folder,
    account,
    programs: await findPrograms(account),
    throwaway: how.throwaway,
  };
  return { cluster, password: await ensureCluster(cluster, how.log) };
}

function urlOf(password: string, port: number): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

type Watch = { log: (line: string) => void; onLost: ((reason: Error) => void) | undefined };

/** Brings a server back on its port whenever it ends unasked. @returns the way to end it for good */
function keepRunning(cluster: Cluster, first: Postmaster, watch: Watch): () => Promise<void> {
  let current = first;
  let stopping: Promise<void> | undefined;
  const restarts: number[] = [];
  const revive = async () => {
    for (;;) {
      await current.exited;
      // A signal to all processes at once ends the database before our own handler has run.
      await sleep(SIGNAL_SETTLE_MS);
      if (stopping !== undefined) return;
      restarts.push(Date.now());
      if (restarts.filter((time) => time > Date.now() - 60_000).length > RESTARTS_PER_MINUTE) {
        throw new Error(
          `The database ended ${RESTARTS_PER_MINUTE + 1} times within a minute; see ${cluster.folder}.log`,
        );
      }
      watch.log('The database ended unexpectedly; starting it again.');
      const next = await startPostmaster(cluster, first.port);
      if (next.port !== first.port) {
        await stopPostmaster(next, 'fast');
        throw new Error(`The port ${first.port} of the database was taken while it restarted.`);
      }
      current = next;
    }
  };
  const watching = revive().catch((error: unknown) => watch.onLost?.(error as Error));
  const stop = async () => {
    await stopPostmaster(current, 'fast');
    // A restart that was under way ends with a server of its own.
    await watching;
    await stopPostmaster(current, 'fast');
  };
  return () => (stopping ??= stop());
}

/** A small shell that outlives this process, however it ends, and clears away what it left. */
function cleanUpAfterDeath(postmaster: Postmaster, folder: string): () => void {
  const script = 'read -r _; kill -QUIT "$0" && sleep 1; rm -rf "$1"';
  const shell = spawn('/bin/sh', ['-c', script, String(postmaster.identity.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void }).unref?.();
  shell.once('error', () => undefined);
  return () => shell.kill('SIGKILL');
}
