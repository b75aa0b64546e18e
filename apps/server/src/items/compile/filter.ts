import { isRecord } from '@quint/domain/is-record.ts';
import type {
  ColumnField,
  Field,
  Filter,
  Hints,
  PickField,
  RelationField,
  ToManyField,
} from '#items/declare/collection.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import type { Call } from '#items/ask/calls.ts';
import { DATE_PARTS, findCall } from '#items/ask/calls.ts';
import type { Operand } from '#items/compile/operators.ts';
import { compileOperators, isOperator, mayHoldForNothing } from '#items/compile/operators.ts';
import type { SortKey } from '#items/ask/query.ts';
import { readList } from '#items/ask/query.ts';
import type { Place, Statement } from '#items/compile/table-ref.ts';
import {
  enter,
  forbiddenField,
  getField,
  getTarget,
  hintsOf,
  inside,
  isReadable,
  keyColumn,
  valueOf,
  whereThere,
  wholeRow,
} from '#items/compile/table-ref.ts';
import { badQuery, escapeLike, readValue } from '#items/ask/values.ts';

/** Conditions that must all hold. */
export function all(conditions: readonly string[]): string {
  const parts = conditions.filter((condition) => condition !== 'true');
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

/** The row belongs to the workspace: the one condition that every read and every write has. */
export function tenantOf({ collection, row, statement, organization, depth }: Place): string {
  const tenancy = tenancyOf(collection);
  if (tenancy === 'none' || (statement.platform && depth === 0)) {
    return 'true';
  }
  const own = statement.general && depth === 0 ? `(select ${organization})` : organization;
  if (tenancy === 'self') return `${row}.id = ${organization}`;
  return collection.rows?.tenant?.({ row, organization }) ?? `${row}.organization_id = ${own}`;
}

function without(filter: Filter | undefined, keys: readonly string[]): Filter | undefined {
  if (filter === undefined || !keys.some((key) => Object.hasOwn(filter, key))) return filter;
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !keys.includes(name)));
}

/**
 * The rows of a place that exist for the person. `reached` names the keys of records that are in scope
 * already, such as the parent of a child: what the place demands of those holds. `change` leaves those the person may change. Scopes are written by declarations, so they are trusted.
 */
export function scopeOfPlace(
  place: Place,
  options: { reached?: readonly string[]; deleted?: boolean; change?: boolean } = {},
): string {
  const { collection, statement } = place;
  const conditions = [tenantOf(place)];
  if (place.trusted) return all(conditions);
  const trusted = { ...place, depth: 0, trusted: true };
  for (const filter of [
    options.deleted === true ? undefined : collection.rows?.exists,
    collection.rows?.scope?.(statement.actor),
    options.change === true ? collection.rows?.changes?.(statement.actor) : undefined,
  ]) {
    const needed = without(filter, options.reached ?? []);
    if (needed !== undefined) conditions.push(compileFilter(trusted, needed));
  }
  return all(conditions);
}

/** The rows a relation leads to from a place, as `from … where …` with the alias of the new place. */
export function related(place: Place, field: RelationField, name: string): { place: Place; from: string } {
  const target = enter(place, getTarget(place, field), name);
  const { row, collection } = target;
  if (field.kind === 'one') {
    const key = `${row}.id = ${valueOf(place, name, field)}`;
    return {
      place: target,
      from: `from ${collection.table} ${row} where ${all([scopeOfPlace(target), key])}`,
    };
  }
  const from = `from ${collection.table} ${row} where ${belongs(place, target, { by: field.by })}`;
  return { place: target, from: field.kind === 'pick' ? picked(target, field, from) : from };
}

/** The condition on children to be those of the row they are reached from; `joined` are keys that are in scope by a join. */
export function belongs(
  place: Place,
  child: Place,
  { by, joined = [] }: { by: string; joined?: readonly string[] },
): string {
  const back = `${child.row}."${keyColumn(child.collection, by)}" = ${place.row}.id`;
  return all([scopeOfPlace(child, { reached: [by, ...joined] }), back]);
}

/** Narrows the rows to the one that is picked; the alias stays. */
function picked(target: Place, field: PickField, from: string): string {
  const trusted = { ...target, trusted: true };
  const where = field.where === undefined ? '' : ` and ${compileFilter(trusted, field.where)}`;
  const keys = field.sort.map((key) => ({ path: [key.replace(/^-/, '')], descending: key.startsWith('-') }));
  const order = compileSort(trusted, keys);
  return `from (select ${wholeRow(target)} ${from}${where} order by ${order} limit 1) ${target.row} where true`;
}

