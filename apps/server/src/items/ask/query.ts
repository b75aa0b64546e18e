import { isRecord } from '@quint/domain/base/is-record.ts';
import type { Filter } from '#items/declare/collection.ts';
import { unfoldParameters } from '#http/question.ts';
import { suggestName } from '#nearest-name.ts';
import { badQuery, isStorable } from '#items/ask/values.ts';

export const DEFAULT_LIMIT = 100;
/** Page size; -1 means all rows. */
const MAX_LIMIT = 100_000;
const MAX_OFFSET = 2_147_483_647;
const MAX_NESTING = 20;
const MAX_NODES = 20_000;
const MAX_CHARACTERS = 500_000;
export const MAX_SEARCH = 1000;
const MAX_PATHS = 300;
const MAX_KEYS = 20;
const MAX_AGGREGATED = 50;
const MAX_CONDITIONS = 200;
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export interface SortKey {
  readonly path: readonly string[];
  readonly isDescending: boolean;
}

/** The query of a relation, given in `deep`. */
export interface Deep {
  readonly filter: Filter | undefined;
  readonly search: string | undefined;
  readonly sort: readonly SortKey[];
  /** Undefined means all. */
  readonly limit: number | undefined;
  readonly offset: number;
  readonly nestedQueries: Readonly<Record<string, Deep>>;
}

export const AGGREGATES = [
  'count',
  'countDistinct',
  'countAll',
  'sum',
  'sumDistinct',
  'avg',
  'avgDistinct',
  'min',
  'max',
] as const;
export type AggregateName = (typeof AGGREGATES)[number];

export interface Query extends Deep {
  readonly fields: readonly (readonly string[])[];
  readonly alias: Readonly<Record<string, string>>;
  readonly aggregate: readonly { readonly name: AggregateName; readonly fields: readonly string[] }[];
  readonly groupBy: readonly string[];
  readonly meta: readonly ('total_count' | 'filter_count')[];
}

type Raw = { readonly [key: string]: unknown };

/** Rejects malformed input in any parameter. */
function inspect(value: unknown, state = { nodes: 0, characters: 0 }, depth = 0): void {
  state.nodes += 1;
  if (typeof value === 'string') state.characters += value.length;
  if (depth > MAX_NESTING || state.nodes > MAX_NODES || state.characters > MAX_CHARACTERS) {
    throw badQuery('the query is too large');
  }
  if (typeof value === 'string' && !isStorable(value))
    throw badQuery('the query holds characters that no text has');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key) || !isStorable(key))
      throw badQuery('the query holds a name that no field has');
    inspect(entry, state, depth + 1);
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badQuery(`"${name}" is not valid JSON`, name);
  }
}

/** A list in any of its notations: a list, comma-separated, JSON, or numbered brackets. */
export function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value === '' ? [] : value.split(',');
  if (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) return Object.values(value);
  return [value];
}

function readNames(value: unknown, name: string, most = MAX_PATHS): string[] {
  if (value === undefined) return [];
  const json = typeof value === 'string' && value.startsWith('[') ? parseJson(value, name) : value;
  const names = readList(json).flatMap((entry) => (typeof entry === 'string' ? entry.split(',') : [entry]));
  if (names.length > most) throw badQuery(`"${name}" names more than ${most}`, name);
  return names.map((entry) => {
    if (typeof entry !== 'string') throw badQuery(`"${name}" must be a list of names`, name);
    return entry.trim();
  });
}

function readObject(value: unknown, name: string): Raw | undefined {
  if (value === undefined || value === '') return undefined;
  if (Array.isArray(value) && value.length > 1 && value.every((entry) => typeof entry === 'string')) {
    throw badQuery(`"${name}" is given ${value.length} times`, name);
  }
  const object = typeof value === 'string' ? parseJson(value, name) : value;
  if (object === null) return undefined;
  if (!isRecord(object)) throw badQuery(`"${name}" must be an object`, name);
  inspect(object);
  return object;
}

function readSort(value: unknown): SortKey[] {
  return readNames(value, 'sort', MAX_KEYS)
    .filter((entry) => entry !== '')
    .map((entry) => ({ path: entry.replace(/^-/, '').split('.'), isDescending: entry.startsWith('-') }));
}

function readWhole(value: unknown, name: string, range: { least: number; most: number }): number | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.length > 1)
    throw badQuery(`"${name}" is given ${value.length} times`, name);
  const isDigits = typeof value === 'string' && /^-?\d+$/.test(value);
  const number = typeof value === 'number' ? value : isDigits ? Number(value) : NaN;
  if (!Number.isInteger(number) || number < range.least || number > range.most) {
    throw badQuery(`"${name}" must be a whole number from ${range.least} to ${range.most}`, name);
  }
  return number;
}

function readSearch(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw badQuery('"search" must be a text', 'search');
  const text = String(value);
  if (text.length > MAX_SEARCH) throw badQuery('"search" is too long', 'search');
  return text === '' ? undefined : text;
}

