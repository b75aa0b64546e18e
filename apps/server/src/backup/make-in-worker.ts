import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupOrder } from '#backup/make.ts';
import type { Config } from '#config.ts';
import { StartupError } from '#startup-error.ts';

const PROCESS = fileURLToPath(new URL('backup-process.ts', import.meta.url));

export type BackupWorkerInput = Omit<BackupOrder, 'files'> & Pick<Config, 's3' | 'dataDir'>;
export type BackupWorkerResult = { readonly bytes: number } | { readonly error: string };

/**
 * Makes a backup in a separate process, so that compressing and encrypting do not slow the server down. Returns its
 * size in bytes. Throws StartupError; aborting ends the process, and no partial file remains.
 */
export function makeBackupInWorker(order: BackupWorkerInput, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const stop = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', stop, { once: true });
    let receivedAnswer: BackupWorkerResult | undefined;
    child.once('message', (answer: BackupWorkerResult) => (receivedAnswer = answer));
    child.once('error', reject);
    child.once('close', () => {
      signal?.removeEventListener('abort', stop);
      if (receivedAnswer === undefined)
        reject(new StartupError('The backup was ended before it was complete.'));
      else if ('error' in receivedAnswer) reject(new StartupError(receivedAnswer.error));
      else resolve(receivedAnswer.bytes);
    });
    child.send(order);
  });
}
