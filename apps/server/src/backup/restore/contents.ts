import { createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Member } from '#backup/archive/read.ts';
import { MEMBERS } from '#backup/model.ts';
import { readAsPlatform } from '#database/roles.ts';
import type { FileStorage, StorageKind } from '#files/storage.ts';

/** Keys stored so far by a restore, for the next one to delete if this one is killed. */
const JOURNAL = 'restoring';
const STAGING_PREFIX = 'restoring-';

export interface Location {
  readonly key: string;
  readonly storage: StorageKind;
}

/** The storage location of the current contents. */
export async function listLocations(client: pg.Client): Promise<Location[]> {
  const { rows: there } = await client.query<{ there: boolean }>(
    "select to_regclass('public.files') is not null as there",
  );
  if (there[0]?.there !== true) return [];
  await client.query('begin');
  await readAsPlatform(client);
  const { rows } = await client.query<Location>('select filename_disk as key, storage from files');
  await client.query('rollback');
  return rows;
}

/** Deletes contents and their variants; returns the number of failures. */
export async function removeContents(files: FileStorage, locations: readonly Location[]): Promise<number> {
  let failedCount = 0;
  for (const { key, storage } of locations) {
    try {
      await files.at(storage).remove(key);
      await files.at(storage).removeFolder(key.split('.')[0] ?? key);
    } catch {
      failedCount += 1;
    }
  }
  return failedCount;
}

/** Stores the contents of a backup. No row refers to them before the commit. */
export interface ContentLoader {
  add(member: Member): Promise<void>;
  readonly keys: ReadonlySet<string>;
  /** After the commit: keeps them. */
  commit(): Promise<void>;
  /** After a failure: deletes those that were not there before. */
  undo(): Promise<void>;
}

/** A loader into the configured storage; first it deletes the remains of a killed restore. */
export async function openContentLoader(target: {
  readonly dataDir: string;
  readonly files: FileStorage;
  /** Current contents, which must stay until the commit. */
  readonly present: readonly Location[];
}): Promise<ContentLoader> {
  const { dataDir, files } = target;
  const journal = join(dataDir, JOURNAL);
  const isPresent = new Set(target.present.map(({ key }) => key));
  const journalText = await readFile(journal, 'utf8').catch(() => '');
  const orphans = journalText.split('\n').filter((key) => key !== '' && !isPresent.has(key));
  await removeContents(
    files,
    orphans.map((key) => ({ key, storage: files.kind })),
  );
  await rm(journal, { force: true });
  const stagingFolder = await mkdtemp(join(dataDir, STAGING_PREFIX));
  const keys = new Set<string>();
  const addedLocations: Location[] = [];
  const end = async () => {
    await rm(stagingFolder, { recursive: true, force: true });
    await rm(journal, { force: true });
  };
  return {
    keys,
    async add({ name, size, content }) {
      const key = name.slice(MEMBERS.files.length);
      const path = join(stagingFolder, 'content');
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      if (!isPresent.has(key)) {
        await appendFile(journal, `${key}\n`, { mode: 0o600 });
        addedLocations.push({ key, storage: files.kind });
      }
      await files.write(key, { path, bytes: size });
      keys.add(key);
    },
    commit: end,
    async undo() {
      await removeContents(files, addedLocations);
      await end();
    },
  };
}