function readPart(
  raw: Raw,
  prefix: '' | '_',
  limitByDefault: number | undefined,
): Omit<Deep, 'nestedQueries'> {
  const requestedLimit = readWhole(raw[`${prefix}limit`], 'limit', { least: -1, most: MAX_LIMIT });
  const limit =
    requestedLimit === undefined ? limitByDefault : requestedLimit === -1 ? undefined : requestedLimit;
  const page = readWhole(raw[`${prefix}page`], 'page', { least: 0, most: MAX_OFFSET }) ?? 1;
  const offset = readWhole(raw[`${prefix}offset`], 'offset', { least: 0, most: MAX_OFFSET });
  return {
    filter: readObject(raw[`${prefix}filter`], 'filter'),
    search: readSearch(raw[`${prefix}search`]),
    sort: readSort(raw[`${prefix}sort`]),
    limit,
    offset: offset ?? (limit === undefined ? 0 : Math.max(0, page - 1) * limit),
  };
}

const DEEP_KEYS = new Set(['_filter', '_search', '_sort', '_limit', '_page', '_offset']);

function readDeep(raw: Raw): Deep {
  const nestedQueries: Record<string, Deep> = Object.create(null);
  for (const [name, value] of Object.entries(raw)) {
    if (DEEP_KEYS.has(name)) continue;
    if (name.startsWith('_') || !isRecord(value)) throw badQuery(`"${name}" is not known in deep`, name);
    nestedQueries[name] = readDeep(value);
  }
  return { ...readPart(raw, '_', undefined), nestedQueries };
}

function readAggregate(raw: Raw | undefined): Query['aggregate'] {
  return Object.entries(raw ?? {}).map(([name, value]) => {
    const knownAggregate = AGGREGATES.find((aggregate) => aggregate === name);
    if (knownAggregate === undefined) throw badQuery(`there is no aggregate "${name}"`, name);
    return { name: knownAggregate, fields: [...new Set(readNames(value, 'aggregate', MAX_AGGREGATED))] };
  });
}

const META = ['*', 'total_count', 'filter_count', ''];

function readMeta(value: unknown): Query['meta'] {
  const names = readNames(value, 'meta');
  for (const name of names) if (!META.includes(name)) throw badQuery(`there is no meta "${name}"`, name);
  const all = names.includes('*');
  return (['total_count', 'filter_count'] as const).filter((name) => all || names.includes(name));
}

function readAlias(raw: Raw | undefined): Readonly<Record<string, string>> {
  const alias: Record<string, string> = Object.create(null);
  if (Object.keys(raw ?? {}).length > MAX_PATHS) throw badQuery('"alias" gives too many names', 'alias');
  for (const [name, field] of Object.entries(raw ?? {})) {
    if (!NAME.test(name) || typeof field !== 'string')
      throw badQuery('"alias" must give names to fields', 'alias');
    alias[name] = field;
  }
  return alias;
}

/** The number of comparisons in a filter and its groups. */
function countConditions(filter: Filter): number {
  let count = 0;
  for (const [key, value] of Object.entries(filter)) {
    if (key === '_and' || key === '_or') {
      for (const entry of readList(value)) count += 1 + (isRecord(entry) ? countConditions(entry) : 0);
    } else if (isRecord(value) && (!key.startsWith('_') || key === '_some' || key === '_none')) {
      count += countConditions(value);
    } else count += 1;
  }
  return count;
}

function countAllConditions({ filter, nestedQueries }: Deep): number {
  const inner = Object.values(nestedQueries).map(countAllConditions);
  return inner.reduce((sum, count) => sum + count, countConditions(filter ?? {}));
}

const PARAMETERS = new Set(
  'fields filter search sort limit page offset deep alias aggregate groupBy meta'.split(' '),
);

/** Parses the parameters of a request, flat from a URL or as the object of a SEARCH body. */
export function parseQuery(parameters: unknown): Query {
  if (!isRecord(parameters)) throw badQuery('the query must be an object');
  inspect(parameters);
  const raw = unfoldParameters(parameters);
  inspect(raw);
  for (const name of Object.keys(raw)) {
    if (!PARAMETERS.has(name)) {
      throw badQuery(`there is no parameter "${name}"${suggestName(name, [...PARAMETERS])}`, name);
    }
  }
  const names = readNames(raw.fields, 'fields').filter((name) => name !== '');
  const query: Query = {
    ...readPart(raw, '', DEFAULT_LIMIT),
    fields: (names.length === 0 ? ['*'] : names).map((name) => name.split('.')),
    alias: readAlias(readObject(raw.alias, 'alias')),
    aggregate: readAggregate(readObject(raw.aggregate, 'aggregate')),
    groupBy: readNames(raw.groupBy, 'groupBy', MAX_KEYS).filter((name) => name !== ''),
    meta: readMeta(raw.meta),
    nestedQueries: readDeep(readObject(raw.deep, 'deep') ?? {}).nestedQueries,
  };
  if (countAllConditions(query) > MAX_CONDITIONS) throw badQuery('the filter has too many conditions');
  return query;
}

/** Whether it returns aggregates instead of rows. */
export function isGrouped(query: Query): boolean {
  return query.aggregate.length > 0 || query.groupBy.length > 0;
}
