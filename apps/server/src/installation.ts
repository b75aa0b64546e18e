import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Writer } from '#database/gate.ts';
import type { Config } from '#config.ts';
import { findMarker, markStorage } from '#files/marker.ts';
import type { FileStore } from '#files/storage.ts';
import { SECRET_FILE } from '#config.ts';
import { findPersistedSecret } from '#persisted-secret.ts';
import { DEPENDENT_ON_SECRET } from '#secrets/secret-dependents.ts';
import { deriveKey } from '#secrets/tokens.ts';
import { StartupError } from '#startup-error.ts';

const FINGERPRINT_CHARACTERS = 16;
/** Holds the secret of a backup, below the data folder, until the commit of its restore. */
export const NEXT_SECRET_FILE = 'secret.next';

/** What the database remembers of the secret. */
export function fingerprintOf(secret: string): string {
  const key = deriveKey(secret, 'fingerprint');
  return createHash('sha256').update(key).digest('hex').slice(0, FINGERPRINT_CHARACTERS);
}

/** Whether this database holds the demo world, whatever the environment says. */
export async function isDemoWorld(db: Database): Promise<boolean> {
  const row = await db.platform.read((reader) =>
    reader.selectFrom('installation').select('date_demo').executeTakeFirst(),
  );
  return (row?.date_demo ?? null) !== null;
}

/** Records that the database holds the demo world. */
export async function recordDemoWorld(db: Writer, now: Date): Promise<void> {
  await db.updateTable('installation').set({ date_demo: now }).execute();
}

/**
 * Records the secret at the first start. Throws StartupError when the database was used with another one, unless the
 * change is accepted.
 */
export async function claimSecret(
  db: Database,
  { secret, secretReplaces }: Pick<Config, 'secret' | 'secretReplaces'>,
): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  const knownFingerprint = await db.platform.write(async (writer) => {
    await writer
      .updateTable('installation')
      .set({ secret_fingerprint: fingerprint })
      .where((is) =>
        is.or([
          is('secret_fingerprint', 'is', null),
          ...(secretReplaces === undefined ? [] : [is('secret_fingerprint', '=', secretReplaces)]),
        ]),
      )
      .execute();
    const row = await writer.selectFrom('installation').select('secret_fingerprint').executeTakeFirst();
    return row?.secret_fingerprint;
  });
  if (knownFingerprint === fingerprint) return;
  throw new StartupError(
    `The secret (SECRET, or the file "secret" in DATA_DIR) is not the one this database was used with, so ${DEPENDENT_ON_SECRET} would stop working. Start with the former secret, or, to go on with this one for good, with SECRET_REPLACES=${knownFingerprint}.`,
  );
}

function describeStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string {
  return s3 === undefined ? `the folder ${dataDir}/files` : `the bucket ${s3.bucket}`;
}

/** Runs work on the storage; an error becomes a sentence. */
async function onStorage<Result>(
  config: Pick<Config, 's3' | 'dataDir'>,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(`Files cannot be stored in ${describeStorage(config)}: ${why}.`, { cause: error });
  }
}

/**
 * Records the file storage at the first start, by a marker that lies in it. Throws StartupError when the files of this
 * database lie elsewhere, unless the change is accepted, and when the storage cannot be used.
 */
export async function claimStorage(
  db: Database,
  files: FileStore,
  config: Pick<Config, 's3' | 'dataDir' | 'operation'>,
): Promise<void> {
  const { storageReplaces } = config.operation;
  const markers = await db.platform.write(async (writer) => {
    // Processes that start at once on an empty storage must agree on one marker, so each holds the row meanwhile.
    const row = await writer
      .selectFrom('installation')
      .select('storage_marker')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const foundMarker = await onStorage(config, () => findMarker(files));
    const { storage_marker: storedMarker } = row;
    if (storedMarker !== null && (foundMarker === storedMarker || storedMarker !== storageReplaces))
      return { storedMarker, foundMarker };
    const marker = foundMarker ?? (await onStorage(config, () => markStorage(files)));
    await writer.updateTable('installation').set({ storage_marker: marker }).execute();
    return { storedMarker: marker, foundMarker: marker };
  });
  if (markers.storedMarker === markers.foundMarker) return;
  throw new StartupError(
    `The files of this database do not lie in ${describeStorage(config)}. Start with the S3_BUCKET, or the DATA_DIR, that it was used with; processes on several machines need a bucket, or one folder that they share. To go on with this storage for good, without the files of the former one: STORAGE_REPLACES=${markers.storedMarker}.`,
  );
}

/**
 * Settles what a killed restore has left: the secret of the backup takes its place when the database of the backup was
 * committed, and is dropped otherwise. Returns whether the secret of the data folder is another one now.
 */
export async function settleRestoredSecret(db: Database, dataDir: string): Promise<boolean> {
  const next = findPersistedSecret(dataDir, NEXT_SECRET_FILE);
  if (next === undefined) return false;
  const row = await db.platform.read((reader) =>
    reader.selectFrom('installation').select('secret_fingerprint').executeTakeFirst(),
  );
  const isCommitted = row?.secret_fingerprint === fingerprintOf(next);
  if (isCommitted) renameSync(join(dataDir, NEXT_SECRET_FILE), join(dataDir, SECRET_FILE));
  else rmSync(join(dataDir, NEXT_SECRET_FILE), { force: true });
  return isCommitted;
}
