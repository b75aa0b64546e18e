import { fail } from '@quint/contract/base/errors.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { holdsAddress, toLine } from '@quint/domain/base/names.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { isId } from '#database/ids.ts';
import type {
  Collection,
  ColumnField,
  Field,
  Fields,
  ToManyField,
  ToOneField,
  WriteRule,
} from '#items/declare/collection.ts';
import { refuseFields } from '#http/strict-bodies.ts';
import type { Query } from '#items/ask/query.ts';
import { parseQuery } from '#items/ask/query.ts';
import { isStorable, readValue } from '#items/ask/values.ts';

const INTEGER_MAX = 2_147_483_647;
const MAX_LIST = 200;

/** The parsed content of a record: columns of its row, keys to check, and lists of related records. */
export interface Payload {
  readonly columns: Record<string, unknown>;
  /** Keys of related records by field, to be checked against the actor's scope before writing. */
  readonly keys: { readonly field: string; readonly to: string; readonly key: string }[];
  /** Records of many-to-one relations, to be written before the row that refers to them. */
  readonly ones: {
    readonly path: string;
    readonly field: ToOneField;
    readonly column: string;
    readonly record: Readonly<Record<string, unknown>>;
  }[];
  readonly lists: { readonly path: string; readonly field: ToManyField; readonly value: unknown }[];
  /** Fields that are read-only in some rows. */
  readonly closedRules: (NonNullable<WriteRule['closedRule']> & { readonly path: string })[];
}

/** Time, workspace and actor of a write. */
export interface WriteContext {
  readonly action: 'create' | 'update';
  readonly collection: Collection;
  readonly actor: Actor;
  readonly organizationId: string;
  readonly now: Date;
}

function invalid(field: string, type: string): Failure {
  return fail('FAILED_VALIDATION', { field, type });
}

function notWritable(path: string, collection: string): Failure {
  return fail('field.not_writable', {
    reason: `the field "${path}" of "${collection}" cannot be written, or you have no permission for it`,
    field: path,
    fields: [path],
    collection,
  });
}

function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw invalid(path, 'string');
  return value.trim();
}

/** The stored form of a name or a title; other values unchanged. */
function readLine({ line }: ColumnField, value: unknown): unknown {
  if (line === undefined || typeof value !== 'string') return value;
  const text = toLine(value);
  if (line === 'name' && holdsAddress(text)) throw fail('name.holds_address');
  return text;
}

/** A value converted for its column; null stays null, and the table may reject it. */
function readColumnValue(field: ColumnField, value: unknown, path: string): unknown {
  if (value === null) return null;
  switch (field.type) {
    case 'text':
      return readText(value, path);
    case 'texts':
      if (!Array.isArray(value) || value.length > MAX_LIST) throw invalid(path, 'list');
      return [...new Set(value.map((entry) => readText(entry, path)).filter((entry) => entry !== ''))];
    case 'integer':
    case 'bigint':
      if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > INTEGER_MAX) {
        throw invalid(path, 'integer');
      }
      return value;
    case 'boolean':
      if (typeof value !== 'boolean') throw invalid(path, 'boolean');
      return value;
    case 'json':
      return JSON.stringify(value);
    case 'uuids':
      if (!Array.isArray(value) || value.length > MAX_LIST || !value.every(isId)) throw invalid(path, 'list');
      return [...new Set(value.map((entry: string) => entry.toLowerCase()))];
    case 'uuid':
    case 'date':
    case 'timestamp': {
      const parsedValue = typeof value === 'string' ? readValue(field.type, value) : undefined;
      if (parsedValue === undefined) throw invalid(path, field.type);
      return parsedValue;
    }
  }
}

/** The key of a many-to-one relation: the key itself, null, or an object that contains it. */
function readKey(field: ToOneField, value: unknown, path: string): string | null {
  if (value === null) return null;
  const key = isRecord(value) ? value.id : value;
  if (isRecord(value)) {
    const foreign = Object.keys(value).find(
      (name) => name !== 'id' && field.tolerates?.includes(name) !== true,
    );
    if (foreign !== undefined) throw notWritable(`${path}.${foreign}`, field.to);
  }
  if (!isId(key)) throw invalid(path, 'uuid');
  return key.toLowerCase();
}

