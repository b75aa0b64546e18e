import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainFileError } from './startup-error.ts';
import { prepareCluster, urlOf } from './cluster.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

/** A server for tests. */
export type ThrowawayPostgres = {
  /** Superuser access to the empty database `quint`. */
  url: string;
  /** Stops the server and deletes its folder. May be called twice. */
  stop(): Promise<void>;
};

/** A disk in memory: copying a database there takes a third of the time. */
const MEMORY_DISK = '/dev/shm';
/** Containers often get a small one. */
const LEAST_MEMORY_DISK_BYTES = 4 * 1024 ** 3;

/** The folder for files that nobody keeps: the disk in memory if it is large enough and `TMPDIR` names no other one. */
export function chooseTemporaryFolder(disk = MEMORY_DISK, leastBytes = LEAST_MEMORY_DISK_BYTES): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(disk)) return tmpdir();
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize >= leastBytes ? disk : tmpdir();
}

/**
 * Starts an empty PostgreSQL in a temporary folder, without fsync; everything is deleted when it is stopped or when
 * this process ends in any way. Takes about half a second.
 */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(path.join(chooseTemporaryFolder(), 'quint-postgres-'));
  try {
    const { cluster, password } = await prepareCluster(folder, { throwaway: true, log: () => undefined });
    const postmaster = await startPostmaster(cluster);
    const dismiss = cleanUpAfterDeath(postmaster, folder);
    let stopPromise: Promise<void> | undefined;
    const stop = async () => {
      await stopPostmaster(postmaster, 'immediate');
      dismiss();
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: urlOf(password, postmaster.port), stop: () => (stopPromise ??= stop()) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw explainFileError(error, folder);
  }
}

/** A small shell that outlives this process and cleans up after it. */
function cleanUpAfterDeath(postmaster: Postmaster, folder: string): () => void {
  const script = 'read -r _; kill -QUIT "$0" && sleep 1; rm -rf "$1"';
  const shell = spawn('/bin/sh', ['-c', script, String(postmaster.identity.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.once('error', () => undefined);
  shell.unref();
  // The open pipe alone must not keep this process alive.
  (shell.stdin as Partial<{ unref(): void }>).unref?.();
  return () => shell.kill('SIGKILL');
}
