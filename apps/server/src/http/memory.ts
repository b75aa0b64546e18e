import { isDeepStrictEqual } from 'node:util';

/** The last used values by key, up to a number of them. */
export interface Memory<Value> {
  get(key: string): Value | undefined;
  /** Stores a value; an equal existing one stays the same object and is returned. */
  store(key: string, value: Value): Value;
}

/** A least-recently-used cache. With `idleMs` a value is deleted when it was not used for that long. */
export function createMemory<Value>(max: number, idleMs?: number): Memory<Value> {
  const values = new Map<string, Value>();
  const timers = new Map<string, NodeJS.Timeout>();
  const drop = (key: string) => {
    values.delete(key);
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  const startTimer = (key: string) => {
    const timer = timers.get(key);
    if (timer !== undefined) timer.refresh();
    else if (idleMs !== undefined) timers.set(key, setTimeout(() => drop(key), idleMs).unref());
  };
  const put = (key: string, value: Value) => {
    values.delete(key);
    values.set(key, value);
    startTimer(key);
    const [oldest] = values.keys();
    if (values.size > max && oldest !== undefined) drop(oldest);
    return value;
  };
  return {
    get(key) {
      const value = values.get(key);
      return value === undefined ? undefined : put(key, value);
    },
    store(key, value) {
      const before = values.get(key);
      return put(key, before !== undefined && isDeepStrictEqual(before, value) ? before : value);
    },
  };
}
