import type { Deep, Query } from '#items/ask/query.ts';
import type { SelectedField } from '#items/ask/selection.ts';
import { forbiddenField, getField } from '#items/ask/selection.ts';
import { badQuery, findCall } from '#items/ask/values.ts';
import type { Operand } from '#items/compile/operators.ts';
import {
  childCondition,
  collate,
  compileCall,
  compileFilter,
  compileRelated,
  compileSearch,
  compileSort,
} from '#items/compile/filter.ts';
import { pageOf } from '#items/compile/rows.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import { groupRef, hasUniqueKeys, relatedRef, tableOf, valueOf } from '#items/compile/table-ref.ts';
import type { ColumnType, RelationField, ToManyField } from '#items/declare/collection.ts';
import { targetOf, tenancyOf } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { all, join, quoteName, raw, sql } from '#database/sql.ts';

/*
 * The row of a response is named x$ and converted as a whole. Its columns have the names of the query, and if a column
 * has the name of its row, SQL uses the column; names of a query cannot contain a dollar sign.
 */

const NO_DEEP: Deep = {
  filter: undefined,
  search: undefined,
  sort: [],
  limit: undefined,
  offset: 0,
  nestedQueries: {},
};

/**
 * Keys of records without which a child is hidden, such as the targets of a junction, if the records are selected as
 * well: one read serves both.
 */
function joinedKeys(
  { statement }: TableRef,
  field: ToManyField,
  children: SelectedField['children'],
): string[] {
  const child = targetOf(statement.registry, field);
  if (child.rows?.exists === undefined || statement.platform) return [];
  return Object.entries(child.rows.exists).flatMap(([name, filter]) => {
    const key = child.fields[name];
    if (name === field.by || key?.kind !== 'one' || key.sql !== undefined) return [];
    const record = targetOf(statement.registry, key);
    const isSame = JSON.stringify(record.rows?.exists) === JSON.stringify(filter);
    const isTied = ['self', 'shared'].includes(tenancyOf(record));
    const isOpen = record.rows?.scope?.(statement.actor) === undefined && !isTied;
    const isSelected = children?.some((each) => each.name === name && each.children !== undefined) === true;
    return isSame && isOpen && isSelected ? [name] : [];
  });
}

/** How a value of a type is formatted in a response. */
export function answerValue(type: ColumnType, value: Sql): Sql {
  if (type === 'timestamp') return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'bigint' ? sql`${value}::text` : value;
}

/** The rows of a to-many relation: filtered, sorted and limited by `deep`, otherwise all of them. */
function compileMany(ref: TableRef, selectedField: SelectedField & { field: ToManyField }): Sql {
  const { name, field, children, deep } = selectedField;
  const target = relatedRef(ref, field, name);
  const joinedColumns = joinedKeys(ref, field, children);
  const { filter, search, sort, limit, offset } = deep ?? NO_DEEP;
  const where = all([
    childCondition(ref, target, { by: field.by, joinedColumns }),
    ...(filter === undefined ? [] : [compileFilter(target, filter)]),
    ...(search === undefined ? [] : [compileSearch(target, search)]),
  ]);
  const rows = sql`where ${where} order by ${compileSort(target, sort)}${pageOf(limit, offset)}`;
  if (children === undefined) {
    return sql`(select coalesce(json_agg(x.id), '[]'::json) from (select ${target.row}.id from ${tableOf(target)} ${rows}) x)`;
  }
  const joins: Sql[] = [];
  const columns = children.map((child) => {
    if (!joinedColumns.includes(child.name) || child.field.kind !== 'one')
      return compileColumn(target, child);
    const record = target.statement.newAlias();
    joins.push(
      sql` cross join lateral (${compileRecord(target, { ...child, field: child.field })}) ${record}`,
    );
    return sql`row_to_json(${record}) as ${quoteName(child.key)}`;
  });
  return sql`(select coalesce(json_agg(row_to_json(x$)), '[]'::json) from (select ${join(columns)} from ${tableOf(target)}${join(joins, '')} ${rows}) x$)`;
}

type SelectedOne = SelectedField & { field: Exclude<RelationField, ToManyField> };

/** The record of a relation, as a subquery of its fields or its key. */
function compileRecord(ref: TableRef, { name, field, children }: SelectedOne): Sql {
  const { target, from } = compileRelated(ref, field, name);
  return children === undefined
    ? sql`select ${target.row}.id ${from}`
    : sql`select ${compileColumns(target, children)} ${from}`;
}

function compileOne(ref: TableRef, selectedField: SelectedOne): Sql {
  const record = compileRecord(ref, selectedField);
  return selectedField.children === undefined
    ? sql`(${record})`
    : sql`(select row_to_json(x$) from (${record}) x$)`;
}

