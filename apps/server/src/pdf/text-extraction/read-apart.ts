import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadingAnswer, ResumeReader } from './reading-port.ts';

const PROCESS = fileURLToPath(new URL('reading-process.ts', import.meta.url));
const SECONDS_MAX = 15;

/** No environment: no secrets and no access to the database. The output of the process is discarded. */
function start(): ChildProcess {
  return fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function readBy(child: ChildProcess, bytes: Uint8Array, secondsMax: number): Promise<ReadingAnswer> {
  return new Promise((resolve) => {
    const end = (answer: ReadingAnswer) => {
      clearTimeout(cap);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const cap = setTimeout(() => end({ unreadable: 'took_too_long' }), secondsMax * 1000);
    child.once('message', (answer: ReadingAnswer) => end(answer));
    child.once('error', () => end({ unreadable: 'broken' }));
    child.once('close', () => end({ unreadable: 'broken' }));
    child.send(bytes, (error) => {
      if (error !== null) end({ unreadable: 'broken' });
    });
  });
}

/**
 * Parses each resume in its own process, which ends with it: no data of a file remains afterwards, and a file that
 * crashes the process, exhausts its memory or takes too long gives a normal error.
 */
export function createResumeReader({ secondsMax = SECONDS_MAX }: { secondsMax?: number } = {}): ResumeReader {
  const children = new Set<ChildProcess>();
  return {
    async read(bytes) {
      const child = start();
      children.add(child);
      try {
        return await readBy(child, bytes, secondsMax);
      } finally {
        children.delete(child);
      }
    },
    close() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
