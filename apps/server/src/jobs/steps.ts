import { setImmediate } from 'node:timers/promises';

/** Runs a computation in steps, with other requests in between. Throws when the job is stopped. */
export async function runInSteps<Result>(
  steps: Generator<void, Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  let step = steps.next();
  while (step.done !== true) {
    await setImmediate(undefined, { signal });
    step = steps.next();
  }
  return step.value;
}
