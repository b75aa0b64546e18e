import { Readable } from 'node:stream';
import type pg from 'pg';
import type { ArchiveWriter } from '#backup/archive/write.ts';
import { MEMBERS } from '#backup/model.ts';
import { readAsPlatform } from '#database/roles.ts';
import { ContentMissing } from '#files/storage.ts';
import type { FileStorage, StorageKind } from '#files/storage.ts';

const BATCH = 500;

/** The contents that a snapshot names, by their keys. */
async function* listContents(client: pg.Client): AsyncGenerator<{ key: string; storage: StorageKind }> {
  await readAsPlatform(client);
  await client.query(
    `declare contents no scroll cursor for select filename_disk as key, storage from files order by filename_disk`,
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

/** How many files the snapshot names and how large they say they are. */
export async function sumContents(client: pg.Client): Promise<{ count: number; bytes: number }> {
  await readAsPlatform(client);
  const { rows } = await client.query<{ count: string; bytes: string }>(
    `select count(*)::text as count, coalesce(sum(filesize), 0)::text as bytes from files`,
  );
  await client.query('reset role');
  return { count: Number(rows[0]?.count), bytes: Number(rows[0]?.bytes) };
}

/**
 * Adds every content that a row names; variants of images are drawn again when they are asked for. A content that was
 * removed since the snapshot is named as missing.
 */
export async function addContents(
  archive: ArchiveWriter,
  client: pg.Client,
  storage: FileStorage,
): Promise<{ files: number; fileBytes: number; missingFiles: number }> {
  const missing: string[] = [];
  let files = 0;
  let fileBytes = 0;
  for await (const { key, storage: kind } of listContents(client)) {
    const store = storage.at(kind);
    try {
      const size = await store.findSize(key);
      if (size === undefined) throw new ContentMissing();
      await archive.addStream(`${MEMBERS.files}${key}`, Readable.from(await store.open(key)), size);
      files += 1;
      fileBytes += size;
    } catch (error) {
      if (!(error instanceof ContentMissing)) throw error;
      missing.push(key);
    }
  }
  if (missing.length > 0) await archive.add(MEMBERS.missing, Buffer.from(`${missing.join('\n')}\n`));
  return { files, fileBytes, missingFiles: missing.length };
}
