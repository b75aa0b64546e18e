import type { ColumnType } from '#items/declare/collection.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import { findCall } from '#items/ask/calls.ts';
import { compileCall } from '#items/compile/filter.ts';
import type { Operand } from '#items/compile/operators.ts';
import { pageOf, quoted, shown } from '#items/compile/output.ts';
import type { Query } from '#items/ask/query.ts';
import type { Place } from '#items/compile/table-ref.ts';
import { forbiddenField, getField, valueOf } from '#items/compile/table-ref.ts';
import { badQuery } from '#items/ask/values.ts';

function countable(place: Place, name: string): Operand {
  const call = findCall(name);
  if (call !== undefined) return compileCall(place, call);
  const field = getField(place, name);
  if (field.kind === 'one') return { sql: valueOf(place, name, field), type: 'uuid' };
  if (field.kind !== 'column' || field.filter === false) throw forbiddenField(name, place.collection.name);
  return { sql: valueOf(place, name, field), type: field.type };
}

const NUMERIC: ReadonlySet<ColumnType> = new Set(['integer', 'bigint']);
const UNORDERED: ReadonlySet<ColumnType> = new Set(['json', 'texts', 'uuids', 'boolean', 'uuid']);

function aggregateOf(name: Query['aggregate'][number]['name'], value: Operand): string {
  const distinct = name.endsWith('Distinct') ? 'distinct ' : '';
  if (value.type === 'json') throw badQuery(`"${name}" is not for objects`);
  if (name.startsWith('count')) return `count(${distinct}${value.sql})::text`;
  const base = name.replace('Distinct', '');
  if (base === 'min' || base === 'max') {
    if (UNORDERED.has(value.type)) throw badQuery(`"${name}" needs values that have an order`);
    const result = `${base}(${value.sql})`;
    return value.type === 'timestamp' ? shown('timestamp', result) : `${result}::text`;
  }
  if (!NUMERIC.has(value.type)) throw badQuery(`"${name}" is for numbers`);
  return `${base}(${distinct}${value.sql})::text`;
}

/** The key of the rows of one workspace: no two of them have the same, and none has none. */
function isKey({ collection, statement }: Place, name: string): boolean {
  const isOne = tenancyOf(collection) === 'column' && !statement.platform;
  return isOne && name === 'id';
}

/** Aggregates by groups. All aggregated values are texts, as numbers of any size survive that. */
export function compileGroups(place: Place, query: Query, from: string): string {
  const groups = query.groupBy.map((name) => ({ name, ...countable(place, name) }));
  const columns = groups.map(
    ({ name, type, sql }) => `${shown(type, sql)} as ${quoted(findCall(name)?.key ?? name)}`,
  );
  for (const { name, fields } of query.aggregate) {
    const named = fields.filter((field) => field !== '*' && field !== '');
    if (named.length === 0) {
      if (!name.startsWith('count')) throw badQuery(`"${name}" needs a field`);
      columns.push(`count(*)::text as ${quoted(name)}`);
    } else {
      const pairs = named.map(
        (field) =>
          `'${findCall(field)?.key ?? field}', ${aggregateOf(name === 'countDistinct' && isKey(place, field) ? 'count' : name, countable(place, field))}`,
      );
      columns.push(`json_build_object(${pairs.join(', ')}) as ${quoted(name)}`);
    }
  }
  if (groups.length === 0) return `select ${columns.join(', ')} ${from}`;
  const order = query.sort.map(({ path, descending }) => {
    const group = groups.find(({ name }) => name === path.join('.'));
    if (group === undefined) throw badQuery('groups are sorted by what they are grouped by');
    return `${group.sql}${descending ? ' desc' : ''}`;
  });
  const by = groups.map(({ sql }) => sql).join(', ');
  return `select ${columns.join(', ')} ${from} group by ${by} order by ${[...order, by].join(', ')}${pageOf(place.statement, query.limit, query.offset)}`;
}
