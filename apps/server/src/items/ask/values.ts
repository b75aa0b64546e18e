import { fail } from '@quint/contract/base/errors.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import { isId } from '#database/ids.ts';
import type { ColumnType } from '#items/declare/collection.ts';

/** The SQL type for casting a parameter that is compared with, or stored in, a column of the type. */
export const CASTS: Readonly<Record<ColumnType, string>> = {
  uuid: 'uuid',
  text: 'text',
  integer: 'numeric',
  bigint: 'numeric',
  boolean: 'boolean',
  timestamp: 'timestamptz',
  date: 'date',
  json: 'jsonb',
  texts: 'text[]',
  uuids: 'uuid[]',
};

/** The error for an invalid query; `field` is the parameter or the field. */
export function badQuery(reason: string, field?: string): Failure {
  return fail('INVALID_QUERY', { reason, ...(field === undefined ? {} : { field }) });
}

/** Text that PostgreSQL can store: no NUL, no unpaired surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMERAL = /^-?\d{1,30}(\.\d{1,15})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]{4,12}(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

function readDate(text: string): string | undefined {
  if (!DATE.test(text)) return undefined;
  const local = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || text.length === 10;
  // A date like February 30 would be parsed as one of March.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text.slice(0, 10))) return undefined;
  const date = new Date(local ? text : `${text.replace(' ', 'T')}Z`);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1 || year > 9999 ? undefined : date.toISOString();
}

/**
 * A request value as a parameter for a column of the type; undefined when it is invalid. Numbers and booleans are also
 * parsed from text, as in a URL.
 */
export function readValue(type: ColumnType, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (type === 'json') return value;
  if (typeof text !== 'string' || !isStorable(text)) return undefined;
  switch (type) {
    case 'text':
    case 'texts':
      return text;
    case 'uuid':
    case 'uuids':
      return isId(text) ? text.toLowerCase() : undefined;
    case 'boolean':
      if (text === 'true' || text === '1') return true;
      return text === 'false' || text === '0' ? false : undefined;
    case 'integer':
    case 'bigint':
      return NUMERAL.test(text) ? text : undefined;
    case 'timestamp':
      return readDate(text);
    case 'date':
      return DAY.test(text) && readDate(text)?.startsWith(text) === true ? text : undefined;
  }
}

/** Escapes a text for a LIKE pattern, so that percent sign and underscore are literal. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Date functions with their names in PostgreSQL. */
export const DATE_PARTS: Readonly<Record<string, string>> = {
  year: 'year',
  month: 'month',
  week: 'week',
  day: 'day',
  weekday: 'dow',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
};

/** A function call on a field, `count(talents)` or `year(date_created)`: its parts and the key of its value. */
export interface Call {
  readonly name: string;
  readonly field: string;
  readonly key: string;
}

/** Parses a name in a query as a function call; undefined for a plain name. */
export function findCall(text: string): Call | undefined {
  const match = /^(count|year|month|week|day|weekday|hour|minute|second)\((\w+)\)$/.exec(text);
  const [, name = '', field = ''] = match ?? [];
  return match === null ? undefined : { name, field, key: `${field}_${name}` };
}
