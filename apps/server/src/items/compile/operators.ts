import { normalizeEmail } from '@quint/domain/base/email.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { ColumnType } from '#items/declare/collection.ts';
import { hasWords, wordPatterns } from '#database/search.ts';
import type { Sql } from '#database/sql.ts';
import { placeholder, join, param, raw, sql, TRUE } from '#database/sql.ts';
import { MAX_SEARCH, readList } from '#items/ask/query.ts';
import { badQuery, CASTS, escapeLike, readValue } from '#items/ask/values.ts';

/** The left side of a comparison. */
export interface Operand {
  readonly sql: Sql;
  readonly type: ColumnType;
  /** The name in the query. */
  readonly name: string;
  /** An e-mail address, which has several spellings. */
  readonly isAddress?: boolean;
}

/** The actor and the context of a comparison. */
interface Comparer {
  readonly statement: { readonly actor: Actor };
  /**
   * Values of a declaration are written into the statement as constants, so that PostgreSQL can match partial indexes.
   */
  readonly isTrusted: boolean;
}

const MAX_VALUES = 10_000;
/** Up to this number, values are compared one by one, which costs less than a list. */
const FEW_VALUES = 3;

type Operator = (comparer: Comparer, operand: Operand, value: unknown, name: string) => Sql;

/** The format of a value of a type. */
const FORMS: Readonly<Record<ColumnType, string>> = {
  uuid: 'a UUID',
  uuids: 'a UUID',
  text: 'text',
  texts: 'text',
  integer: 'a number',
  bigint: 'a number',
  boolean: 'true or false',
  timestamp: 'a time like "2025-12-31T23:59:59Z"',
  date: 'a day like "2025-12-31"',
  json: 'an object',
};

/** A request value converted to the type of the operand or of its members. */
function read({ statement }: Comparer, { name, type }: Operand, value: unknown): unknown {
  const resolvedValue = value === '$CURRENT_USER' && type === 'uuid' ? statement.actor.userId : value;
  const parsedValue = readValue(type, resolvedValue);
  if (parsedValue === undefined || typeof value === 'object') {
    throw badQuery(`"${name}" is compared with ${FORMS[type]}`, name);
  }
  return parsedValue;
}

function isNow(type: ColumnType, value: unknown): boolean {
  return value === '$NOW' && type === 'timestamp';
}

/** The right side of a comparison. */
function operandValue(comparer: Comparer, operand: Operand, value: unknown): Sql {
  const { type } = operand;
  if (isNow(type, value)) return placeholder('now', CASTS[type]);
  const parsedValue = read(comparer, operand, value);
  return comparer.isTrusted && typeof parsedValue === 'string' && /^[A-Z_]{1,40}$/.test(parsedValue)
    ? raw(`'${parsedValue}'::${CASTS[type]}`)
    : param(parsedValue, CASTS[type]);
}

/** Responses show milliseconds, so comparisons use them as well. */
function leftSide({ sql: value, type }: Operand): Sql {
  return type === 'timestamp' ? sql`date_trunc('milliseconds', ${value})` : value;
}

/** The form in which a value is compared: two spellings of one address are equal. */
function inOneSpelling(operand: Operand): Operand {
  return operand.isAddress === true ? { ...operand, sql: sql`lower(${operand.sql})` } : operand;
}
function spellOnce({ isAddress }: Operand, value: unknown): unknown {
  return isAddress === true && typeof value === 'string' ? normalizeEmail(value) : value;
}

function compare(sign: string): Operator {
  return (comparer, rawOperand, value) => {
    const isEquality = sign === '=' || sign === '<>';
    const operand = isEquality ? inOneSpelling(rawOperand) : rawOperand;
    if (value === null && sign === '=') return sql`${operand.sql} is null`;
    if (value === null && sign === '<>') return sql`${operand.sql} is not null`;
    if (operand.type === 'boolean' && !isEquality) throw badQuery('true and false have no order');
    const comparedValue = isEquality ? spellOnce(operand, value) : value;
    return sql`${leftSide(operand)} ${raw(sign)} ${operandValue(comparer, operand, comparedValue)}`;
  };
}

function among(isNegated: boolean): Operator {
  return (comparer, rawOperand, value) => {
    const operand = inOneSpelling(rawOperand);
    const { type } = operand;
    const entries = readList(value).map((entry) => spellOnce(operand, entry));
    if (entries.length > MAX_VALUES) throw badQuery(`a list of values holds more than ${MAX_VALUES}`);
    const leftSql = leftSide(operand);
    const isShort = entries.length > 0 && entries.length <= FEW_VALUES;
    if (isShort || entries.some((entry) => isNow(type, entry))) {
      const sign = raw(isNegated ? '<>' : '=');
      const parts = entries.map((entry) => sql`${leftSql} ${sign} ${operandValue(comparer, operand, entry)}`);
      return sql`(${join(parts, isNegated ? ' and ' : ' or ')})`;
    }
    const list = entries.map((entry) => read(comparer, operand, entry));
    const right = param(list, `${CASTS[type]}[]`);
    // Each row is looked up in a table of the values; for keys, an index is used as well.
    if (isNegated) return sql`${leftSql} not in (select unnest(${right}))`;
    return type === 'uuid'
      ? sql`${leftSql} = any(${right})`
      : sql`(${leftSql} in (select unnest(${right}))) is true`;
  };
}

function between(isNegated: boolean): Operator {
  return (comparer, operand, value) => {
    const ends = readList(value).map((end) => operandValue(comparer, operand, end));
    if (ends.length !== 2) throw badQuery('"_between" takes two values');
    return sql`${leftSide(operand)} ${raw(isNegated ? 'not between' : 'between')} ${join(ends, ' and ')}`;
  };
}

