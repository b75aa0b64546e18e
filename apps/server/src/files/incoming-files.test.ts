import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import type { IncomingFile } from '#files/incoming-files.ts';
import { createIncoming } from '#files/incoming-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'quint-incoming-'));
const incomingFiles = createIncoming(folder);

afterAll(() => rm(folder, { recursive: true }));

/** A stream of `pieces` chunks of 1,000 bytes, each filled with the number. */
function streamOf(number: number, pieces: number): Readable {
  return Readable.from(Array.from({ length: pieces }, () => Buffer.alloc(1000, number)));
}

async function contentOf({ content }: IncomingFile): Promise<Buffer> {
  return content instanceof Uint8Array ? Buffer.from(content) : readFile(content.path);
}

describe('incoming uploads', () => {
  it('stay in memory when they are small, up to a limit, without sharing buffers', async () => {
    for (const offset of [0, 100]) {
      const numbers = Array.from({ length: 25 }, (_, index) => offset + index);
      const files = await Promise.all(
        numbers.map((number) => incomingFiles.receive(streamOf(number, 10 + (number % 7)))),
      );
      expect(await readdir(folder)).toHaveLength(5);
      for (const [index, each] of files.entries()) {
        const number = offset + index;
        expect(await contentOf(each)).toEqual(Buffer.alloc(1000 * (10 + (number % 7)), number));
        expect([each.bytes, each.head[0]]).toEqual([1000 * (10 + (number % 7)), number]);
      }
      // Releasing twice has no effect: a buffer is not given to two uploads.
      for (const each of [...files, ...files]) await each.discard();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('are written to disk when they grow, completely', async () => {
    const file = await incomingFiles.receive(streamOf(7, 900));
    expect(file.content).not.toBeInstanceOf(Uint8Array);
    expect(await contentOf(file)).toEqual(Buffer.alloc(900_000, 7));
    await file.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it('leave nothing behind when they are aborted', async () => {
    async function* streamThenFail(pieces: number) {
      yield* streamOf(1, pieces);
      throw new Error('gone');
    }
    for (const pieces of [3, 900]) {
      await expect(incomingFiles.receive(Readable.from(streamThenFail(pieces)))).rejects.toThrow('gone');
    }
    expect(await readdir(folder)).toEqual([]);
  });
});
