import { isRecord } from '@quint/domain/is-record.ts';
import type { ColumnType } from '#items/declare/collection.ts';
import { readList } from '#items/ask/query.ts';
import type { Statement } from '#items/compile/table-ref.ts';
import { badQuery, CASTS, escapeLike, readValue } from '#items/ask/values.ts';

/** The left side of a comparison. */
export interface Operand {
  readonly sql: string;
  readonly type: ColumnType;
}

const MAX_VALUES = 10_000;
/** So few values are compared one by one, which costs less than a list. */
const FEW_VALUES = 3;

type Operator = (statement: Statement, operand: Operand, value: unknown, name: string) => string;

/** What moves with the request rather than being written down. */
function dynamic(statement: Statement, type: ColumnType, value: unknown): unknown {
  if (value === '$CURRENT_USER' && type === 'uuid') return statement.actor.userId;
  if (value === '$NOW' && type === 'timestamp') return statement.now().toISOString();
  return value;
}

function read(statement: Statement, type: ColumnType, value: unknown): unknown {
  const known = readValue(type, dynamic(statement, type, value));
  if (known === undefined || typeof value === 'object') throw badQuery(`a value is not a valid ${type}`);
  return known;
}

/** Answers show milliseconds, so that is also what comparisons see. */
function leftSide({ sql, type }: Operand): string {
  return type === 'timestamp' ? `date_trunc('milliseconds', ${sql})` : sql;
}

function compare(sign: string): Operator {
  return (statement, operand, value) => {
    if (value === null && sign === '=') return `${operand.sql} is null`;
    if (value === null && sign === '<>') return `${operand.sql} is not null`;
    if (operand.type === 'boolean' && sign !== '=' && sign !== '<>')
      throw badQuery('true and false have no order');
    const right = statement.param(read(statement, operand.type, value), CASTS[operand.type]);
    return `${leftSide(operand)} ${sign} ${right}`;
  };
}

function among(negated: boolean): Operator {
  return (statement, operand, value) => {
    const entries = readList(value);
    if (entries.length > MAX_VALUES) throw badQuery(`a list of values holds more than ${MAX_VALUES}`);
    const list = entries.map((entry) => read(statement, operand.type, entry));
    if (list.length > 0 && list.length <= FEW_VALUES) {
      const sign = negated ? '<>' : '=';
      const one = (entry: unknown) =>
        `${leftSide(operand)} ${sign} ${statement.param(entry, CASTS[operand.type])}`;
      return `(${list.map(one).join(negated ? ' and ' : ' or ')})`;
    }
    const right = statement.param(list, `${CASTS[operand.type]}[]`);
    const left = leftSide(operand);
    // Each row is looked up in a table of the values; only keys come from an index as well, one by one.
    if (negated) return `${left} not in (select unnest(${right}))`;
    return operand.type === 'uuid'
      ? `${left} = any(${right})`
      : `(${left} in (select unnest(${right}))) is true`;
  };
}

function between(negated: boolean): Operator {
  return (statement, operand, value) => {
    const ends = readList(value);
    if (ends.length !== 2) throw badQuery('"_between" takes two values');
    const [low, high] = ends.map((end) =>
      statement.param(read(statement, operand.type, end), CASTS[operand.type]),
    );
    return `${leftSide(operand)} ${negated ? 'not between' : 'between'} ${low} and ${high}`;
  };
}

/** What is in a list. */
const MEMBERS: Partial<Record<ColumnType, ColumnType>> = { texts: 'text', uuids: 'uuid' };

function like(options: { start?: boolean; end?: boolean; blind?: boolean; negated?: boolean }): Operator {
  return (statement, operand, value, name) => {
    const member = MEMBERS[operand.type];
    if (member !== undefined && options.start !== true && options.end !== true) {
      const list = `array[${statement.param(read(statement, member, value), CASTS[member])}]`;
      return `${options.negated === true ? 'not ' : ''}${operand.sql} @> ${list}`;
    }
    if (operand.type !== 'text') throw badQuery(`"${name}" is for text only`);
    const text = escapeLike(String(read(statement, 'text', value)));
    const pattern = `${options.start === true ? '' : '%'}${text}${options.end === true ? '' : '%'}`;
    const sign = `${options.negated === true ? 'not ' : ''}${options.blind === true ? 'ilike' : 'like'}`;
    return `${operand.sql} ${sign} ${statement.param(pattern, 'text')}`;
  };
}

