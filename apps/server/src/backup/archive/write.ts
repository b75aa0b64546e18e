import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import type { Pack } from 'tar-stream';
import { pack as openPack } from 'tar-stream';
import { MEMBERS, WHOLE_BYTES } from '#backup/model.ts';
import { StartupError } from '#startup-error.ts';

/** Backups are mostly text; a higher level takes three times as long to save another tenth. */
const GZIP_LEVEL = 4;
/** Trying one passphrase takes half a second and 64 MB. */
const SCRYPT_WORK_FACTOR = 16;
/** Tables are written in parts of this size, because a tar stores a member's size before its content. */
const PART_BYTES = 4 * 1_048_576;

/** Members that a reader loads into memory as a whole. */
const READ_WHOLE: readonly string[] = [MEMBERS.manifest, MEMBERS.secret];

/** Writes the members of a backup one after the other. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
  /** A member of `size` bytes. Throws when the stream has more or fewer. */
  addStream(name: string, content: Readable, size: number): Promise<void>;
  /** A stream of unknown length, as the members `<folder>000001` and so on. */
  addParts(folder: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

const CANNOT_WRITE: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk that should take ${path} is full.`,
  EDQUOT: (path) => `The disk quota for ${path} is used up.`,
  EFBIG: (path) => `${path} would be larger than this system allows a file to be.`,
  EROFS: (path) => `${path} lies on a read-only disk.`,
  EACCES: (path) => `This user may not write ${path}.`,
  EPERM: (path) => `This user may not write ${path}.`,
  ENOENT: (path) => `There is no folder for ${path}.`,
  ENOTDIR: (path) => `There is no folder for ${path}: a part of this path is a file.`,
  EISDIR: (path) => `${path} is a folder; name a file in it.`,
  EIO: (path) => `The disk that should take ${path} does not work.`,
};

function explain(error: unknown, path: string): unknown {
  const sentence = CANNOT_WRITE[(error as NodeJS.ErrnoException).code ?? ''];
  return sentence === undefined
    ? error
    : new StartupError(`${sentence(path)} No backup was made.`, { cause: error });
}

function writerOn(pack: Pack, sums: string[]): ArchiveWriter {
  const addStream: ArchiveWriter['addStream'] = async (name, content, size) => {
    if (READ_WHOLE.includes(name) && size > WHOLE_BYTES) {
      throw new StartupError(`${name} would be too large to be read again. No backup was made.`);
    }
    const hash = createHash('sha256');
    const entryPromise = new Promise<void>((resolve, fail) => {
      const entry = pack.entry({ name, size, mode: 0o600, mtime: new Date(0) }, (error) =>
        error === null || error === undefined ? resolve() : fail(error),
      );
      // Errors of the disk destroy the archive and this entry.
      entry.once('error', fail);
      content.on('data', (chunk: Uint8Array) => hash.update(chunk));
      content.once('error', fail);
      content.pipe(entry);
    });
    await entryPromise;
    sums.push(`${hash.digest('hex')}  ${name}`);
  };
  const add: ArchiveWriter['add'] = (name, content) =>
    addStream(name, Readable.from([Buffer.from(content)]), content.byteLength);
  return {
    add,
    addStream,
    async addParts(folder, content) {
      let part = 0;
      let chunks: Uint8Array[] = [];
      let bytes = 0;
      const flush = async () => {
        part += 1;
        await add(`${folder}${String(part).padStart(6, '0')}`, Buffer.concat(chunks));
        chunks = [];
        bytes = 0;
      };
      for await (const chunk of content) {
        chunks.push(chunk);
        bytes += chunk.byteLength;
        if (bytes >= PART_BYTES) await flush();
      }
      if (bytes > 0) await flush();
    },
  };
}

/** The stream in the age format, if there is a passphrase. */
async function seal(content: Readable, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined) return content;
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  const encryptedStream = await encrypter.encrypt(Readable.toWeb(content) as never);
  return Readable.fromWeb(encryptedStream as unknown as ReadableStream);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

/** Lines as bytes: together they may exceed the maximum length of a string. */
function* lines(texts: readonly string[]): Generator<Buffer> {
  for (const text of texts) yield Buffer.from(`${text}\n`);
}

const sumLengths = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);

async function writePart(
  part: string,
  passphrase: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const pack = openPack();
  const gzip = createGzip({ level: GZIP_LEVEL });
  const packPipeline = pipeline(pack, gzip);
  const file = createWriteStream(part, { mode: 0o600, flush: true });
  const encryptedStream = await seal(gzip, passphrase);
  const filePipeline = pipeline(encryptedStream, file);
  // A full disk fails here; otherwise the writer would wait forever.
  const pipelineFailure = new Promise<never>((_, reject) => {
    for (const each of [packPipeline, filePipeline]) each.catch(reject);
  });
  const sums: string[] = [];
  const fillArchive = async () => {
    const writer = writerOn(pack, sums);
    await fill(writer);
    await writer.addStream(MEMBERS.sums, Readable.from(lines(sums)), sumLengths(sums));
    pack.finalize();
    await Promise.all([packPipeline, filePipeline]);
  };
  try {
    await Promise.race([fillArchive(), pipelineFailure]);
  } catch (error) {
    pack.destroy();
    await Promise.allSettled([packPipeline, filePipeline]);
    throw error;
  }
}

/**
 * Writes a backup: the members added by `fill`, and their checksums. It appears under its name when it is complete and
 * on the disk. Returns its size in bytes. Throws StartupError when the disk fails; then nothing is left of it.
 */
export async function writeArchive(
  target: { readonly path: string; readonly passphrase: string | undefined },
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const { path, passphrase } = target;
  const part = `${path}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    if (
      await stat(path).then(
        (stats) => stats.isDirectory(),
        () => false,
      )
    ) {
      throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    }
    await writePart(part, passphrase, fill);
    const { size } = await stat(part);
    await rename(part, path);
    await syncFolder(path);
    return size;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw explain(error, path);
  }
}
