import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { explainFileError, StartupError } from './startup-error.ts';

/** Creates the folder with its parents and checks that this user may write to it. */
export function makeWritableFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainFileError(rootCause(folder, error), folder);
  }
}

/** Node's recursive mkdir hangs below /proc, where the system always reports a missing parent. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Another process has created it meanwhile.
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    throw new StartupError(
      `No folder can be made at ${folder}. Choose another folder with DATA_DIR. (${message})`,
    );
  }
}

/** On a read-only disk, a recursive mkdir reports a missing parent instead of the reason. */
function rootCause(folder: string, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return error;
  let parent = path.dirname(folder);
  while (!existsSync(parent)) parent = path.dirname(parent);
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
    return error;
  } catch (cause) {
    return cause;
  }
}
