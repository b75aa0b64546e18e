import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Value = unknown;
export interface CachedRecord {
  readonly [field: string]: Value;
}
/** The new values of a record; only fields that were requested are changed. */
export type Change = (record: CachedRecord) => CachedRecord;
type Patch = (record: CachedRecord) => CachedRecord | undefined;

function isObject(value: Value): value is CachedRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function patchRecord(record: CachedRecord, change: Change): CachedRecord {
  const changes = Object.entries(change(record)).filter(([field]) => field in record);
  return changes.length === 0 ? record : { ...record, ...Object.fromEntries(changes) };
}

/** A page of rows, with its total reduced by the removed rows. */
function patchPage(page: CachedRecord, rows: readonly Value[], patch: Patch): CachedRecord {
  const next = patchRows(rows, patch);
  if (next === rows) return page;
  const { total } = page;
  const removedCount = rows.length - next.length;
  return { ...page, rows: next, ...(typeof total === 'number' ? { total: total - removedCount } : {}) };
}

function patchRows(rows: readonly Value[], patch: Patch): readonly Value[] {
  const next = rows.map((entry) => patchValue(entry, patch));
  if (next.every((entry, index) => entry === rows[index])) return rows;
  return next.filter((entry) => entry !== undefined);
}

/** Patches rows, pages of rows, and pages of pages. Unchanged values keep their identity. */
function patchValue(value: Value, patch: Patch): Value {
  if (Array.isArray(value)) return patchRows(value as readonly Value[], patch);
  if (!isObject(value)) return value;
  if (typeof value['id'] === 'string') return patch(value);
  const { rows, pages } = value;
  if (Array.isArray(rows)) return patchPage(value, rows as readonly Value[], patch);
  if (!Array.isArray(pages)) return value;
  const next = patchRows(pages as readonly Value[], patch);
  return next === pages ? value : { ...value, pages: next };
}

function patchCaches(client: QueryClient, patch: Patch): () => void {
  const before = client.getQueriesData<Value>({ queryKey: ['talents'] });
  const changes = before.flatMap(([key, data]) => {
    const next = patchValue(data, patch);
    if (next === data || next === undefined) return [];
    // Structural sharing stores another object than the one passed in.
    return [[key, data, client.setQueryData(key, next)] as const];
  });
  return () => {
    for (const [key, data, next] of changes) {
      // A list that was refetched meanwhile is newer.
      if (client.getQueryData(key) === next) client.setQueryData(key, data);
    }
  };
}

/** Changes talents in all cached answers. Returns a function that undoes it. */
export function patchTalents(client: QueryClient, ids: ReadonlySet<string>, change: Change): () => void {
  return patchCaches(client, (record) =>
    ids.has(String(record['id'])) ? patchRecord(record, change) : record,
  );
}

/** Removes talents from every list. Returns a function that undoes it. */
export function removeTalents(client: QueryClient, ids: ReadonlySet<string>): () => void {
  return patchCaches(client, (record) => (ids.has(String(record['id'])) ? undefined : record));
}

type RemovalListener = (ids: ReadonlySet<string>) => void;
const removalListeners = new Set<RemovalListener>();

/** Calls the listener when talents were deleted or anonymised in this tab. Returns a function that unsubscribes. */
export function onTalentsRemoved(listener: RemovalListener): () => void {
  removalListeners.add(listener);
  return () => removalListeners.delete(listener);
}

/** Notifies selections that talents were deleted or anonymised. */
export function publishRemovedTalents(ids: ReadonlySet<string>): void {
  for (const listener of removalListeners) listener(ids);
}

function isAbout(key: QueryKey, ids: ReadonlySet<string>): boolean {
  return key.some((part) => typeof part === 'string' && ids.has(part));
}

/**
 * Refetches the queries that a change of talents affects: pages about them, and the lists whose numbers change. Other
 * lists are refetched when they are opened next.
 */
export async function refreshTalents(
  client: QueryClient,
  ids: ReadonlySet<string>,
  affects: readonly QueryKey[],
): Promise<void> {
  await client.invalidateQueries({ queryKey: ['talents'], refetchType: 'none' });
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => isAbout(queryKey, ids) }),
    // People of roles are in lists without their keys, and each change of a person can change the next step.
    client.invalidateQueries({ queryKey: ['vacancies'] }),
    ...affects.map((queryKey) => client.invalidateQueries({ queryKey })),
  ]);
}
