import { fail } from '@quint/contract/base/errors.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 5;

export interface ConcurrencyLimits {
  /** Maximum tasks per key that run at the same time. */
  readonly perKey: number;
  /** How long a task may wait for a slot. */
  readonly waitMilliseconds: number;
  /** Maximum waiting tasks per key. */
  readonly queue: number;
}

interface Slots {
  runningCount: number;
  readonly waiters: (() => void)[];
}

/** Limits how many tasks per key run at the same time, first come, first served. */
export interface ConcurrencyLimiter {
  /** Waits for a slot and resolves to its release. Throws SERVICE_UNAVAILABLE when none becomes free in time. */
  acquire(key: string): Promise<() => void>;
}

export function createConcurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const byKey = new Map<string, Slots>();

  function release(key: string, slots: Slots): void {
    const next = slots.waiters.shift();
    if (next !== undefined) return next();
    slots.runningCount -= 1;
    if (slots.runningCount === 0) byKey.delete(key);
  }

  function releaseOnce(key: string, slots: Slots): () => void {
    let isReleased = false;
    return () => {
      if (!isReleased) release(key, slots);
      isReleased = true;
    };
  }

  return {
    async acquire(key) {
      const slots = byKey.get(key) ?? { runningCount: 0, waiters: [] };
      byKey.set(key, slots);
      if (slots.runningCount < limits.perKey) {
        slots.runningCount += 1;
        return releaseOnce(key, slots);
      }
      if (slots.waiters.length >= limits.queue) throw fail('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS });
      return new Promise((resolve, reject) => {
        const proceed = () => {
          clearTimeout(timeout);
          resolve(releaseOnce(key, slots));
        };
        const timeout = setTimeout(() => {
          slots.waiters.splice(slots.waiters.indexOf(proceed), 1);
          reject(fail('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS }));
        }, limits.waitMilliseconds);
        slots.waiters.push(proceed);
      });
    },
  };
}
