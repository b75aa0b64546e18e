import { setTimeout as sleep } from 'node:timers/promises';
import { isDeadlock } from '#database/connection-loss.ts';

/** Gives the other transaction time to take its lock. Repeated immediately, this one could take it again. */
const PAUSE_MS = 50;

/** The outcome of work that PostgreSQL aborted to resolve a deadlock. */
export type DeadlockOutcome = 'repeated' | 'failed';

const COUNTS: Record<DeadlockOutcome, number> = { repeated: 0, failed: 0 };

/** How many deadlocks this process has encountered, by outcome. */
export function countDeadlocks(): Readonly<Record<DeadlockOutcome, number>> {
  return { ...COUNTS };
}

/** Runs work that must not be repeated, and counts when a deadlock aborts it. */
export async function countingDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDeadlock(error)) COUNTS.failed += 1;
    throw error;
  }
}

/**
 * Runs work that a deadlock rolls back completely; in that case, runs it once more after a pause. `prepare` resets
 * remaining state before that. Both outcomes are counted.
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
