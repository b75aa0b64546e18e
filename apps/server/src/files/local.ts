import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content, FileStore } from '#files/storage.ts';
import { assertFolder, ContentMissing, readKey } from '#files/storage.ts';

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function missing(error: unknown): never {
  throw isAbsent(error) ? new ContentMissing({ cause: error }) : error;
}

async function fill(path: string, content: Content): Promise<void> {
  if (!(content instanceof Uint8Array)) await copyFile(content.path, path);
  const file = await open(path, content instanceof Uint8Array ? 'wx' : 'r+', 0o600);
  try {
    if (content instanceof Uint8Array) await file.writeFile(content);
    else await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
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
      // Processes that share the folder may write the same key at once.
      const part = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await fill(part, content).catch(async (error: unknown) => {
          if (!isAbsent(error)) throw error;
          // The first one of its folder.
          await mkdir(dirname(path), { recursive: true });
          await fill(part, content);
        });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(pathOf(key)).catch(missing),
    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch(missing);
      return file.createReadStream(range ?? {});
    },
    async findSize(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async countIn(folder) {
      try {
        return (await readdir(folderOf(folder))).length;
      } catch (error) {
        if (isAbsent(error)) return 0;
        throw error;
      }
    },
    removeFolder: (folder) => rm(folderOf(folder), { recursive: true, force: true }),
  };
}
