import path from 'node:path';

/** A startup failure that the user can act on. Its message is the whole output: no stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The server's own StartupError is another class with the same name. */
export function isStartupError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartupError';
}

const SENTENCES: Record<string, (where: string) => string> = {
  ENOSPC: (where) =>
    `The disk that holds ${where} is full. Free some space, or choose another folder with DATA_DIR.`,
  EDQUOT: (where) =>
    `The disk quota for ${where} is used up. Free some space, or choose another folder with DATA_DIR.`,
  EROFS: (where) => `${where} lies on a read-only disk. Choose a writable folder with DATA_DIR.`,
  EACCES: (where) =>
    `This user may not write to ${where}. Change its owner, or choose another folder with DATA_DIR.`,
  EPERM: (where) =>
    `This user may not write to ${where}. Change its owner, or choose another folder with DATA_DIR.`,
  ENOTDIR: (where) =>
    `${where} cannot be a folder: a part of this path is a file. Choose another folder with DATA_DIR.`,
  EEXIST: (where) => `${where} is a file, but a folder is needed. Choose another folder with DATA_DIR.`,
};

/** Whether a file operation failed because of the disk or its rights. */
export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && String(error.code) in SENTENCES;
}

/** Whether a path is the folder, inside it, or a parent of it. */
function concerns(folder: string, file: string): boolean {
  const [one, other] = [path.resolve(folder), path.resolve(file)];
  return one === other || other.startsWith(one + path.sep) || one.startsWith(path.join(other, path.sep));
}

/**
 * Converts a failed file operation on the data folder to a message with the system's text; for another file, the
 * message is only that text. Returns every other error unchanged.
 */
export function explainFileError(error: unknown, where: string): unknown {
  const { code = '', path: file, message } = error as Partial<NodeJS.ErrnoException>;
  const sentence = SENTENCES[code];
  if (sentence === undefined) return error;
  if (file !== undefined && !concerns(where, file)) return new StartupError(`The start failed: ${message}.`);
  return new StartupError(message === undefined ? sentence(where) : `${sentence(where)} (${message})`);
}

const PHRASES: readonly [RegExp, string][] = [
  [/No space left on device|wrote only \d+ of \d+ bytes/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
  [/Permission denied|Operation not permitted/, 'EACCES'],
];

/** The name of the data folder for a program that was started in it. */
const OWN_FOLDER = '/proc/self/cwd';

/**
 * Whether the file in a program's output is in the data folder. PostgreSQL names its own files without a folder; a
 * program that could not be run is not one of them, even without a folder.
 */
function namesFileOf(line: string, where: string): boolean {
  if (/\bexecute\b|\bcommand\b/.test(line)) return false;
  const file = /"([^"]+)"/.exec(line)?.[1];
  if (file === undefined) return false;
  if (!path.isAbsolute(file)) return true;
  return file === OWN_FOLDER || file.startsWith(`${OWN_FOLDER}/`) || concerns(where, file);
}

/**
 * The reason of a failure from a program's output, with advice about the data folder if that line names a file in it;
 * undefined when no line contains a known reason.
 */
export function explainProgramOutput(output: string, where: string): string | undefined {
  for (const line of output.split('\n')) {
    const code = PHRASES.find(([pattern]) => pattern.test(line))?.[1];
    if (code === undefined) continue;
    // A program may have written its current step at the beginning of the line.
    const message = line
      .replace(/^.*?(?=(?:FATAL|PANIC|ERROR|error|WARNING|LOG): )/, (start) =>
        start.includes(' ... ') ? '' : start,
      )
      .trim();
    return namesFileOf(line, where) ? `${SENTENCES[code]?.(where)} PostgreSQL said: ${message}` : message;
  }
  return undefined;
}
