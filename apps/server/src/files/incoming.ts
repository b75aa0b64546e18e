import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MAGIC_BYTES } from '#files/media-types.ts';
import type { Content } from '#files/storage.ts';

/** A file that came in and was not looked at yet: in memory when it is small, else on the disk of this machine. */
export interface Received {
  readonly content: Content;
  readonly bytes: number;
  readonly head: Uint8Array;
  /** Forgets it, in memory or on the disk. */
  discard(): Promise<void>;
}

/** Where uploads wait until they were looked at. All of them together hold only so much memory. */
export interface Incoming {
  /** Takes a stream; what broke off leaves nothing behind. */
  receive(stream: Readable): Promise<Received>;
  /** Removes what a killed process left behind. */
  removeOlderThan(moment: Date): Promise<void>;
}

/** An upload that is larger goes to the disk. */
const SMALL_BYTES = 300_000;
/** What all small uploads may hold of the memory; those that come then go to the disk, too. */
const MEMORY_BYTES = 12_000_000;

/** Memory that uploads share: what one has taken it gives back. */
interface Room {
  taken: number;
}

/** One upload on its way in: piece by piece in memory, and on the disk from when it is no longer small. */
class Arrival {
  readonly #folder: string;
  readonly #path: string;
  readonly #room: Room;
  #pieces: Uint8Array[] = [];
  #held = 0;
  #bytes = 0;
  #head = Buffer.alloc(0);
  #file: FileHandle | undefined;

  constructor(folder: string, room: Room) {
    this.#folder = folder;
    this.#path = join(folder, randomBytes(16).toString('hex'));
    this.#room = room;
  }

  async take(piece: Buffer): Promise<void> {
    if (this.#head.length < MAGIC_BYTES) {
      this.#head = Buffer.concat([this.#head, piece.subarray(0, MAGIC_BYTES)]);
    }
    this.#bytes += piece.length;
    const isLarge = this.#bytes > SMALL_BYTES || this.#room.taken + piece.length > MEMORY_BYTES;
    if (this.#file === undefined && isLarge) await this.#moveToDisk();
    if (this.#file !== undefined) return this.#file.writeFile(piece);
    this.#pieces.push(piece);
    this.#held += piece.length;
    this.#room.taken += piece.length;
  }

  async #moveToDisk(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    this.#file = await open(this.#path, 'wx', 0o600);
    await this.#file.writeFile(this.#pieces);
    this.#release();
  }

  #release(): void {
    this.#room.taken -= this.#held;
    this.#held = 0;
    this.#pieces = [];
  }

  async finish(): Promise<Received> {
    await this.#file?.close();
    const [bytes, path] = [this.#bytes, this.#path];
    const content = this.#file === undefined ? Buffer.concat(this.#pieces) : { path, bytes };
    this.#pieces = [];
    return { content, bytes, head: this.#head, discard: () => this.discard() };
  }

  async discard(): Promise<void> {
    this.#release();
    if (this.#file === undefined) return;
    // One that broke off is still open.
    await this.#file.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }
}

export function createIncoming(folder: string): Incoming {
  const room: Room = { taken: 0 };
  return {
    async receive(stream) {
      const arrival = new Arrival(folder, room);
      try {
        for await (const piece of stream as AsyncIterable<Buffer>) await arrival.take(piece);
        return await arrival.finish();
      } catch (error) {
        await arrival.discard();
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
