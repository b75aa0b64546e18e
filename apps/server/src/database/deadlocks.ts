import { setTimeout as sleep } from 'node:timers/promises';
import { isDeadlock } from '#database/connection-loss.ts';

/** The transaction that won takes its lock meanwhile. Repeated at once, the other one could take it again. */
const PAUSE_MS = 50;

/** What became of the work that PostgreSQL ended to resolve a deadlock. */
export type DeadlockOutcome = 'repeated' | 'failed';

const COUNTS: Record<DeadlockOutcome, number> = { repeated: 0, failed: 0 };

/** How many deadlocks this process has met, by what became of the work. */
export function countDeadlocks(): Readonly<Record<DeadlockOutcome, number>> {
  return { ...COUNTS };
}

/** Runs work that must not be repeated, and counts when a deadlock ends it. */
export async function countingDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDeadlock(error)) COUNTS.failed += 1;
    throw error;
  }
}

/**
 * Runs work of which nothing remains when a deadlock ends it, and then, after a pause, runs it once more. `prepare`
 * undoes what remains before that. Both are counted.
 */
export async function repeatOnDeadlock<Result>(
  work: () => Promise<Result>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
  }
  await prepare();
  await sleep(PAUSE_MS * (1 + Math.random()));
  COUNTS.repeated += 1;
  return countingDeadlocks(work);
}
