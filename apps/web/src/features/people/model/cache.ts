import type { QueryClient } from '@tanstack/react-query';

type Value = unknown;
interface Found {
  readonly [field: string]: Value;
}
/** The new values of a record; only fields that it was asked with are changed. */
export type Change = (record: Found) => Found;

function isObject(value: Value): value is Found {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function patchRecord(record: Found, change: Change): Found {
  const changes = Object.entries(change(record)).filter(([field]) => field in record);
  return changes.length === 0 ? record : { ...record, ...Object.fromEntries(changes) };
}

/** Rows, pages of rows, and pages of pages keep their form; what does not change keeps its identity. */
function patchValue(value: Value, patch: (record: Found) => Found): Value {
  if (Array.isArray(value)) {
    const next = value.map((entry: Value) => patchValue(entry, patch));
    return next.some((entry, index) => entry !== value[index]) ? next : value;
  }
  if (!isObject(value)) return value;
  if (typeof value['id'] === 'string') return patch(value);
  for (const part of ['rows', 'pages'] as const) {
    const held = value[part];
    const next = patchValue(held, patch);
    if (next !== held) return { ...value, [part]: next };
  }
  return value;
}

/** Changes talents wherever they are shown. Returns what takes the change back. */
export function patchTalents(client: QueryClient, ids: ReadonlySet<string>, change: Change): () => void {
  const before = client.getQueriesData<Value>({ queryKey: ['talents'] });
  const patch = (record: Found) => (ids.has(String(record['id'])) ? patchRecord(record, change) : record);
  const changed = before.flatMap(([key, data]) => {
    const next = patchValue(data, patch);
    if (next === data) return [];
    client.setQueryData(key, next);
    return [[key, data, next] as const];
  });
  return () => {
    for (const [key, data, next] of changed) {
      // A list that was loaded again meanwhile knows better.
      if (client.getQueryData(key) === next) client.setQueryData(key, data);
    }
  };
}
