import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#files/storage.ts';
import { assertFolder, ContentMissing, readKey } from '#files/storage.ts';

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Replaces a missing file or folder. */
function whenAbsent<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isAbsent(error)) return value;
    throw error;
  };
}

function throwMissing(error: unknown): never {
  throw isAbsent(error) ? new ContentMissing({ cause: error }) : error;
}

/** Writes a file to disk: from bytes, or by moving an existing file. */
async function settle(path: string, bytes?: Uint8Array): Promise<void> {
  const file = await open(path, bytes === undefined ? 'r+' : 'wx', 0o600);
  try {
    await (bytes === undefined ? file.chmod(0o600) : file.writeFile(bytes));
    await file.sync();
  } finally {
    await file.close();
  }
}

function isElsewhere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EXDEV';
}

/** Contents in a local folder, two levels deep. A content is renamed into place after a sync. */
export function createLocalStore(root: string): FileStore {
  const folderOf = (folder: string) => join(root, 'derived', assertFolder(folder).slice(-2), folder);
  const pathOf = (key: string) => {
    const { folder, name } = readKey(key);
    return folder === undefined ? join(root, name.slice(-2), name) : join(folderOf(folder), name);
  };
  return {
    kind: 'local',
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Processes that share the folder may write the same key at once.
      const part = `${path}.${randomBytes(6).toString('hex')}.part`;
      const writeAndRename = (bytes?: Uint8Array) => settle(part, bytes).then(() => rename(part, path));
      try {
        if (content instanceof Uint8Array) return await writeAndRename(content);
        await settle(content.path);
        await rename(content.path, path).catch(async (error: unknown) => {
          if (!isElsewhere(error)) throw error;
          await copyFile(content.path, part);
          await writeAndRename();
        });
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(pathOf(key)).catch(throwMissing),
    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch(throwMissing);
      return file.createReadStream(range ?? {});
    },
    findSize: (key) => stat(pathOf(key)).then(({ size }) => size, whenAbsent(undefined)),
    remove: (key) => rm(pathOf(key), { force: true }),
    countIn: (folder) => readdir(folderOf(folder)).then(({ length }) => length, whenAbsent(0)),
    removeFolder: (folder) => rm(folderOf(folder), { recursive: true, force: true }),
  };
}
