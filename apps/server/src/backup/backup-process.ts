import { setPriority } from 'node:os';
import type { BackupWorkerResult, BackupWorkerInput } from '#backup/make-in-worker.ts';
import { makeBackup } from '#backup/make.ts';
import { openFileStorage } from '#files/open-storage.ts';
import { StartupError } from '#startup-error.ts';

// The child process that makes one backup for the server, see make-in-worker.ts.

const NICE = 10;

async function answer({ s3, dataDir, ...order }: BackupWorkerInput): Promise<BackupWorkerResult> {
  try {
    const files = await openFileStorage({ s3, dataDir });
    return { bytes: (await makeBackup({ ...order, files })).bytes };
  } catch (error) {
    const isSentence = error instanceof StartupError;
    return { error: isSentence ? error.message : `The backup failed: ${(error as Error).message}` };
  }
}

setPriority(NICE);
process.title = 'quint backup';
process.once('message', (order: BackupWorkerInput) => {
  void answer(order).then((result) => process.send?.(result, () => process.exit()));
});
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
