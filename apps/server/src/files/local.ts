import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '#files/storage.ts';

const KEY = /^[0-9a-zA-Z_-]{8,80}(\.[a-z0-9]{1,8})?$/;

/** Files in a local folder, two levels deep. A file is complete or absent: it is renamed into place after a sync. */
export function createLocalStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not a storage key');
    return join(folder, key.slice(-2), key);
  };
  return {
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(join(path, '..'), { recursive: true });
      const part = `${path}.part`;
      const file = await open(part, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    },
    read: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
