import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReadingAnswer } from './reading-port.ts';

// The child process that parses one resume and ends, see read-apart.ts. A separate thread parses, so that this one can
// monitor it: memory outside the heap, with decompressed data, has no limit in Node.

const NICE = 5;
const HEAP_MAX_MB = 160;
const PROCESS_MAX_BYTES = 420 * 1_048_576;
const WATCH_MS = 25;
const THREAD = new URL('reading-thread.ts', import.meta.url);

function answer(value: ReadingAnswer): void {
  process.send?.(value, () => process.exit());
}

function read(bytes: Uint8Array): void {
  const thread = new Worker(THREAD, {
    workerData: bytes,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  setInterval(() => {
    if (process.memoryUsage.rss() > PROCESS_MAX_BYTES) answer({ unreadable: 'too_large' });
  }, WATCH_MS);
  thread.once('message', answer);
  thread.once('error', (error) => {
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    answer({ unreadable: isMemory ? 'too_large' : 'broken' });
  });
  thread.once('exit', () => answer({ unreadable: 'broken' }));
}

setPriority(NICE);
process.title = 'quint resume';
process.once('message', read);
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
