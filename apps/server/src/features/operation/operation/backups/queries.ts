import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import type { Backups } from '#database/generated/types.ts';

export type BackupRow = Selectable<Backups>;

const LIST_MAX = 30;

export function listBackups(db: Reader): Promise<BackupRow[]> {
  return db.selectFrom('backups').selectAll().orderBy('date_created', 'desc').limit(LIST_MAX).execute();
}

/** When the first migration ran. */
export async function findInstallationDate(db: Reader): Promise<Date | undefined> {
  const { first } = await db
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.min('date_applied').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

export function findNewestGood(db: Reader): Promise<BackupRow | undefined> {
  return db
    .selectFrom('backups')
    .selectAll()
    .where('state', '=', 'done')
    .where('date_removed', 'is', null)
    .orderBy('date_created', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The run that waits or runs, unless it was requested so long ago that it must be lost. */
export function findUnfinished(db: Reader, after: Date): Promise<BackupRow | undefined> {
  return db
    .selectFrom('backups')
    .selectAll()
    .where('state', 'in', ['waiting', 'running'])
    .where('date_created', '>', after)
    .orderBy('date_created', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertBackup(
  db: Writer,
  values: { id: string; userId: string | null; now: Date },
): Promise<BackupRow> {
  return db
    .insertInto('backups')
    .values({ id: values.id, user_created: values.userId, date_created: values.now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateBackup(
  db: Writer,
  id: string,
  change: Partial<Omit<BackupRow, 'id'>>,
): Promise<void> {
  await db.updateTable('backups').set(change).where('id', '=', id).execute();
}

/** Marks runs whose process is gone as failed: a new run begins, and no other can be running. */
export async function endLostRuns(db: Writer, id: string, now: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'failed', date_finished: now, error: 'The process that made it ended.' })
    .where('state', '=', 'running')
    .where('id', '<>', id)
    .execute();
}

/** Assigns files to a folder that contains them by name and were made before folders were marked. */
export async function adoptFiles(
  db: Writer,
  { folder, names }: { readonly folder: string; readonly names: readonly string[] },
): Promise<void> {
  await sql`
    update backups set folder = ${folder}
    where folder is null and state = 'done' and date_removed is null
      and regexp_replace(path, '^.*/', '') = any(${names}::text[])
  `.execute(db);
}

/** The existing files of a folder, newest first. */
export function listFiles(db: Reader, folder: string): Promise<Pick<BackupRow, 'id' | 'path'>[]> {
  return db
    .selectFrom('backups')
    .select(['id', 'path'])
    .where('state', '=', 'done')
    .where('folder', '=', folder)
    .where('date_removed', 'is', null)
    .orderBy('date_created', 'desc')
    .execute();
}
