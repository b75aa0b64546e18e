import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Stored bytes of a SHA-256: one in ten million other passwords has the same. */
export const HASH_BYTES = 5;

/** The stored part of a hash, as a number. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, HASH_BYTES);
}

/** A list of words as a file: their shortened hashes, sorted. */
export class HashList {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  has(text: string): boolean {
    const targetHash = hashOf(text);
    let [low, high] = [0, this.#bytes.length / HASH_BYTES - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const hash = this.#bytes.readUIntBE(middle * HASH_BYTES, HASH_BYTES);
      if (hash === targetHash) return true;
      if (hash < targetHash) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }
}

/** The bytes of a list. */
export function writeHashes(words: Iterable<string>): Buffer {
  const hashes = [...new Set(Array.from(words, hashOf))].sort((one, other) => one - other);
  const bytes = Buffer.alloc(hashes.length * HASH_BYTES);
  hashes.forEach((hash, index) => bytes.writeUIntBE(hash, index * HASH_BYTES, HASH_BYTES));
  return bytes;
}

const read = (name: string) => new HashList(readFileSync(new URL(name, import.meta.url)));
let lists: { readonly passwords: HashList; readonly words: HashList } | undefined;

/** Breached passwords, and common parts of passwords; loaded when first needed. */
export function passwordLists() {
  lists ??= { passwords: read('breached-passwords.bin'), words: read('password-words.bin') };
  return lists;
}
