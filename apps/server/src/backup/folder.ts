import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Identifies the folder of backups, whichever machine or container it is mounted on. */
export const FOLDER_MARKER = '.quint-backups';

const BYTES = 8;
const MARKER = /^[0-9a-f]{16}$/;
const HALF = /^quint-[^/]*\.backup\.part$/;

/** The marker of a folder. Marks a folder without one. */
export async function markFolder(dir: string): Promise<string> {
  const path = join(dir, FOLDER_MARKER);
  const storedMarker = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (MARKER.test(storedMarker)) return storedMarker;
  const marker = randomBytes(BYTES).toString('hex');
  await writeFile(path, `${marker}\n`, { mode: 0o600, flush: true });
  return marker;
}

/** Deletes the remains of killed backups. No other backup may be running. */
export async function removeHalfFiles(dir: string): Promise<void> {
  const names = await readdir(dir).catch((): string[] => []);
  for (const name of names.filter((each) => HALF.test(each))) await rm(join(dir, name), { force: true });
}
