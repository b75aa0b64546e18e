import type { Readable } from 'node:stream';

export type StorageKind = 'local' | 's3';

/** What is stored: bytes, or a file of this machine, which may be moved away from where it was. */
export type Content = Uint8Array | { readonly path: string; readonly bytes: number };

/** Part of a content, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** There is no content under a key. */
export class ContentMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('There is no content under this key', options);
    this.name = 'ContentMissing';
  }
}

/**
 * Where file contents lie. Keys are names made by us: `<name>` for a content, `<folder>/<name>` for what was derived
 * from one. A content is complete or absent.
 */
export interface FileStore {
  readonly kind: StorageKind;
  write(key: string, content: Content): Promise<void>;
  /** Throws ContentMissing. */
  read(key: string): Promise<Uint8Array>;
  /** A stream of the content or a part of it. Throws ContentMissing. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes of a content; undefined when there is none. */
  findSize(key: string): Promise<number | undefined>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  countIn(folder: string): Promise<number>;
  removeFolder(folder: string): Promise<void>;
}

/** The store that new contents go to, and the way to those of an earlier configuration. */
export interface FileStorage extends FileStore {
  at(kind: StorageKind): FileStore;
}

const FOLDER = /^[0-9a-zA-Z_-]{8,80}$/;
const NAME = /^[0-9a-zA-Z_-]{8,80}(\.[a-z0-9]{1,8})?$/;

/** Takes a key apart; refuses everything that is none, so that no key leads out of the storage. */
export function readKey(key: string): { readonly folder: string | undefined; readonly name: string } {
  const [first = '', second, ...rest] = key.split('/');
  const folder = second === undefined ? undefined : assertFolder(first);
  const name = second ?? first;
  if (rest.length > 0 || !NAME.test(name)) throw new Error('Not a storage key');
  return { folder, name };
}

export function assertFolder(folder: string): string {
  if (!FOLDER.test(folder)) throw new Error('Not a storage folder');
  return folder;
}
