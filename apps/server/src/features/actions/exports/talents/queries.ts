import { openItems } from '#items/context.ts';
import type { OpenedList, OpenedRecord } from '#items/read/records.ts';
import { openRecords } from '#items/read/records.ts';
import type { ExportContext } from '#features/actions/exports/model.ts';

/** Batch size of reading talents by their keys. */
const KEYS_AT_ONCE = 1000;

export function openTalents(
  { deps, registry, actor }: ExportContext,
  parameters: Readonly<Record<string, unknown>>,
): Promise<OpenedList> {
  const context = openItems({ deps, registry }, actor, { action: 'read', collection: 'talents' });
  return openRecords(context, parameters);
}

/** The keys that belong to talents, in the order of the list. */
export async function sortKeys(
  context: ExportContext,
  keys: readonly string[],
  sort: string,
): Promise<string[]> {
  const chosenKeys = new Set(keys);
  const list = await openTalents(context, { fields: 'id', sort });
  try {
    const sortedKeys: string[] = [];
    for await (const records of list.batches()) {
      for (const { id } of records) if (typeof id === 'string' && chosenKeys.has(id)) sortedKeys.push(id);
    }
    return sortedKeys;
  } finally {
    await list.close();
  }
}

async function readSome(
  context: ExportContext,
  keys: readonly string[],
  fields: string,
): Promise<OpenedRecord[]> {
  const list = await openTalents(context, { fields, filter: { id: { _in: [...keys] } } });
  try {
    const byKey = new Map<unknown, OpenedRecord>();
    for await (const records of list.batches()) for (const record of records) byKey.set(record.id, record);
    // A talent may have been deleted since its key was read.
    return keys.flatMap((key) => {
      const record = byKey.get(key);
      return record === undefined ? [] : [record];
    });
  } finally {
    await list.close();
  }
}

/** Talents in the order of their keys, in batches: no connection is held between them. */
export async function* readByKeys(
  context: ExportContext,
  keys: readonly string[],
  fields: string,
): AsyncGenerator<readonly OpenedRecord[]> {
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    yield await readSome(context, keys.slice(start, start + KEYS_AT_ONCE), fields);
  }
}
