import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';

/** Runs a task as soon as a slot is free. */
export type WorkLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits how many tasks run at once and how many may wait. Beyond that it throws what `refuse` returns. */
export function createWorkLimit(options: {
  readonly runningMax: number;
  readonly waitingMax: number;
  readonly refuse?: () => Failure;
}): WorkLimit {
  const { runningMax, waitingMax, refuse = () => fail('SERVICE_UNAVAILABLE') } = options;
  const queue: (() => void)[] = [];
  let runningCount = 0;
  return async (work) => {
    if (runningCount >= runningMax) {
      if (queue.length >= waitingMax) throw refuse();
      // The finishing task passes its slot to the next in line, so that no new task can take it first.
      await new Promise<void>((start) => queue.push(start));
    } else runningCount += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) runningCount -= 1;
      else next();
    }
  };
}

/** Lets concurrent callers with the same key share one run of a task. */
export function createSharedWork<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const runningTasks = new Map<string, Promise<Result>>();
  return (key, work) => {
    const existingPromise = runningTasks.get(key);
    if (existingPromise !== undefined) return existingPromise;
    const promise = work().finally(() => runningTasks.delete(key));
    runningTasks.set(key, promise);
    return promise;
  };
}