function compileToOne(
  place: Place,
  name: string,
  field: Exclude<RelationField, ToManyField>,
  filter: Filter,
): string {
  if (Object.keys(filter).length === 0) return 'true';
  const { place: target, from } = related(place, field, name);
  if (place.trusted || !mayHoldForNothing(filter)) {
    return `exists (select ${from} and ${compileFilter(target, filter)})`;
  }
  const condition = compileFilter({ ...target, optional: true }, filter);
  return `exists (select from (select) nothing left join lateral (select ${wholeRow(target)} ${from}) ${target.row} on true where ${condition})`;
}

function compileToMany(place: Place, name: string, field: ToManyField, filter: Filter): string {
  const some = (inner: Filter) => {
    const { place: target, from } = related(place, field, name);
    return `exists (select ${from} and ${compileFilter(target, inner)})`;
  };
  const parts: string[] = [];
  const direct: Record<string, unknown> = {};
  const onKey: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(filter)) {
    if (key === '_some' || key === '_none') {
      if (!isRecord(value)) throw badQuery(`"${key}" takes a filter`);
      parts.push(key === '_some' ? some(value) : `not ${some(value)}`);
    } else if (key === '_null' || key === '_nnull' || key === '_empty' || key === '_nempty') {
      const asked = value === '' ? true : readValue('boolean', value);
      if (asked === undefined) throw badQuery(`"${key}" takes true or false`);
      parts.push((key === '_null' || key === '_empty') === asked ? `not ${some({})}` : some({}));
    } else if (isOperator(key)) onKey[key] = value;
    else direct[key] = value;
  }
  if (Object.keys(onKey).length > 0) direct.id = onKey;
  if (Object.keys(direct).length > 0) parts.push(some(direct));
  return all(parts);
}

/** Operators on a relation itself compare its key; names of fields go on into the record. */
function compileRelation(place: Place, name: string, field: RelationField, value: unknown): string {
  const filter: Filter = isRecord(value) ? value : { _eq: value };
  if (field.kind === 'many') return compileToMany(place, name, field, filter);
  const entries = Object.entries(filter);
  const onKey = Object.fromEntries(entries.filter(([key]) => isOperator(key)));
  const deeper = Object.fromEntries(entries.filter(([key]) => !isOperator(key)));
  const parts = [compileToOne(place, name, field, deeper)];
  if (Object.keys(onKey).length > 0) {
    parts.push(
      field.kind === 'one'
        ? compileOperators(place.statement, { sql: valueOf(place, name, field), type: 'uuid' }, onKey)
        : compileToOne(place, name, field, { id: onKey }),
    );
  }
  return all(parts);
}

/** The whole number a call stands for: the length of a list, or a part of a date in UTC. */
export function compileCall(place: Place, call: Call): Operand {
  const field = getField(place, call.field);
  if (call.name === 'count') {
    if (field.kind !== 'many') throw badQuery(`"${call.field}" is not a list of records`);
    const count = `(select count(*) ${related(place, field, call.field).from})`;
    return { sql: whereThere(place, count), type: 'integer' };
  }
  if (field.kind !== 'column' || (field.type !== 'timestamp' && field.type !== 'date')) {
    throw badQuery(`"${call.field}" is not a date`);
  }
  const zone = field.type === 'timestamp' ? " at time zone 'UTC'" : '::timestamp';
  const date = `${valueOf(place, call.field, field)}${zone}`;
  return { sql: `extract(${DATE_PARTS[call.name]} from ${date})::int`, type: 'integer' };
}

/**
 * The words of a declaration are written down in the statement, so that PostgreSQL can see which partial index they
 * are about. They are ours, and so are its conditions: they do not count as the caller's.
 */
function inOurWords(statement: Statement): Statement {
  return {
    ...statement,
    param: (value, cast) =>
      typeof value === 'string' && /^[A-Z_]{1,40}$/.test(value)
        ? `'${value}'::${cast}`
        : statement.param(value, cast),
    countFilterNode: () => undefined,
  };
}

