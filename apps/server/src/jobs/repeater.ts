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

/** Repeats work in this process, with a second between two runs, until it is stopped. */
export function createRepeater(log: Logger): Pick<Jobs, 'repeat' | 'stop'> {
  const stopController = new AbortController();
  const runs: Promise<void>[] = [];
  const run = async (work: RepeatedWork) => {
    do {
      try {
        await work.look();
      } catch (error) {
        log.warn({ job: work.name, err: error }, 'job failed');
      }
    } while (!(await isOver(stopController.signal)));
    await work.settle();
  };
  return {
    repeat(work) {
      runs.push(run(work));
    },
    async stop() {
      stopController.abort();
      await Promise.all(runs);
    },
  };
}
