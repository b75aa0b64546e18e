import { fail } from '@quint/contract/errors.ts';
import { NOT_ALLOWED } from '@quint/domain/actor.ts';
import { isId } from '#database/ids.ts';
import { assertAllowed } from '#http/access.ts';
import type { Payload } from '#items/write/payload.ts';
import type { RecordWrites, Writing } from '#items/write/transaction.ts';

/**
 * Writes the records that a payload gives in place of keys, and puts their keys into its columns. With a key the
 * record is changed, without one it is made.
 */
export async function writeNested(writing: Writing, records: RecordWrites, payload: Payload): Promise<void> {
  for (const { path, field, column, record } of payload.ones) {
    const target = writing.registry.get(field.to);
    if (target === undefined) throw new Error(`Relation to "${field.to}", which is not declared`);
    const { id, ...input } = record;
    if (id === undefined) {
      assertAllowed(target.access.create?.(writing.actor) ?? NOT_ALLOWED);
      const [key] = await records.create(writing, target, [input], {});
      payload.columns[column] = key;
      continue;
    }
    if (!isId(id)) throw fail('FAILED_VALIDATION', { field: path, type: 'uuid' });
    const named = Object.keys(input).filter((name) => field.tolerates?.includes(name) !== true);
    assertAllowed(
      (named.length === 0 ? target.access.read : target.access.update)?.(writing.actor) ?? NOT_ALLOWED,
    );
    const change = Object.fromEntries(named.map((name) => [name, input[name]]));
    // Without further values this only proves that the record is there for the person.
    await records.update(writing, target, { keys: [id], input: change });
    payload.columns[column] = id.toLowerCase();
  }
}
