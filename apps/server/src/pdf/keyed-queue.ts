import { fail } from '@quint/contract/base/errors.ts';

const RETRY_SECONDS = 5;

/** Runs one task at a time. Tasks of the same key keep their order; keys alternate. */
export interface KeyedQueue {
  /** Throws SERVICE_UNAVAILABLE when too many tasks of the key wait. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** `waiting` is the maximum number of waiting tasks per key. */
export function createKeyedQueue({ waitingMax }: { readonly waitingMax: number }): KeyedQueue {
  /** By key; the key to run next comes first. */
  const lines = new Map<string, (() => void)[]>();
  let isBusy = false;

  function startNext(): void {
    const [first] = lines;
    isBusy = first !== undefined;
    if (first === undefined) return;
    const [key, line] = first;
    const start = line.shift();
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    start?.();
  }

  return {
    async take(key, work) {
      const line = lines.get(key) ?? [];
      if (line.length >= waitingMax) throw fail('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS });
      const slot = new Promise<void>((start) => line.push(start));
      lines.set(key, line);
      if (!isBusy) startNext();
      await slot;
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
