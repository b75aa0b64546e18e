import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAGIC_BYTES } from '#files/media-types.ts';

/** A file that came in and was not looked at yet, on the disk of this machine. */
export interface Received {
  readonly path: string;
  readonly bytes: number;
  readonly head: Uint8Array;
  discard(): Promise<void>;
}

/** Where uploads wait until they were looked at, so that none is held in memory. */
export interface Incoming {
  /** Writes a stream down; what broke off leaves nothing behind. */
  receive(stream: Readable): Promise<Received>;
  /** Removes what a killed process left behind. */
  removeOlderThan(moment: Date): Promise<void>;
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export function createIncoming(folder: string): Incoming {
  return {
    async receive(stream) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomBytes(16).toString('hex'));
      const discard = () => rm(path, { force: true });
      try {
        await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return { path, bytes: (await stat(path)).size, head: await readHead(path), discard };
      } catch (error) {
        await discard();
        throw error;
      }
    },
    async removeOlderThan(moment) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found !== undefined && found.mtime < moment) await rm(path, { force: true });
      }
    },
  };
}
