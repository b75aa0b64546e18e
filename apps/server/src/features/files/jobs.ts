import { join } from 'node:path';
import type { Deps } from '#deps.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { ContentLocation } from '#features/files/queries.ts';
import { deleteUnusedFiles, hasFileRow } from '#features/files/queries.ts';
import { createIncoming } from '#files/incoming-files.ts';
import { defineJob } from '#jobs/define-job.ts';

export const REMOVE_CONTENT = defineJob<ContentLocation>({
  name: 'remove-content',
  tries: 12,
  firstPauseSeconds: 30,
  concurrency: 2,
  run: (deps, { payload }) => removeContent(deps, payload),
});

export const REMOVE_UNUSED_FILES = defineJob({
  name: 'remove-unused-files',
  cron: '40 2 * * *',
  run: removeUnusedFiles,
});

const UNUSED_HOURS = 24;
const FILES_PER_STEP = 200;

/** The storage folder of variants derived from a content. */
export function derivedFolder(key: string): string {
  return key.split('.')[0] ?? key;
}

/**
 * Removes content without a row: it was deleted, or the process ended between content and row. Does nothing for a file
 * with a row.
 */
export async function removeContent(deps: Deps, location: ContentLocation): Promise<void> {
  const scope = scopeOfJob(location);
  if (await deps.db.read(scope, (db) => hasFileRow(db, location))) return;
  const store = deps.files.at(location.storage);
  await store.remove(location.key);
  await store.removeFolder(derivedFolder(location.key));
}

/** The staging area of uploads in this process. */
export function incomingFolder({ config }: Pick<Deps, 'config'>): string {
  return join(config.dataDir, 'incoming');
}

/** Removes files without an owner after a day, and partial uploads on this machine. */
export async function removeUnusedFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UNUSED_HOURS * 3_600_000);
  let locations: readonly ContentLocation[];
  do {
    locations = await deps.db.platform.write(async (tx) => {
      const contents = await deleteUnusedFiles(tx, { before, limit: FILES_PER_STEP });
      await deps.jobs.enqueue(tx, REMOVE_CONTENT, contents);
      return contents;
    });
  } while (locations.length === FILES_PER_STEP);
  await createIncoming(incomingFolder(deps)).removeOlderThan(before);
}
