import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs, RepeatedWork } from '#jobs/jobs.ts';
import type { Logger } from '#logger.ts';

const PAUSE_MS = 1000;

async function isOver(signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(PAUSE_MS, undefined, { signal });
  } catch {
    return true;
  }
  return signal.aborted;
}

/** Repeats work in this process, with a second between two looks, until it is stopped. */
export function createRepeater(log: Logger): Pick<Jobs, 'repeat' | 'stop'> {
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  const run = async (work: RepeatedWork) => {
    do {
      try {
        await work.look();
      } catch (error) {
        log.warn({ job: work.name, err: error }, 'job failed');
      }
    } while (!(await isOver(stopping.signal)));
    await work.settle();
  };
  return {
    repeat(work) {
      running.push(run(work));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
