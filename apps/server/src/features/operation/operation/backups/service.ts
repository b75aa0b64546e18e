import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import type { BackupOverview, BackupRun } from '@quint/contract/operation/backups.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { makeBackupInWorker } from '#backup/make-in-worker.ts';
import { markFolder } from '#backup/folder.ts';
import { readProductVersion } from '#backup/product-version.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import {
  getRetentionCount,
  isLate,
  nameOfBackup,
  neededBytes,
} from '#features/operation/operation/backups/model.ts';
import type { BackupRow } from '#features/operation/operation/backups/queries.ts';
import * as queries from '#features/operation/operation/backups/queries.ts';
import { isDemoWorld } from '#installation.ts';
import type { JobKind } from '#jobs/jobs.ts';
import { StartupError } from '#startup-error.ts';

/** Longer than a backup takes. */
const BACKUP_HOURS = 12;
const ERROR_CHARACTERS = 1000;
const HOUR_MS = 3_600_000;
const MEGABYTE = 1_000_000;

/** Makes the requested backup. */
export const MAKE_BACKUP: JobKind<{ readonly id: string }> = {
  name: 'make-backup',
  tries: 2,
  firstPauseSeconds: 300,
  runSeconds: BACKUP_HOURS * 3600,
  concurrency: 1,
};

function toRun(row: BackupRow): BackupRun {
  return {
    id: row.id,
    state: row.state as BackupRun['state'],
    date_created: row.date_created.toISOString(),
    date_finished: row.date_finished?.toISOString() ?? null,
    is_asked: row.user_created !== null,
    host: row.host,
    path: row.path,
    bytes: row.bytes === null ? null : Number(row.bytes),
    is_encrypted: row.is_encrypted,
    product_version: row.product_version,
    error: row.error,
    is_removed: row.date_removed !== null,
  };
}

/** The backup runs, and whether the newest successful one is too old. */
export async function getBackupOverview(deps: Deps): Promise<BackupOverview> {
  const { backups } = deps.config;
  const now = deps.clock.now();
  const retentionCount = getRetentionCount(backups.retentionCount, { isDemo: await isDemoWorld(deps.db) });
  return deps.db.platform.read(async (db) => ({
    date: now.toISOString(),
    keep: retentionCount === 0 ? null : retentionCount,
    dir: backups.dir,
    is_encrypted: backups.passphrase !== undefined,
    is_late: isLate(
      // Measured from the first night of a new installation.
      (await queries.findNewestGood(db))?.date_created ?? (await queries.findInstallationDate(db)),
      now,
    ),
    runs: (await queries.listBackups(db)).map(toRun),
  }));
}

async function request(deps: Deps, tx: Writer, userId: string | null): Promise<BackupRow> {
  const now = deps.clock.now();
  const unfinishedBackup = await queries.findUnfinished(tx, new Date(now.getTime() - BACKUP_HOURS * HOUR_MS));
  if (unfinishedBackup !== undefined) return unfinishedBackup;
  const row = await queries.insertBackup(tx, { id: newId(), userId, now });
  await deps.jobs.enqueue(tx, MAKE_BACKUP, [{ id: row.id }]);
  return row;
}

/** Requests a backup now. Returns the one that waits or runs already, if there is one. */
export function requestBackup(deps: Deps, actor: Actor): Promise<BackupRun> {
  return deps.db.platform.write(async (tx) => {
    const row = await request(deps, tx, actor.userId);
    if (actor.organizationId !== undefined) {
      const scope = { organizationId: actor.organizationId };
      await recordAudit(tx, { scope, actor, action: 'backups.request', items: [row.id] });
    }
    return toRun(row);
  });
}

/** Requests the nightly backup, if enabled. */
export async function requestNightlyBackup(deps: Deps): Promise<void> {
  if (getRetentionCount(deps.config.backups.retentionCount, { isDemo: await isDemoWorld(deps.db) }) === 0)
    return;
  await deps.db.platform.write((tx) => request(deps, tx, null));
}

/** Opens the folder and returns its marker. Throws StartupError when its disk has too little free space. */
async function openFolder(deps: Deps, dir: string): Promise<string> {
  const last = await deps.db.platform.read(queries.findNewestGood);
  const requiredBytes = neededBytes(
    last?.bytes === undefined || last.bytes === null ? undefined : Number(last.bytes),
  );
  let free: number;
  let folder: string;
  try {
    await mkdir(dir, { recursive: true });
    folder = await markFolder(dir);
    const { bavail, bsize } = await statfs(dir);
    free = bavail * bsize;
  } catch (error) {
    throw new StartupError(`The folder ${dir} cannot be used. Choose another with BACKUP_DIR.`, {
      cause: error,
    });
  }
  if (free >= requiredBytes) return folder;
  const sizes = [requiredBytes, free].map((bytes) => `${Math.ceil(bytes / MEGABYTE)} MB`);
  throw new StartupError(`The backup needs ${sizes[0]} in ${dir}, and only ${sizes[1]} are free.`);
}

/** Deletes the files replaced by newer ones, by any path that the folder had. */
async function removeOutlived(deps: Deps, retentionCount: number): Promise<void> {
  const { dir } = deps.config.backups;
  const [folder, names] = [await markFolder(dir), await readdir(dir)];
  const files = await deps.db.platform.write(async (tx) => {
    await queries.adoptFiles(tx, { folder, names });
    return queries.listFiles(tx, folder);
  });
  for (const { id, path } of files.slice(retentionCount)) {
    if (path !== null) await rm(join(dir, basename(path)), { force: true });
    await deps.db.platform.write((tx) => queries.updateBackup(tx, id, { date_removed: deps.clock.now() }));
  }
}

async function writeFile(deps: Deps, id: string, signal: AbortSignal | undefined): Promise<void> {
  const { config } = deps;
  const { dir, passphrase } = config.backups;
  const folder = await openFolder(deps, dir);
  const path = join(dir, nameOfBackup(deps.clock.now()));
  const { databaseUrl: url, secret, s3, dataDir } = config;
  const bytes = await makeBackupInWorker({ url, secret, s3, dataDir, path, passphrase, clears: dir }, signal);
  await deps.db.platform.write((tx) =>
    queries.updateBackup(tx, id, {
      state: 'done',
      date_finished: deps.clock.now(),
      host: hostname(),
      folder,
      path,
      bytes,
      is_encrypted: passphrase !== undefined,
      product_version: readProductVersion(),
      error: null,
    }),
  );
}

/** Makes a backup and deletes surplus files. A failure is recorded with its message, and thrown. */
export async function runBackup(
  deps: Deps,
  { id }: { readonly id: string },
  signal?: AbortSignal,
): Promise<void> {
  await deps.db.platform.write(async (tx) => {
    await queries.endLostRuns(tx, id, deps.clock.now());
    await queries.updateBackup(tx, id, { state: 'running' });
  });
  try {
    await writeFile(deps, id, signal);
  } catch (error) {
    const isSentence = error instanceof StartupError;
    const why = isSentence ? error.message : 'The backup failed; see the log of the server.';
    await deps.db.platform.write((tx) =>
      queries.updateBackup(tx, id, {
        state: 'failed',
        date_finished: deps.clock.now(),
        error: why.slice(0, ERROR_CHARACTERS),
      }),
    );
    throw error;
  }
  const retentionCount = getRetentionCount(deps.config.backups.retentionCount, {
    isDemo: await isDemoWorld(deps.db),
  });
  if (retentionCount > 0) await removeOutlived(deps, retentionCount);
}
