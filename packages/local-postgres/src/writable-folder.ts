import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { explainFileError } from './startup-error.ts';

/** Creates the folder with its parents and makes sure that this user may write to it. */
export function makeWritableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explainFileError(rootCause(folder, error), folder);
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
