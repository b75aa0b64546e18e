import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract as openExtract } from 'tar-stream';
import { FORMAT_VERSION, Manifest, MEMBERS, WHOLE_BYTES } from '#backup/model.ts';
import { StartupError } from '#startup-error.ts';

const AGE = Buffer.from('age-encryption.org/v1\n');
const GZIP = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]);

/** A member while it is read; its content must be read before the next one. */
export interface Member {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

export interface BackupFile {
  readonly path: string;
  readonly passphrase: string | undefined;
}

/** The whole content of a small member. */
export async function readWhole({ name, size, content }: Member): Promise<Buffer> {
  if (size > WHOLE_BYTES) throw new StartupError(`The backup is damaged: ${name} is far too large.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const createDamageError = (path: string, what: string, cause?: unknown) =>
  new StartupError(`${path} is damaged: ${what}. Use another backup.`, { cause });

const WHAT_BROKE: readonly (readonly [RegExp, string])[] = [
  [/unexpected end of (file|data)|final chunk|Unexpected end/i, 'its end is missing'],
  [/invalid tag|too small|size/i, 'it was changed or cut after it was written'],
  [/.*/, 'it was changed after it was written'],
];

const CANNOT_READ: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  EACCES: 'This user may not read',
  EISDIR: 'A backup is a file, and this is a folder:',
  EIO: 'The disk does not give back',
};

function explain(error: unknown, path: string): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error;
  const cannot = CANNOT_READ[(error as NodeJS.ErrnoException).code ?? ''];
  if (cannot !== undefined) return new StartupError(`${cannot} ${path}.`, { cause: error });
  const [, what = ''] = WHAT_BROKE.find(([sign]) => sign.test(error.message)) ?? [];
  return createDamageError(path, what, error);
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether the file is encrypted. Throws StartupError for a file that is not a backup. */
export async function isEncrypted(path: string): Promise<boolean> {
  const start = await readStart(path).catch((error: unknown) => {
    throw explain(error, path);
  });
  if (start.subarray(0, AGE.length).equals(AGE)) return true;
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  throw new StartupError(`${path} is not a backup of Quint.`);
}

/** The decrypted content. */
async function unseal({ path, passphrase }: BackupFile): Promise<Readable> {
  const isSealed = await isEncrypted(path);
  if (isSealed && passphrase === undefined) {
    throw new StartupError(
      `${path} is encrypted. Give its passphrase as BACKUP_PASSPHRASE or with --passphrase-file.`,
    );
  }
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (passphrase === undefined || !isSealed) return file;
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const decryptedStream = await decrypter.decrypt(Readable.toWeb(file) as never);
    return Readable.fromWeb(decryptedStream as unknown as ReadableStream);
  } catch (error) {
    file.destroy();
    throw /no identity matched/.test((error as Error).message)
      ? new StartupError(`The passphrase does not open ${path}.`, { cause: error })
      : explain(error, path);
  }
}

function readManifest(text: string, path: string): Manifest {
  const result = Manifest.safeParse(JSON.parse(text));
  if (result.success && result.data.format_version <= FORMAT_VERSION) return result.data;
  const { format, format_version, product_version } = JSON.parse(text) as Partial<Manifest>;
  if (typeof format_version === 'number' && format_version > FORMAT_VERSION) {
    throw new StartupError(
      `${path} was written by Quint ${product_version} in a format that this version does not know. Use that version or a newer one.`,
    );
  }
  if (String(format).startsWith('quint-'))
    throw createDamageError(path, 'it was changed after it was written');
  throw new StartupError(`${path} is not a backup of Quint.`);
}

/** The members of a tar with their checksums, compared with those of the file, which follow all members. */
async function* readMembers(source: Readable, path: string): AsyncGenerator<Member> {
  const gunzip = createGunzip();
  const extract = openExtract();
  const reading = pipeline(source, gunzip, extract);
  // It is awaited at the end; until then the loop reports errors.
  let streamError: unknown;
  reading.catch((error: unknown) => (streamError ??= error));
  const sums = createHash('sha256');
  let count = 0;
  let isSummed = false;
  try {
    for await (const entry of extract) {
      if (isSummed) throw createDamageError(path, 'it goes on after its end');
      const { name, size } = entry.header;
      const hash = createHash('sha256');
      const content = (async function* () {
        try {
          for await (const chunk of entry) {
            hash.update(chunk as Uint8Array);
            yield chunk as Uint8Array;
          }
        } catch (error) {
          throw explain(streamError ?? error, path);
        }
      })();
      isSummed = name === MEMBERS.sums;
      if (!isSummed) yield { name, size, content };
      for await (const chunk of content) void chunk;
      const sum = hash.digest('hex');
      if (!isSummed) sums.update(`${sum}  ${name}\n`);
      else if (sum !== sums.digest('hex'))
        throw createDamageError(path, 'the sum of a member is another one');
      count += 1;
    }
    await reading;
  } catch (error) {
    throw explain(error instanceof StartupError ? error : (streamError ?? error), path);
  } finally {
    extract.destroy();
    source.destroy();
  }
  if (count === 0) throw new StartupError(`${path} is not a backup of Quint.`);
  if (!isSummed) throw createDamageError(path, 'its end is missing');
}

/**
 * Reads a backup from its beginning: the manifest, and the members after it. Throws StartupError for a file that is not
 * a backup, is damaged, or needs a passphrase. The checksums are compared after the last member, so a caller that
 * stores data must read to the end first.
 */
export async function openArchive(
  file: BackupFile,
): Promise<{ readonly manifest: Manifest; readonly members: AsyncGenerator<Member> }> {
  const members = readMembers(await unseal(file), file.path);
  const first = await members.next();
  if (first.done === true || first.value.name !== MEMBERS.manifest) {
    await members.return(undefined);
    throw new StartupError(`${file.path} is not a backup of Quint.`);
  }
  try {
    const manifest = readManifest(String(await readWhole(first.value)), file.path);
    return { manifest, members };
  } catch (error) {
    await members.return(undefined);
    throw error instanceof SyntaxError
      ? createDamageError(file.path, 'it was changed after it was written')
      : error;
  }
}
