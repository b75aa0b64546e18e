import { writeSheet, type Sheet } from './xlsx-sheet.ts';

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  writeSheet(data).then(
    (file) => postMessage(file),
    // Reaches the page as an error of the worker.
    (error: unknown) => reportError(error),
  );
});
