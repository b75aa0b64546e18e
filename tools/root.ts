import path from 'node:path';

/** The folder of the project. */
export const ROOT = path.dirname(import.meta.dirname);