function compileField(place: Place, name: string, field: Field, value: unknown): string {
  if (field.kind === 'group') {
    if (!isRecord(value)) throw badQuery(`"${name}" is an object`);
    return compileFilter(inside(place, name, field.fields), value);
  }
  if (field.kind !== 'column') return compileRelation(place, name, field, value);
  if (field.filter === false && !place.trusted) throw forbiddenField(name, place.collection.name);
  const statement = place.trusted ? inOurWords(place.statement) : place.statement;
  const condition = compileOperators(
    statement,
    { sql: valueOf(place, name, field), type: field.type },
    value,
  );
  return all([...equalToStored(place, name, field, value), condition]);
}

/** Where a value is not the mask, only rows in which it is stored have it, and those an index finds. */
function equalToStored(place: Place, name: string, field: ColumnField, value: unknown): string[] {
  const wanted = isRecord(value) ? value._eq : value;
  const masked = hintsOf(place).maskedValue?.[name];
  if (masked === undefined || typeof wanted !== 'string' || wanted === masked.value) return [];
  return [`${place.row}."${field.column ?? name}" = ${place.statement.param(wanted, 'text')}`];
}

/** A filter as an SQL condition on the row of the place. */
export function compileFilter(place: Place, filter: Filter): string {
  const parts = Object.entries(filter).map(([key, value]) => {
    if (key === '_and' || key === '_or') {
      const inner = readList(value).map((entry) => {
        if (!isRecord(entry)) throw badQuery(`"${key}" takes a list of filters`);
        if (!place.trusted) place.statement.countFilterNode();
        return compileFilter(place, entry);
      });
      return inner.length === 0 ? 'true' : `(${inner.join(key === '_and' ? ' and ' : ' or ')})`;
    }
    if (key.startsWith('_')) throw badQuery(`there is no operator "${key}"`);
    const call = findCall(key);
    if (call !== undefined) return compileOperators(place.statement, compileCall(place, call), value);
    return compileField(place, key, getField(place, key), value);
  });
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}

/** The words of a row hold whatever the search finds in it, so that their index can answer. */
export function wordsOf(place: Place, text: string): Hints['searchIndex'] {
  const { collection, statement } = place;
  const { searchIndex } = hintsOf(place);
  const isOpen = !statement.platform && collection.rows?.scope?.(statement.actor) === undefined;
  return isOpen && searchIndex?.covers(text) === true ? searchIndex : undefined;
}

/** The condition of a search on a row, and what is left of it where the words of the row are known to hold the text. */
export interface Searched {
  readonly found: string;
  readonly shown: string;
}

/** The text occurs, whatever its case, in one of the searchable fields of the person. */
export function compileSearch(place: Place, text: string): Searched {
  const columns = Object.entries(place.fields).flatMap(([name, field]) =>
    field.kind === 'column' && field.search === true && isReadable(field, place.statement.actor)
      ? [valueOf(place, name, field)]
      : [],
  );
  if (columns.length === 0) return { found: 'false', shown: 'false' };
  const pattern = place.statement.param(`%${escapeLike(text)}%`, 'text');
  const shown = `(${columns.map((value) => `${value} ilike ${pattern}`).join(' or ')})`;
  // The words as they are stored are read fast, and few rows have the text there.
  const words = wordsOf(place, text)?.words(place.row);
  return { found: words === undefined ? shown : `(${words} ilike ${pattern} and ${shown})`, shown };
}

function compileSortPath(place: Place, path: readonly string[]): string {
  const [name = '', ...rest] = path;
  const call = rest.length === 0 ? findCall(name) : undefined;
  if (call !== undefined) return compileCall(place, call).sql;
  const field = getField(place, name);
  if (field.kind === 'group') return compileSortPath(inside(place, name, field.fields), rest);
  if (field.kind === 'many') throw badQuery(`"${name}" is a list and has no order`);
  if (field.kind === 'column' || (field.kind === 'one' && rest.length === 0)) {
    const sortable =
      field.kind === 'one' || (field.sort ?? (field.type !== 'json' && field.type !== 'texts'));
    if (rest.length > 0 || !sortable) throw forbiddenField(path.join('.'), place.collection.name);
    return valueOf(place, name, field);
  }
  const { place: target, from } = related(place, field, name);
  return `(select ${compileSortPath(target, rest.length === 0 ? ['id'] : rest)} ${from})`;
}

/** The order of rows, completed by the key so that pages never overlap. */
export function compileSort(place: Place, keys: readonly SortKey[]): string {
  const order = keys.map((key) => `${compileSortPath(place, key.path)}${key.descending ? ' desc' : ''}`);
  return [...order, `${place.row}.id`].join(', ');
}
