import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HEAD_BYTES } from '#files/media-types.ts';
import type { Content } from '#files/storage.ts';

/** An uploaded file before it is inspected: in memory when small, otherwise on the local disk. */
export interface IncomingFile {
  readonly content: Content;
  readonly bytes: number;
  readonly head: Uint8Array;
  /** Releases the memory or removes the file. The content must not be used afterwards. */
  discard(): Promise<void>;
}

/** The staging area for uploads until they are stored. Its memory is bounded for all uploads together. */
export interface IncomingFiles {
  /** Reads a stream to its end; an aborted one leaves nothing behind. */
  receive(stream: Readable): Promise<IncomingFile>;
  /** The path for a new file in the staging area. The caller must store or remove that file. */
  newPath(): Promise<string>;
  /** Removes files left behind by a killed process. */
  removeOlderThan(time: Date): Promise<void>;
}

/** A larger upload is written to disk. */
const SMALL_BYTES = 300_000;
/** At most this many small uploads stay in memory; further ones go to disk. */
const SMALL_ONES = 20;

/** Reused buffers for small uploads: allocating them for each upload would strain the garbage collector. */
class Slabs {
  readonly #free: Buffer[] = [];
  #madeCount = 0;

  take(): Buffer | undefined {
    const free = this.#free.pop();
    if (free !== undefined || this.#madeCount >= SMALL_ONES) return free;
    this.#madeCount += 1;
    return Buffer.allocUnsafeSlow(SMALL_BYTES);
  }

  giveBack(slab: Buffer): void {
    this.#free.push(slab);
  }
}

/** One upload being received: in memory until it exceeds the size of a small one, then on disk. */
class Arrival {
  readonly #newPath: () => Promise<string>;
  readonly #slabs: Slabs;
  #slab: Buffer | undefined;
  #bytes = 0;
  #head = Buffer.alloc(0);
  #path = '';
  #file: FileHandle | undefined;

  constructor(newPath: () => Promise<string>, slabs: Slabs) {
    this.#newPath = newPath;
    this.#slabs = slabs;
    this.#slab = slabs.take();
  }

  async take(piece: Buffer): Promise<void> {
    if (this.#head.length < HEAD_BYTES) {
      this.#head = Buffer.concat([this.#head, piece.subarray(0, HEAD_BYTES)]);
    }
    if (this.#slab !== undefined && this.#bytes + piece.length <= this.#slab.length) {
      piece.copy(this.#slab, this.#bytes);
    } else {
      this.#file ??= await this.#moveToDisk();
      await this.#file.writeFile(piece);
    }
    this.#bytes += piece.length;
  }

  async #moveToDisk(): Promise<FileHandle> {
    this.#path = await this.#newPath();
    const file = await open(this.#path, 'wx', 0o600);
    if (this.#slab !== undefined) await file.writeFile(this.#slab.subarray(0, this.#bytes));
    this.#release();
    return file;
  }

  #release(): void {
    if (this.#slab !== undefined) this.#slabs.giveBack(this.#slab);
    this.#slab = undefined;
  }

  async finish(): Promise<IncomingFile> {
    await this.#file?.close();
    const [bytes, path] = [this.#bytes, this.#path];
    const content = this.#slab?.subarray(0, bytes) ?? { path, bytes };
    return { content, bytes, head: this.#head, discard: () => this.discard() };
  }

  async discard(): Promise<void> {
    this.#release();
    // An aborted upload still has its file open.
    await this.#file?.close().catch(() => undefined);
    if (this.#path !== '') await rm(this.#path, { force: true });
  }
}

export function createIncoming(folder: string): IncomingFiles {
  const slabs = new Slabs();
  let ready: Promise<void> | undefined;
  const makeFolder = async () => {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
  };
  const newPath = async () => {
    ready ??= makeFolder();
    await ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return join(folder, randomBytes(16).toString('hex'));
  };
  return {
    newPath,
    async receive(stream) {
      const arrival = new Arrival(newPath, slabs);
      try {
        for await (const piece of stream as AsyncIterable<Buffer>) await arrival.take(piece);
        return await arrival.finish();
      } catch (error) {
        await arrival.discard();
        throw error;
      }
    },
    async removeOlderThan(time) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const stats = await stat(path).catch(() => undefined);
        if (stats !== undefined && stats.mtime < time) await rm(path, { force: true });
      }
    },
  };
}
