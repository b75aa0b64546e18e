import path from 'node:path';
import { explainFileError, StartupError } from '@quint/local-postgres/startup-error.ts';
import { makeWritableFolder } from '@quint/local-postgres/writable-folder.ts';
import { acquireLock, isLeaving, LockHeldError } from './lock.ts';
import type { FolderLock, LockRecord } from './lock.ts';
import { ROOT } from './root.ts';

/** The data folder: DATA_DIR, or `data` in the project. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return path.resolve(env['DATA_DIR'] || path.join(ROOT, 'data'));
}

/**
 * Locks the data folder. Waits for a predecessor that is shutting down. @throws StartupError with the process that has
 * the lock and its address
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
