import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from '#startup-error.ts';

/** A value stored next to the data by an earlier start; undefined when there is none. */
export function findPersistedSecret(folder: string, name: string): string | undefined {
  try {
    return readFileSync(resolve(folder, name), 'utf8').trim();
  } catch (error) {
    // Whether a folder can be created becomes apparent when the value is stored.
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined;
    throw new StartupError(
      `${resolve(folder, name)} cannot be read (${code}). Make it a file that this user may read, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** The stored value, or a new one that is stored, readable by the owner only. Throws StartupError. */
export function loadOrCreateSecret(folder: string, name: string, make: () => string): string {
  const storedValue = findPersistedSecret(folder, name);
  if (storedValue !== undefined && storedValue !== '') return storedValue;
  const value = make();
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, name), `${value}\n`, { mode: 0o600 });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written. Choose another with DATA_DIR.`, {
      cause: error,
    });
  }
  return value;
}
