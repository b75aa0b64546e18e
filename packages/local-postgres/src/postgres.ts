import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareCluster, urlOf } from './cluster.ts';
import type { Cluster } from './command.ts';
import { findRunning, followLog, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { startThrowawayPostgres } from './throwaway.ts';
import { explainFileError, explainProgramOutput } from './startup-error.ts';

export type PostgresOptions = PersistentOptions | { throwaway: true };

type PersistentOptions = {
  throwaway?: false;
  /** The cluster is in its subfolder `postgres`, the log of the server in `postgres.log`. */
  dataDir: string;
  /** Receives the few lines meant for the user. */
  log?: (line: string) => void;
  /** Called when the server exited and could not be restarted. */
  onLost?: (reason: Error) => void;
};

export type RunningPostgres = {
  /** Superuser access to the database `quint`; TCP on 127.0.0.1 only. */
  url: string;
  /** True when a server of an earlier start was still running on this folder. */
  isAdopted: boolean;
  /** The log messages since the start about the disk or its rights; undefined without any. */
  complaint(): string | undefined;
  /** Stops the server, adopted or not, and waits until it is gone. May be called twice. */
  stop(): Promise<void>;
};

const RESTARTS_PER_MINUTE = 3;
const SIGNAL_SETTLE_MS = 100;

/**
 * Starts the built-in PostgreSQL 18. Creates the cluster on the first call, adopts a server that is still running,
 * cleans up after a crash, and restarts a server that dies while in use. The caller holds the lock of the data folder.
 * With `throwaway`, an empty server for tests in a temporary folder, deleted at the end. @throws StartupError with a
 * message for the user: full disk, missing rights, wrong release.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  if (options.throwaway)
    return { ...(await startThrowawayPostgres()), isAdopted: false, complaint: () => undefined };
  const dataDir = path.resolve(options.dataDir);
  const log = options.log ?? (() => undefined);
  try {
    const { cluster, password } = await prepareCluster(dataDir, { throwaway: false, log });
    const orphan = await findRunning(cluster);
    const readLog = followLog(cluster);
    const complaint = () => explainProgramOutput(readLog(), dataDir);
    const postmaster = orphan ?? (await startPostmaster(cluster));
    const stop = superviseServer(cluster, postmaster, { log, onLost: options.onLost, complaint });
    return { url: urlOf(password, postmaster.port), isAdopted: orphan !== undefined, complaint, stop };
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

/** URL of the server running on this folder; undefined when there is none. Starts and creates nothing. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  if (!existsSync(path.join(dataDir, 'postgres'))) return undefined;
  const { cluster, password } = await prepareCluster(dataDir, { throwaway: false, log: () => undefined });
  const runningServer = await findRunning(cluster);
  return runningServer && urlOf(password, runningServer.port);
}

type Watch = {
  log: (line: string) => void;
  onLost: ((reason: Error) => void) | undefined;
  complaint: () => string | undefined;
};

/** Restarts a server on its port whenever it exits unexpectedly. @returns the function that stops it for good */
function superviseServer(cluster: Cluster, first: Postmaster, watch: Watch): () => Promise<void> {
  let current = first;
  let stopPromise: Promise<void> | undefined;
  const restarts: number[] = [];
  const revive = async (): Promise<void> => {
    for (;;) {
      await current.exit;
      // A signal to the whole process group ends the database before our own handler has run.
      await sleep(SIGNAL_SETTLE_MS);
      if (stopPromise !== undefined) return;
      restarts.push(Date.now());
      if (restarts.filter((time) => time > Date.now() - 60_000).length > RESTARTS_PER_MINUTE) {
        const why = watch.complaint();
        throw new Error(
          `The database keeps ending by itself; see ${cluster.folder}.log.${why === undefined ? '' : ` ${why}`}`,
        );
      }
      watch.log('The database ended unexpectedly; starting it again.');
      const next = await startPostmaster(cluster, first.port);
      if (stopPromise !== undefined) return stopPostmaster(next, 'fast');
      current = next;
    }
  };
  const supervision = revive().catch((error: unknown) => watch.onLost?.(error as Error));
  const stop = async () => {
    await stopPostmaster(current, 'fast');
    await supervision;
  };
  return () => (stopPromise ??= stop());
}