function compileGroup(ref: TableRef, children: readonly SelectedField[]): Sql {
  const pairs = children.map((child) => sql`${raw(`'${child.key}'`)}, ${compileSelected(ref, child)}`);
  return sql`json_build_object(${join(pairs)})`;
}

function compileSelected(ref: TableRef, selectedField: SelectedField): Sql {
  const { name, field, call, children } = selectedField;
  if (call !== undefined) return sql`${compileCall(ref, call).sql}::text`;
  if (field.kind === 'column') return answerValue(field.type, valueOf(ref, name, field));
  if (field.kind === 'group') return compileGroup(groupRef(ref, name, field.fields), children ?? []);
  if (field.kind === 'many') return compileMany(ref, { ...selectedField, field });
  if (field.kind === 'one' && children === undefined) return valueOf(ref, name, field);
  return compileOne(ref, { ...selectedField, field });
}

function compileColumn(ref: TableRef, selectedField: SelectedField): Sql {
  return sql`${compileSelected(ref, selectedField)} as ${quoteName(selectedField.key)}`;
}

/** The selection of a query, as the columns of its response. */
export function compileColumns(ref: TableRef, selectedFields: readonly SelectedField[]): Sql {
  return join(selectedFields.map((each) => compileColumn(ref, each)));
}

function operandOf(ref: TableRef, name: string): Operand {
  const call = findCall(name);
  if (call !== undefined) return compileCall(ref, call);
  const field = getField(ref, name);
  if (field.kind === 'one') return { sql: valueOf(ref, name, field), type: 'uuid', name };
  if (field.kind !== 'column' || field.filter === false) throw forbiddenField(name, ref.collection.name);
  return { sql: valueOf(ref, name, field), type: field.type, name };
}

const NUMERIC: ReadonlySet<ColumnType> = new Set(['integer', 'bigint']);
const UNORDERED_TYPES: ReadonlySet<ColumnType> = new Set(['json', 'texts', 'uuids', 'boolean', 'uuid']);

function aggregateOf(name: Query['aggregate'][number]['name'], value: Operand): Sql {
  const distinct = raw(name.endsWith('Distinct') ? 'distinct ' : '');
  if (value.type === 'json') throw badQuery(`"${name}" is not for objects`);
  if (name.startsWith('count')) return sql`count(${distinct}${value.sql})::text`;
  const base = name.replace('Distinct', '');
  if (base === 'min' || base === 'max') {
    if (UNORDERED_TYPES.has(value.type)) throw badQuery(`"${name}" needs values that have an order`);
    const result = sql`${raw(base)}(${value.sql})`;
    return value.type === 'timestamp' ? answerValue('timestamp', result) : sql`${result}::text`;
  }
  if (!NUMERIC.has(value.type)) throw badQuery(`"${name}" is for numbers`);
  return sql`${raw(base)}(${distinct}${value.sql})::text`;
}

function compileAggregate(ref: TableRef, { name, fields }: Query['aggregate'][number]): Sql {
  const fieldNames = fields.filter((field) => field !== '*' && field !== '');
  if (fieldNames.length === 0) {
    if (!name.startsWith('count')) throw badQuery(`"${name}" needs a field`);
    return sql`count(*)::text as ${quoteName(name)}`;
  }
  const pairs = fieldNames.map((field) => {
    const isKey = field === 'id' && hasUniqueKeys(ref);
    const value = aggregateOf(name === 'countDistinct' && isKey ? 'count' : name, operandOf(ref, field));
    return sql`${raw(`'${findCall(field)?.key ?? field}'`)}, ${value}`;
  });
  return sql`json_build_object(${join(pairs)}) as ${quoteName(name)}`;
}

/** Aggregates with groups. All aggregated values are strings, so that numbers of any size keep their digits. */
export function compileGroups(ref: TableRef, query: Query, from: Sql): Sql {
  const groups = query.groupBy.map((name) => ({ ...operandOf(ref, name), name }));
  const groupColumns = groups.map(
    ({ name, type, sql: value }) =>
      sql`${answerValue(type, value)} as ${quoteName(findCall(name)?.key ?? name)}`,
  );
  const aggregates = query.aggregate.map((aggregate) => compileAggregate(ref, aggregate));
  const columns = join([...groupColumns, ...aggregates]);
  if (groups.length === 0) return sql`select ${columns} ${from}`;
  const order = query.sort.map(({ path, isDescending }) => {
    const group = groups.find(({ name }) => name === path.join('.'));
    if (group === undefined) throw badQuery('groups are sorted by what they are grouped by');
    return sql`${collate(group.type, group.sql)}${raw(isDescending ? ' desc' : '')}`;
  });
  const by = join(groups.map((group) => group.sql));
  const tieBreakers = groups.map((group) => collate(group.type, group.sql));
  return sql`select ${columns} ${from} group by ${by} order by ${join([...order, ...tieBreakers])}${pageOf(query.limit, query.offset)}`;
}
