import { forbiddenField, getField } from '#items/ask/selection.ts';
import type { Query } from '#items/ask/query.ts';
import { badQuery, findCall } from '#items/ask/values.ts';
import { collate, compileCall } from '#items/compile/filter.ts';
import type { Operand } from '#items/compile/operators.ts';
import { pageOf } from '#items/compile/rows.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import { hasUniqueKeys, valueOf } from '#items/compile/table-ref.ts';
import type { ColumnType } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { join, quoteName, raw, sql } from '#database/sql.ts';

/** How a value of a type is formatted in an answer. */
export function answerValue(type: ColumnType, value: Sql): Sql {
  if (type === 'timestamp') return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'bigint' ? sql`${value}::text` : value;
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
const UNORDERED: ReadonlySet<ColumnType> = new Set(['json', 'texts', 'uuids', 'boolean', 'uuid']);

function aggregateOf(name: Query['aggregate'][number]['name'], value: Operand): Sql {
  const distinct = raw(name.endsWith('Distinct') ? 'distinct ' : '');
  if (value.type === 'json') throw badQuery(`"${name}" is not for objects`);
  if (name.startsWith('count')) return sql`count(${distinct}${value.sql})::text`;
  const base = name.replace('Distinct', '');
  if (base === 'min' || base === 'max') {
    if (UNORDERED.has(value.type)) throw badQuery(`"${name}" needs values that have an order`);
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
  return sql`json_build_object(${join(pairs, ', ')}) as ${quoteName(name)}`;
}

/** Aggregates with groups. All aggregated values are texts, so that numbers of any size keep their digits. */
export function compileGroups(ref: TableRef, query: Query, from: Sql): Sql {
  const groups = query.groupBy.map((name) => ({ ...operandOf(ref, name), name }));
  const columns = join(
    [
      ...groups.map(
        ({ name, type, sql: value }) =>
          sql`${answerValue(type, value)} as ${quoteName(findCall(name)?.key ?? name)}`,
      ),
      ...query.aggregate.map((aggregate) => compileAggregate(ref, aggregate)),
    ],
    ', ',
  );
  if (groups.length === 0) return sql`select ${columns} ${from}`;
  const order = query.sort.map(({ path, descending }) => {
    const group = groups.find(({ name }) => name === path.join('.'));
    if (group === undefined) throw badQuery('groups are sorted by what they are grouped by');
    return sql`${collate(group.type, group.sql)}${raw(descending ? ' desc' : '')}`;
  });
  const keys = groups.map((group) => group.sql);
  const tieBreakers = groups.map((group) => collate(group.type, group.sql));
  const by = join(keys, ', ');
  return sql`select ${columns} ${from} group by ${by} order by ${join([...order, ...tieBreakers], ', ')}${pageOf(query.limit, query.offset)}`;
}
