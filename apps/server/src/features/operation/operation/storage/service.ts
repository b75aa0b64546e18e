import { statfs } from 'node:fs/promises';
import type { OperationMetrics } from '@quint/contract/operation/operation.ts';
import type { Reader } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { getDatabaseFacts } from '#features/operation/operation/storage/queries.ts';
import { findCommit, VERSION } from '#version.ts';

const STARTED_AT = new Date(performance.timeOrigin);

/** The disk of the data folder. */
async function readDisk(folder: string): Promise<{ disk_free: number | null; disk_size: number | null }> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { disk_free: bavail * bsize, disk_size: blocks * bsize };
  } catch {
    return { disk_free: null, disk_size: null };
  }
}

/** Storage sizes and running versions. Requires the platform role. */
export async function getInstallation(
  { config, clock }: Deps,
  db: Reader,
): Promise<Pick<OperationMetrics, 'storage' | 'versions'>> {
  const { database, files, files_grown, postgresql, schema } = await getDatabaseFacts(db, clock.now());
  return {
    storage: {
      ...(await readDisk(config.dataDir)),
      database,
      files,
      files_grown,
      files_where: config.s3 === undefined ? 'folder' : 'bucket',
    },
    versions: {
      product: VERSION,
      commit: findCommit(config.operation.buildCommit) ?? null,
      node: process.versions.node,
      postgresql: postgresql.split(' ')[0] ?? postgresql,
      schema: schema.replace(/\.sql$/, ''),
      started: STARTED_AT.toISOString(),
    },
  };
}
