import { isRecord } from '@quint/domain/base/is-record.ts';
import { searchWords } from '@quint/domain/base/search-text.ts';
import { forbiddenField, getField, isReadable } from '#items/ask/selection.ts';
import type { Deep, SortKey } from '#items/ask/query.ts';
import { readList } from '#items/ask/query.ts';
import type { Call } from '#items/ask/values.ts';
import { badQuery, DATE_PARTS, findCall } from '#items/ask/values.ts';
import type { Operand } from '#items/compile/operators.ts';
import {
  compileOperators,
  EMPTINESS,
  isOperator,
  mayMatchNoRecord,
  readFlag,
} from '#items/compile/operators.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import {
  groupRef,
  keyColumn,
  nullWithoutRow,
  relatedRef,
  tableOf,
  valueOf,
  wholeRow,
} from '#items/compile/table-ref.ts';
import type {
  ColumnType,
  Field,
  Filter,
  PickField,
  RelationField,
  ToManyField,
} from '#items/declare/collection.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import { hasWords, wordPatterns } from '#database/search.ts';
import type { Sql } from '#database/sql.ts';
import { all, join, quoteName, raw, sql, TRUE } from '#database/sql.ts';

/** Condition: the row belongs to the workspace; part of every read and every write. */
export function tenantCondition({ collection, row, statement, organization, depth }: TableRef): Sql {
  const tenancy = tenancyOf(collection);
  if (tenancy === 'none' || (statement.platform && depth === 0)) return TRUE;
  if (tenancy === 'self') return sql`${row}.id = ${organization}`;
  const { tenant } = collection.rows ?? {};
  if (tenant !== undefined) return tenant({ row, organization });
  return sql`${row}.organization_id = ${depth === 0 ? statement.organizationOfRows : organization}`;
}

interface RowOptions {
  /** Key columns whose records are known to be in scope, such as the parent of a child: they are not checked again. */
  readonly knownKeys?: readonly string[];
  /** Whether deleted rows are included. */
  readonly includesDeleted?: boolean;
  /** Whether only rows that the actor may change are included. */
  readonly change?: boolean;
}

/** The rows of a table that are visible to the actor. The SQL of a scope comes from a declaration and is trusted. */
export function rowCondition(
  ref: TableRef,
  { knownKeys = [], includesDeleted, change }: RowOptions = {},
): Sql {
  const { collection, statement } = ref;
  const conditions = [tenantCondition(ref)];
  if (ref.isTrusted) return all(conditions);
  const trustedRef = { ...ref, depth: 0, isTrusted: true };
  for (const filter of [
    includesDeleted === true ? undefined : collection.rows?.exists,
    collection.rows?.scope?.(statement.actor),
    change === true ? collection.rows?.changes?.(statement.actor) : undefined,
  ]) {
    const entries = Object.entries(filter ?? {}).filter(([name]) => !knownKeys.includes(name));
    conditions.push(compileFilter(trustedRef, Object.fromEntries(entries)));
  }
  return all(conditions);
}

/** The related rows, as `from … where …` under the alias of their table. */
export function compileRelated(
  ref: TableRef,
  field: RelationField,
  name: string,
): { target: TableRef; from: Sql } {
  const target = relatedRef(ref, field, name);
  if (field.kind === 'one') {
    const key = sql`${target.row}.id = ${valueOf(ref, name, field)}`;
    return { target, from: sql`from ${tableOf(target)} where ${all([rowCondition(target), key])}` };
  }
  const from = sql`from ${tableOf(target)} where ${childCondition(ref, target, { by: field.by })}`;
  return { target, from: field.kind === 'pick' ? pickOne(target, field, from) : from };
}

/** The condition on the children of a row; `joinedColumns` are key columns that a join has checked. */
export function childCondition(
  ref: TableRef,
  child: TableRef,
  { by, joinedColumns = [] }: { by: string; joinedColumns?: readonly string[] },
): Sql {
  const back = sql`${child.row}.${quoteName(keyColumn(child.collection, by))} = ${ref.row}.id`;
  return all([rowCondition(child, { knownKeys: [by, ...joinedColumns] }), back]);
}

/** Reduces the rows to the picked one, under the same alias. */
function pickOne(target: TableRef, field: PickField, from: Sql): Sql {
  const trustedRef = { ...target, isTrusted: true };
  const where = field.where === undefined ? raw('') : sql` and ${compileFilter(trustedRef, field.where)}`;
  const keys = field.sort.map((key) => ({
    path: [key.replace(/^-/, '')],
    isDescending: key.startsWith('-'),
  }));
  const order = compileSort(trustedRef, keys);
  return sql`from (select ${wholeRow(target)} ${from}${where} order by ${order} limit 1) ${target.row} where true`;
}

