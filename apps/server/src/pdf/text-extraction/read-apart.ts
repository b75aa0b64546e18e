import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadingAnswer, ResumeReader } from './reading-port.ts';

const PROCESS = fileURLToPath(new URL('reading-process.ts', import.meta.url));
const SECONDS_MAX = 15;

/** Nothing of the environment: no secrets and no way to the database. What the process prints is discarded. */
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
 * Reads each resume in a process of its own, which ends with it: nothing of a file outlives its answer, and a file that
 * ends the process, fills its memory or takes too long is an answer like any other.
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
