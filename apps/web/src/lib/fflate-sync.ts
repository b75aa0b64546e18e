import { zipSync, type Unzipped, type Zippable } from 'fflate/browser';

// Stands for `fflate` where `write-excel-file` asks for it (`vite.config.ts`).

export { strToU8, zipSync } from 'fflate/browser';

/** Packs at once: for files over 160 kB the library would start a worker from a blob, which the policy of pages forbids. */
export function zip(files: Zippable, done: (error: null, archive: Unzipped[string]) => void): void {
  done(null, zipSync(files));
}