function readField(
  into: Payload,
  context: WriteContext,
  entry: { name: string; path: string; field: Field; value: unknown },
): void {
  const { name, path, field } = entry;
  if (field.kind === 'group') {
    if (!isRecord(entry.value)) throw invalid(path, 'object');
    readFields(into, context, { fields: field.fields, input: entry.value, prefix: `${path}.` });
    return;
  }
  const rule = field.kind === 'pick' ? undefined : field.write;
  const isAllowed = rule?.by.includes(context.actor.userRole) === true;
  if (!isAllowed || (rule.only !== undefined && rule.only !== context.action) || field.kind === 'pick') {
    throw notWritable(path, context.collection.name);
  }
  if (field.kind === 'many') {
    into.lists.push({ path, field, value: entry.value });
    return;
  }
  if (field.kind === 'one' && field.allowsNested === true && isRecord(entry.value)) {
    into.ones.push({ path, field, column: field.column ?? name, record: entry.value });
    return;
  }
  const { accept, set, closedRule } = field.write ?? {};
  if (closedRule !== undefined) into.closedRules.push({ path, ...closedRule });
  const read = field.kind === 'column' ? readLine(field, entry.value) : entry.value;
  const acceptedValue = accept === undefined ? read : accept(read, { ...context, path });
  const value =
    field.kind === 'one' ? readKey(field, acceptedValue, path) : readColumnValue(field, acceptedValue, path);
  if (set !== undefined) Object.assign(into.columns, set(value, { ...context, path }));
  else {
    into.columns[field.column ?? name] = value;
    if (field.kind === 'one' && typeof value === 'string')
      into.keys.push({ field: path, to: field.to, key: value });
  }
}

function readFields(
  into: Payload,
  context: WriteContext,
  at: { fields: Fields; input: Record<string, unknown>; prefix: string },
): void {
  for (const [name, value] of Object.entries(at.input)) {
    const path = `${at.prefix}${name}`;
    const field = Object.hasOwn(at.fields, name) ? at.fields[name] : undefined;
    if (field === undefined) throw notWritable(path, context.collection.name);
    readField(into, context, { name, path, field, value });
  }
}

/** Validates a record against the declaration; one invalid field rejects all of it. */
export function readPayload(context: WriteContext, input: unknown): Payload {
  if (!isRecord(input)) throw fail('INVALID_PAYLOAD', { reason: 'a record must be an object' });
  inspectBody(input);
  const payload: Payload = { columns: {}, keys: [], ones: [], lists: [], closedRules: [] };
  readFields(payload, context, { fields: context.collection.fields, input, prefix: '' });
  if (context.action === 'create') {
    for (const [name, field] of Object.entries(context.collection.fields)) {
      const missingFailure =
        field.kind === 'group' || field.kind === 'pick' ? undefined : field.write?.missingFailure;
      if (missingFailure !== undefined && !Object.hasOwn(input, name)) throw missingFailure();
    }
  }
  return payload;
}

/** The columns of a new record: the given ones, and its defaults. */
export function newRow(
  context: WriteContext,
  values: Readonly<Record<string, unknown>>,
  id: string,
): Record<string, unknown> {
  const { collection, organizationId } = context;
  return {
    ...collection.writes?.preset?.(context),
    ...values,
    ...(collection.rows?.tenancy === 'none' ? {} : { organization_id: organizationId }),
    id,
  };
}

const MAX_NESTING = 20;
const MAX_NODES = 50_000;
// A record uses a few parameters, and a statement can have at most 65,535.
const MAX_ENTRIES = 5000;

function inspect(value: unknown, state: { nodes: number }, depth: number): void {
  state.nodes += 1;
  if (depth > MAX_NESTING || state.nodes > MAX_NODES) {
    throw fail('INVALID_PAYLOAD', { reason: 'the body holds more than can be written at once' });
  }
  if (typeof value === 'string' && !isStorable(value)) {
    throw fail('INVALID_PAYLOAD', { reason: 'the text holds characters that cannot be stored' });
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > MAX_ENTRIES) {
    throw fail('INVALID_PAYLOAD', { reason: `a list takes at most ${MAX_ENTRIES} entries at once` });
  }
  for (const [key, entry] of Object.entries(value)) {
    inspect(key, state, depth);
    inspect(entry, state, depth + 1);
  }
}

/** Rejects malformed input anywhere in the body, before any statement. */
export function inspectBody(body: unknown): void {
  inspect(body, { nodes: 0 }, 0);
}

const MAX_RECORDS_PER_WRITE = 1000;

/** Throws for more records than one write may have. */
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

/** Throws for keys that a change or a deletion of many records does not accept. */
export function assertNames(body: unknown, knownNames: readonly string[]): void {
  if (!isRecord(body)) return;
  const unknownNames = Object.keys(body).filter((name) => !knownNames.includes(name));
  if (unknownNames.length > 0) throw refuseFields(unknownNames);
  if (body.keys !== undefined && body.query !== undefined) {
    throw fail('INVALID_PAYLOAD', { reason: 'the body takes "keys" or "query", not both' });
  }
}

/** The records of a body: a list of keys, `{ keys }`, or `{ query }` for all matches. */
export function readNamed(body: unknown): RecordSelector {
  if (Array.isArray(body)) return { keys: readKeys(body) };
  if (isRecord(body) && Array.isArray(body.keys)) return { keys: readKeys(body.keys) };
  if (isRecord(body) && isRecord(body.query)) {
    // One more than can be written: a query with too many matches is rejected and not cut.
    return { query: parseQuery({ limit: MAX_RECORDS_PER_WRITE + 1, ...body.query }) };
  }
  throw fail('INVALID_PAYLOAD', { reason: 'the body needs "keys" or "query"' });
}