function compileToOne(
  ref: TableRef,
  name: string,
  field: Exclude<RelationField, ToManyField>,
  filter: Filter,
): Sql {
  if (Object.keys(filter).length === 0) return TRUE;
  const { target, from } = compileRelated(ref, field, name);
  if (ref.isTrusted || !mayMatchNoRecord(filter)) {
    return sql`exists (select ${from} and ${compileFilter(target, filter)})`;
  }
  const condition = compileFilter({ ...target, optional: true }, filter);
  return sql`exists (select from (select) nothing left join lateral (select ${wholeRow(target)} ${from}) ${target.row} on true where ${condition})`;
}

function compileToMany(ref: TableRef, name: string, field: ToManyField, filter: Filter): Sql {
  const some = (inner: Filter) => {
    const { target, from } = compileRelated(ref, field, name);
    return sql`exists (select ${from} and ${compileFilter(target, inner)})`;
  };
  const parts: Sql[] = [];
  const direct: Record<string, unknown> = {};
  const onKey: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(filter)) {
    if (key === '_some' || key === '_none') {
      if (!isRecord(value)) throw badQuery(`"${key}" takes a filter`);
      parts.push(key === '_some' ? some(value) : sql`not ${some(value)}`);
    } else if (EMPTINESS.has(key)) {
      const isEmpty = (key === '_null' || key === '_empty') === readFlag(key, value);
      parts.push(isEmpty ? sql`not ${some({})}` : some({}));
    } else if (isOperator(key)) onKey[key] = value;
    else direct[key] = value;
  }
  if (Object.keys(onKey).length > 0) direct.id = onKey;
  if (Object.keys(direct).length > 0) parts.push(some(direct));
  return all(parts);
}

/** Operators directly on a relation compare its key; field names continue into the related record. */
function compileRelation(ref: TableRef, name: string, field: RelationField, value: unknown): Sql {
  const filter: Filter = isRecord(value) ? value : { _eq: value };
  if (field.kind === 'many') return compileToMany(ref, name, field, filter);
  const entries = Object.entries(filter);
  const onKey = Object.fromEntries(entries.filter(([key]) => isOperator(key)));
  const deeper = Object.fromEntries(entries.filter(([key]) => !isOperator(key)));
  const parts = [compileToOne(ref, name, field, deeper)];
  if (Object.keys(onKey).length > 0) {
    parts.push(
      field.kind === 'one'
        ? compileOperators(ref, { sql: valueOf(ref, name, field), type: 'uuid', name }, onKey)
        : compileToOne(ref, name, field, { id: onKey }),
    );
  }
  return all(parts);
}

/** The integer value of a function call: the length of a list, or a part of a date in UTC. */
export function compileCall(ref: TableRef, call: Call): Operand {
  const field = getField(ref, call.field);
  if (call.name === 'count') {
    if (field.kind !== 'many') throw badQuery(`"${call.field}" is not a list of records`);
    const count = sql`(select count(*) ${compileRelated(ref, field, call.field).from})`;
    return { sql: nullWithoutRow(ref, count), type: 'integer', name: call.field };
  }
  if (field.kind !== 'column' || (field.type !== 'timestamp' && field.type !== 'date')) {
    throw badQuery(`"${call.field}" is not a date`);
  }
  const zone = raw(field.type === 'timestamp' ? " at time zone 'UTC'" : '::timestamp');
  const part = raw(DATE_PARTS[call.name] ?? '');
  return {
    sql: sql`extract(${part} from ${valueOf(ref, call.field, field)}${zone})::int`,
    type: 'integer',
    name: call.field,
  };
}

function compileField(ref: TableRef, name: string, field: Field, value: unknown): Sql {
  if (field.kind === 'group') {
    if (!isRecord(value)) throw badQuery(`"${name}" is an object`);
    return compileFilter(groupRef(ref, name, field.fields), value);
  }
  if (field.kind !== 'column') return compileRelation(ref, name, field, value);
  if (field.filter === false && !ref.isTrusted) throw forbiddenField(name, ref.collection.name);
  const { type, isAddress = false } = field;
  return compileOperators(ref, { sql: valueOf(ref, name, field), type, name, isAddress }, value);
}