function emptiness(kind: 'null' | 'empty', wanted: boolean): Operator {
  return (statement, operand, value, name) => {
    const asked = value === '' ? true : readValue('boolean', value);
    if (asked === undefined) throw badQuery(`"${name}" takes true or false`);
    const positive = wanted === asked;
    if (kind === 'null') return `${operand.sql} is ${positive ? '' : 'not '}null`;
    const blank =
      operand.type === 'text'
        ? `${operand.sql} = ''`
        : MEMBERS[operand.type] !== undefined
          ? `${operand.sql} = '{}'`
          : 'false';
    return positive
      ? `(${operand.sql} is null or ${blank})`
      : `(${operand.sql} is not null and not ${blank})`;
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
  _ncontains: like({ negated: true }),
  _icontains: like({ blind: true }),
  _nicontains: like({ blind: true, negated: true }),
  _starts_with: like({ start: true }),
  _nstarts_with: like({ start: true, negated: true }),
  _istarts_with: like({ start: true, blind: true }),
  _nistarts_with: like({ start: true, blind: true, negated: true }),
  _ends_with: like({ end: true }),
  _nends_with: like({ end: true, negated: true }),
  _iends_with: like({ end: true, blind: true }),
  _niends_with: like({ end: true, blind: true, negated: true }),
  _null: emptiness('null', true),
  _nnull: emptiness('null', false),
  _empty: emptiness('empty', true),
  _nempty: emptiness('empty', false),
};

const FOR_ANY_TYPE = new Set(['_null', '_nnull', '_empty', '_nempty']);
const FOR_LISTS = new Set([...FOR_ANY_TYPE, '_contains', '_ncontains']);

export function isOperator(name: string): boolean {
  return name.startsWith('_') && name !== '_and' && name !== '_or';
}

/** One comparison. A comparison with nothing (null) is never true, for the negated operators too. */
function compileOperator(statement: Statement, operand: Operand, name: string, value: unknown): string {
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (operator === undefined) throw badQuery(`there is no operator "${name}"`);
  if (operand.type === 'json' && !FOR_ANY_TYPE.has(name)) throw badQuery(`"${name}" is not for objects`);
  if (MEMBERS[operand.type] !== undefined && !FOR_LISTS.has(name))
    throw badQuery(`"${name}" is not for lists`);
  statement.countFilterNode();
  return operator(statement, operand, value, name);
}

/** All conditions on one value: operators, also grouped by `_and` and `_or`; a bare value means equal. */
export function compileOperators(statement: Statement, operand: Operand, conditions: unknown): string {
  if (!isRecord(conditions)) return compileOperator(statement, operand, '_eq', conditions);
  const parts = Object.entries(conditions).map(([name, value]) => {
    if (name !== '_and' && name !== '_or') return compileOperator(statement, operand, name, value);
    if (operand.type === 'json') throw badQuery(`"${name}" is not for objects`);
    const inner = readList(value).map((entry) => compileOperators(statement, operand, entry));
    return inner.length === 0 ? 'true' : `(${inner.join(name === '_and' ? ' and ' : ' or ')})`;
  });
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

const HOLDS_FOR_NOTHING = new Set(['_null', '_nnull', '_empty', '_nempty', '_none', '_nin']);

/** Whether a condition can be true of a record that is not there. */
export function mayHoldForNothing(filter: unknown): boolean {
  if (filter === null) return true;
  if (typeof filter !== 'object') return false;
  return Object.entries(filter).some(
    ([key, value]) => HOLDS_FOR_NOTHING.has(key) || mayHoldForNothing(value),
  );
}
