import { fail } from '@quint/contract/errors.ts';

/** Runs work as soon as there is a free place. */
export type WorkLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many pieces of work run at once and so many wait. Throws SERVICE_UNAVAILABLE when more than that come. */
export function createWorkLimit(options: { running: number; waiting: number }): WorkLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= options.running) {
      if (queue.length >= options.waiting) throw fail('SERVICE_UNAVAILABLE');
      // Whoever leaves hands over the place, so nobody can slip in between.
      await new Promise<void>((start) => queue.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Lets everybody who asks for the same thing at the same time wait for one piece of work. */
export function createSharedWork<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const started = work().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
