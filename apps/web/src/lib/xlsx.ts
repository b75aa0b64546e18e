import type { Sheet } from './xlsx-sheet.ts';

export type { SheetValue } from './xlsx-sheet.ts';

/** A sheet as an XLSX file. It is written in a worker, so that the page goes on answering while a long one is made. */
export function toXlsx(sheet: Sheet): Promise<Blob> {
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), { type: 'module' });
  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  worker.postMessage(sheet);
  return written.finally(() => worker.terminate());
}
