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

/** Whether a file operation failed for a reason that the disk or its rights give. */
export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && String(error.code) in SENTENCES;
}

/** Turns a failed file operation on the data folder into a message; rethrows everything else. */
export function explainFileError(error: unknown, where: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const sentence = SENTENCES[code];
  return sentence === undefined ? error : new StartupError(sentence(where));
}

/** The same for programs that report it only in English on stderr. */
export function explainProgramOutput(output: string, where: string): StartupError | undefined {
  const phrases: [RegExp, string][] = [
    [/No space left on device|Check free disk space/, 'ENOSPC'],
    [/Disk quota exceeded/, 'EDQUOT'],
    [/Read-only file system/, 'EROFS'],
    [/Permission denied|Operation not permitted/, 'EACCES'],
  ];
  const match = phrases.find(([pattern]) => pattern.test(output));
  return match === undefined ? undefined : (explainFileError({ code: match[1] }, where) as StartupError);
}
