import { randomBytes } from 'node:crypto';
import type { FileStore } from '#files/storage.ts';
import { ContentMissing } from '#files/storage.ts';

/** The key of the content that identifies a storage. */
export const STORAGE_MARKER = 'quint-storage';

const BYTES = 8;
const MARKER = /^[0-9a-f]{16}$/;

/** The marker of a storage; undefined without one. */
export async function findMarker(files: FileStore): Promise<string | undefined> {
  try {
    const text = Buffer.from(await files.read(STORAGE_MARKER)).toString();
    return MARKER.test(text) ? text : undefined;
  } catch (error) {
    if (error instanceof ContentMissing) return undefined;
    throw error;
  }
}

/** Marks a storage with a new marker. Returns it. */
export async function markStorage(files: FileStore): Promise<string> {
  const marker = randomBytes(BYTES).toString('hex');
  await files.write(STORAGE_MARKER, Buffer.from(marker));
  return marker;
}
