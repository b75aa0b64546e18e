import { join } from 'node:path';
import type { Config } from '#config.ts';
import { createLocalStore } from '#files/local.ts';
import type { FileStorage } from '#files/storage.ts';

/** The configured storage: an S3 bucket if set, otherwise a folder in the data folder. */
export async function openFileStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStorage> {
  const local = createLocalStore(join(config.dataDir, 'files'));
  if (config.s3 === undefined) {
    return {
      ...local,
      at(kind) {
        if (kind === 's3') throw new Error('This file lies in a bucket. Name it with S3_BUCKET.');
        return local;
      },
    };
  }
  // The S3 client is large, so it is loaded only when a bucket is configured.
  const { createS3Store } = await import('#files/s3.ts');
  const bucket = createS3Store(config.s3);
  return { ...bucket, at: (kind) => (kind === 's3' ? bucket : local) };
}