/** The element type of a list. */
const MEMBERS: Partial<Record<ColumnType, ColumnType>> = { texts: 'text', uuids: 'uuid' };

function like(options: { start?: boolean; end?: boolean; blind?: boolean; isNegated?: boolean }): Operator {
  const not = raw(options.isNegated === true ? 'not ' : '');
  const operator = raw(options.blind === true ? 'ilike' : 'like');
  return (comparer, operand, value, name) => {
    const member = MEMBERS[operand.type];
    if (member !== undefined && options.start !== true && options.end !== true) {
      return sql`${not}${operand.sql} @> array[${operandValue(comparer, { ...operand, type: member }, value)}]`;
    }
    if (operand.type !== 'text') throw badQuery(`"${name}" is for text only`);
    const text = escapeLike(String(read(comparer, operand, value)));
    const pattern = `${options.start === true ? '' : '%'}${text}${options.end === true ? '' : '%'}`;
    return sql`${operand.sql} ${not}${operator} ${param(pattern, 'text')}`;
  };
}

const search: Operator = (comparer, operand, value, name) => {
  if (operand.type !== 'text') throw badQuery(`"${name}" is for text only`);
  const text = String(read(comparer, operand, value));
  if (text.length > MAX_SEARCH) throw badQuery(`"${name}" is too long`, operand.name);
  return hasWords(operand.sql, wordPatterns(text));
};

/** The boolean value of an operator, which may be omitted. */
export function readFlag(name: string, value: unknown): boolean {
  const flag = value === '' ? true : readValue('boolean', value);
  if (typeof flag !== 'boolean') throw badQuery(`"${name}" takes true or false`);
  return flag;
}

function emptiness(kind: 'null' | 'empty', mustBeEmpty: boolean): Operator {
  return (_comparer, operand, value, name) => {
    const positive = mustBeEmpty === readFlag(name, value);
    if (kind === 'null') return sql`${operand.sql} is ${raw(positive ? '' : 'not ')}null`;
    const empty = operand.type === 'text' ? `''` : MEMBERS[operand.type] === undefined ? undefined : `'{}'`;
    const blank = empty === undefined ? raw('false') : sql`${operand.sql} = ${raw(empty)}`;
    return positive
      ? sql`(${operand.sql} is null or ${blank})`
      : sql`(${operand.sql} is not null and not ${blank})`;
  };
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  _eq: compare('='),
  _neq: compare('<>'),
  _lt: compare('<'),
  _lte: compare('<='),
  _gt: compare('>'),
  _gte: compare('>='),
  _in: among(false),
  _nin: among(true),
  _between: between(false),
  _nbetween: between(true),
  _contains: like({}),
  _ncontains: like({ isNegated: true }),
  _icontains: like({ blind: true }),
  _nicontains: like({ blind: true, isNegated: true }),
  _starts_with: like({ start: true }),
  _nstarts_with: like({ start: true, isNegated: true }),
  _istarts_with: like({ start: true, blind: true }),
  _nistarts_with: like({ start: true, blind: true, isNegated: true }),
  _ends_with: like({ end: true }),
  _nends_with: like({ end: true, isNegated: true }),
  _iends_with: like({ end: true, blind: true }),
  _niends_with: like({ end: true, blind: true, isNegated: true }),
  _search: search,
  _null: emptiness('null', true),
  _nnull: emptiness('null', false),
  _empty: emptiness('empty', true),
  _nempty: emptiness('empty', false),
};

/** Operators for values of any type. */
export const EMPTINESS = new Set(['_null', '_nnull', '_empty', '_nempty']);
const FOR_LISTS = new Set([...EMPTINESS, '_contains', '_ncontains']);

export function isOperator(name: string): boolean {
  return name.startsWith('_') && name !== '_and' && name !== '_or';
}

/** One comparison. A comparison with null is never true, including negated operators. */
function compileOperator(comparer: Comparer, operand: Operand, name: string, value: unknown): Sql {
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (operator === undefined) {
    const operatorNames = Object.keys(OPERATORS).join(', ');
    throw badQuery(
      `there is no operator "${name}" for "${operand.name}", but ${operatorNames}`,
      operand.name,
    );
  }
  if (operand.type === 'json' && !EMPTINESS.has(name)) throw badQuery(`"${name}" is not for objects`);
  if (MEMBERS[operand.type] !== undefined && !FOR_LISTS.has(name))
    throw badQuery(`"${name}" is not for lists`);
  return operator(comparer, operand, value, name);
}

/** All conditions on one value: operators, also grouped by `_and` and `_or`; a bare value means equal. */
export function compileOperators(comparer: Comparer, operand: Operand, conditions: unknown): Sql {
  if (!isRecord(conditions)) return compileOperator(comparer, operand, '_eq', conditions);
  const parts = Object.entries(conditions).map(([name, value]) => {
    if (name !== '_and' && name !== '_or') return compileOperator(comparer, operand, name, value);
    if (operand.type === 'json') throw badQuery(`"${name}" is not for objects`);
    const inner = readList(value).map((entry) => compileOperators(comparer, operand, entry));
    return inner.length === 0 ? TRUE : sql`(${join(inner, name === '_and' ? ' and ' : ' or ')})`;
  });
  return parts.length === 0 ? TRUE : join(parts, ' and ');
}

const MATCHES_NO_RECORD = new Set([...EMPTINESS, '_none', '_nin']);

/** Whether a condition can be true for a missing record. */
export function mayMatchNoRecord(filter: unknown): boolean {
  if (filter === null) return true;
  if (typeof filter !== 'object') return false;
  return Object.entries(filter).some(([key, value]) => MATCHES_NO_RECORD.has(key) || mayMatchNoRecord(value));
}
