import { Readable } from 'node:stream';
import type { ArchiveWriter } from '#backup/archive/write.ts';
import { MEMBERS } from '#backup/model.ts';
import type { Snapshot } from '#backup/snapshot.ts';
import { readAsPlatform } from '#database/roles.ts';
import { ContentMissing } from '#files/storage.ts';
import type { FileStorage, StorageKind } from '#files/storage.ts';

const BATCH = 500;

const rowsOf = ({ tables }: Snapshot) => tables.find(({ name }) => name === 'files')?.where ?? 'false';

/** The contents referenced in a snapshot, by key. */
async function* listContents(snapshot: Snapshot): AsyncGenerator<{ key: string; storage: StorageKind }> {
  const { client } = snapshot;
  await readAsPlatform(client);
  await client.query(
    `declare contents no scroll cursor for select filename_disk as key, storage from files where ${rowsOf(snapshot)} order by filename_disk`,
  );
  for (;;) {
    const { rows } = await client.query<{ key: string; storage: StorageKind }>(
      `fetch ${BATCH} from contents`,
    );
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('close contents; reset role');
}

/** The number of files in the snapshot and their total size as recorded. */
export async function sumContents(snapshot: Snapshot): Promise<{ count: number; bytes: number }> {
  const { client } = snapshot;
  await readAsPlatform(client);
  const { rows } = await client.query<{ count: string; bytes: string }>(
    `select count(*)::text as count, coalesce(sum(filesize), 0)::text as bytes from files where ${rowsOf(snapshot)}`,
  );
  await client.query('reset role');
  return { count: Number(rows[0]?.count), bytes: Number(rows[0]?.bytes) };
}

/**
 * Adds every content that a row refers to; variants of images are created again on request. Content that was deleted
 * since the snapshot is listed as missing.
 */
export async function addContents(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  storage: FileStorage,
): Promise<{ files: number; fileBytes: number; missingFiles: number }> {
  const missingKeys: string[] = [];
  let files = 0;
  let fileBytes = 0;
  for await (const { key, storage: kind } of listContents(snapshot)) {
    const store = storage.at(kind);
    try {
      const size = await store.findSize(key);
      if (size === undefined) throw new ContentMissing();
      await archive.addStream(`${MEMBERS.files}${key}`, Readable.from(await store.open(key)), size);
      files += 1;
      fileBytes += size;
    } catch (error) {
      if (!(error instanceof ContentMissing)) throw error;
      missingKeys.push(key);
    }
  }
  if (missingKeys.length > 0) await archive.add(MEMBERS.missing, Buffer.from(`${missingKeys.join('\n')}\n`));
  return { files, fileBytes, missingFiles: missingKeys.length };
}
