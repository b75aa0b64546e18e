import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { isId } from '#database/ids.ts';
import { refuseFields } from '#http/strict-bodies.ts';
import type { Query } from '#items/ask/query.ts';
import { parseQuery } from '#items/ask/query.ts';

const MAX_RECORDS_PER_WRITE = 1000;

/** Throws the refusal of more records than one write takes. */
export function assertCount(count: number): void {
  if (count > MAX_RECORDS_PER_WRITE) {
    throw fail('INVALID_PAYLOAD', { reason: `at most ${MAX_RECORDS_PER_WRITE} records at once` });
  }
}

/** Keys in lower case. */
export function readKeys(list: readonly unknown[]): string[] {
  assertCount(list.length);
  return list.map((key) => {
    if (!isId(key)) throw fail('FORBIDDEN');
    return key.toLowerCase();
  });
}

export type RecordSelector = { readonly keys: readonly string[] } | { readonly query: Query };

/** Throws the refusal of names beside those that a change or a removal of many records takes. */
export function assertNames(body: unknown, knownNames: readonly string[]): void {
  if (!isRecord(body)) return;
  const unknownNames = Object.keys(body).filter((name) => !knownNames.includes(name));
  if (unknownNames.length > 0) throw refuseFields(unknownNames);
  if (body.keys !== undefined && body.query !== undefined) {
    throw fail('INVALID_PAYLOAD', { reason: 'the body takes "keys" or "query", not both' });
  }
}

/** The records of a body: a list of keys, `{ keys }`, or `{ query }` for all that match. */
export function readNamed(body: unknown): RecordSelector {
  if (Array.isArray(body)) return { keys: readKeys(body) };
  if (isRecord(body) && Array.isArray(body.keys)) return { keys: readKeys(body.keys) };
  if (isRecord(body) && isRecord(body.query)) {
    // One more than can be written: a query that matches too many is refused and not cut.
    return { query: parseQuery({ limit: MAX_RECORDS_PER_WRITE + 1, ...body.query }) };
  }
  throw fail('INVALID_PAYLOAD', { reason: 'the body needs "keys" or "query"' });
}
