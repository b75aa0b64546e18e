import { fail } from '@quint/contract/errors.ts';
import type { Collection } from '#items/declare/collection.ts';
import { keyColumn } from '#items/compile/table-ref.ts';

/** Says which of the links was there already: the database leaves out that row and nothing else. */
export function assertNoneTwice(
  collection: Collection,
  rows: readonly Readonly<Record<string, unknown>>[],
  ids: readonly string[],
): void {
  const twice = rows.find(({ id }) => !ids.includes(String(id)));
  if (twice === undefined) return;
  const links = Object.entries(collection.fields).filter(([, { kind }]) => kind === 'one');
  const [field] = links.at(-1) ?? ['id'];
  throw fail('RECORD_NOT_UNIQUE', {
    collection: collection.name,
    field,
    value: twice[keyColumn(collection, field)],
  });
}
