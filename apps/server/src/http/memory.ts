import { isDeepStrictEqual } from 'node:util';

/** The last used values by key, up to a number of them. */
export interface Memory<Value> {
  get(key: string): Value | undefined;
  /** Stores a value; an equal existing one stays the same object and is returned. */
  store(key: string, value: Value): Value;
}

/** A least-recently-used cache. */
export function createMemory<Value>(max: number): Memory<Value> {
  const values = new Map<string, Value>();
  const put = (key: string, value: Value) => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > max && oldest !== undefined) values.delete(oldest);
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
