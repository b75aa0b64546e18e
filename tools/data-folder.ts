import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { acquireLock, isLeaving, LockHeldError } from './lock.ts';
import type { FolderLock, LockRecord } from './lock.ts';
import { ROOT } from './root.ts';
import { explainFileError, StartupError } from './startup-error.ts';

/** The data folder: DATA_DIR, or `data` in the project. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return path.resolve(env['DATA_DIR'] || path.join(ROOT, 'data'));
}

/** Creates the folder with its parents and makes sure that this user may write to it. */
export function makeWritableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainFileError(rootCause(folder, error), folder);
  }
}

/** On a read-only disk, a recursive mkdir reports a missing parent instead of the reason. */
function rootCause(folder: string, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return error;
  let parent = path.dirname(folder);
  while (!existsSync(parent)) parent = path.dirname(parent);
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
    return error;
  } catch (cause) {
    return cause;
  }
}

/**
 * Locks the data folder. Waits for a predecessor that is shutting down. @throws StartupError that names the holder and
 * its address
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  makeWritableFolder(folder);
  try {
    return await acquireLock(path.join(folder, 'quint.lock'));
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw explainFileError(error, folder);
    throw new StartupError(describeHolder(error.record, folder));
  }
}

function describeHolder(record: LockRecord, folder: string): string {
  const { holder, state, url } = record;
  if (isLeaving(record)) {
    return `Quint (process ${holder.pid}) is still shutting down on the data folder ${folder}. Try again in a moment.`;
  }
  const where = state === 'running' && url !== undefined ? `at ${url}` : 'and about to be ready';
  return (
    `Quint already runs on the data folder ${folder}: process ${holder.pid}, ${where}. ` +
    'Stop it first, or choose another folder and port, for example: DATA_DIR=./data2 PORT=8081 npm start'
  );
}