/** A filter as an SQL condition on the row. */
export function compileFilter(ref: TableRef, filter: Filter): Sql {
  const parts = Object.entries(filter).map(([key, value]) => {
    if (key === '_and' || key === '_or') {
      const inner = readList(value).map((entry) => {
        if (!isRecord(entry)) throw badQuery(`"${key}" takes a list of filters`);
        return compileFilter(ref, entry);
      });
      return inner.length === 0 ? TRUE : sql`(${join(inner, key === '_and' ? ' and ' : ' or ')})`;
    }
    if (key.startsWith('_')) throw badQuery(`there is no operator "${key}"`);
    const call = findCall(key);
    if (call !== undefined) return compileOperators(ref, compileCall(ref, call), value);
    return compileField(ref, key, getField(ref, key), value);
  });
  return parts.length === 0 ? TRUE : sql`(${join(parts, ' and ')})`;
}

/**
 * Condition: the searchable fields that the actor may read contain all words of a search, each word in one of them. A
 * search without letters and digits matches every row.
 */
export function compileSearch(ref: TableRef, search: string): Sql {
  if (searchWords(search).length === 0) return TRUE;
  const texts = Object.entries(ref.fields).flatMap(([name, field]) => {
    if (field.kind !== 'column' || !isReadable(field, ref.statement.actor)) return [];
    if (field.search === undefined || field.search === false) return [];
    const value = valueOf(ref, name, field);
    return [field.search === 'phone' ? sql`search_phone(${value})` : value];
  });
  if (texts.length === 0) return raw('false');
  return hasWords(sql`concat_ws(' ', ${join(texts)})`, wordPatterns(search));
}

/** The conditions of a query, one by one. */
export interface RootConditions {
  readonly ref: TableRef;
  /** The rows visible to the actor. */
  readonly scope: Sql;
  readonly filter: Sql;
  readonly search: Sql;
}

export function compileConditions(ref: TableRef, query: Pick<Deep, 'filter' | 'search'>): RootConditions {
  return {
    ref,
    scope: rowCondition(ref),
    filter: query.filter === undefined ? TRUE : compileFilter(ref, query.filter),
    search: query.search === undefined ? TRUE : compileSearch(ref, query.search),
  };
}

/** A sort value. Text is collated by language rules that are the same on every machine. */
export function collate(type: ColumnType, value: Sql): Sql {
  return type === 'text' ? sql`${value} collate "und-x-icu"` : value;
}

function compileSortPath(ref: TableRef, path: readonly string[]): Sql {
  const [name = '', ...remainingPath] = path;
  const call = remainingPath.length === 0 ? findCall(name) : undefined;
  if (call !== undefined) return compileCall(ref, call).sql;
  const field = getField(ref, name);
  if (field.kind === 'group') return compileSortPath(groupRef(ref, name, field.fields), remainingPath);
  if (field.kind === 'many') throw badQuery(`"${name}" is a list and has no order`);
  if (field.kind === 'column' || (field.kind === 'one' && remainingPath.length === 0)) {
    const sortable =
      field.kind === 'one' || (field.sort ?? (field.type !== 'json' && field.type !== 'texts'));
    if (remainingPath.length > 0 || !sortable) throw forbiddenField(path.join('.'), ref.collection.name);
    const value = valueOf(ref, name, field);
    return field.kind === 'column' ? collate(field.type, value) : value;
  }
  const { target, from } = compileRelated(ref, field, name);
  return sql`(select ${compileSortPath(target, remainingPath.length === 0 ? ['id'] : remainingPath)} ${from})`;
}

/** The sort values of rows, completed by the key so that pages do not overlap. */
export function sortValues(ref: TableRef, keys: readonly SortKey[]): Sql[] {
  return [...keys.map(({ path }) => compileSortPath(ref, path)), sql`${ref.row}.id`];
}

/** The order by these values in the directions of the sort keys; values without a sort key ascend. */
export function orderBy(values: readonly Sql[], keys: readonly SortKey[]): Sql {
  const order = values.map(
    (value, index) => sql`${value}${raw(keys[index]?.isDescending === true ? ' desc' : '')}`,
  );
  return join(order);
}

/** The sort keys of a query, or the default ones of the collection. */
export function sortOf({ collection }: TableRef, keys: readonly SortKey[]): readonly SortKey[] {
  return keys.length > 0 ? keys : (collection.defaultSort ?? []);
}

/** The order of rows, completed by the key. */
export function compileSort(ref: TableRef, sortKeys: readonly SortKey[]): Sql {
  const keys = sortOf(ref, sortKeys);
  return orderBy(sortValues(ref, keys), keys);
}
