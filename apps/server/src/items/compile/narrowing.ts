import { isRecord } from '@quint/domain/is-record.ts';
import { isId } from '#database/ids.ts';
import type { Filter, ToManyField } from '#items/declare/collection.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import type { Query } from '#items/ask/query.ts';
import { readList } from '#items/ask/query.ts';
import { all, compileFilter, scopeOfPlace, wordsOf } from '#items/compile/filter.ts';
import type { Place } from '#items/compile/table-ref.ts';
import { enter, getTarget, keyColumn } from '#items/compile/table-ref.ts';
import { escapeLike } from '#items/ask/values.ts';

/** Keys of so many rows are looked up one by one; more are found by walking the list in its order. */
const KEYS_MAX = 2000;

/** Keys of the rows of a statement, when an index may know which few they are. */
export interface Narrowed {
  /** A part of the statement's `with`, named found: the keys, or null when they are many. */
  readonly found: string;
  /** The keys may come from what the filter asks. */
  readonly asked: boolean;
  /** What the filter asks besides, where the keys are those of all rows that fulfil the rest of it. */
  readonly rest: string | undefined;
}

/** The one key a condition on a link asks for: `{ roles_id: { _eq: key } }` and other ways to say so. */
function hasKey(field: ToManyField, inner: Filter): boolean {
  let value = field.through === undefined ? undefined : inner[field.through];
  while (isRecord(value)) value = value._eq ?? value.id;
  return isId(value);
}

/** What one and the same link must fulfil, where a condition asks nothing else. */
function innerOf(condition: unknown): Filter | undefined {
  if (!isRecord(condition)) return undefined;
  const names = Object.keys(condition);
  if (isRecord(condition._some) && names.length === 1) return condition._some;
  return names.some((name) => name.startsWith('_')) ? undefined : condition;
}

/** Conditions that hold for every row of the answer. */
function* conditionsOf(filter: Filter): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(filter)) {
    if (name !== '_and') yield [name, value];
    else for (const entry of readList(value)) if (isRecord(entry)) yield* conditionsOf(entry);
  }
}

/** Whether an index may know which few rows a question is about. */
export function mayNarrow(place: Place, { filter, search }: Pick<Query, 'filter' | 'search'>): boolean {
  if (search !== undefined && wordsOf(place, search) !== undefined) return true;
  return [...conditionsOf(filter ?? {})].some(([name, condition]) => {
    const field = Object.hasOwn(place.fields, name) ? place.fields[name] : undefined;
    const inner = innerOf(condition);
    return field?.kind === 'many' && inner !== undefined && hasKey(field, inner);
  });
}

/** The filter without one of its conditions. */
function without(filter: Filter, gone: unknown): Filter {
  const entries = Object.entries(filter).filter(([, value]) => value !== gone);
  return Object.fromEntries(
    entries.map(([name, value]) =>
      name === '_and'
        ? [name, readList(value).map((entry) => (isRecord(entry) ? without(entry, gone) : entry))]
        : [name, value],
    ),
  );
}

/** Links to one record that a question demands. Whoever reads these need not ask for them again. */
interface Linked {
  readonly field: ToManyField;
  readonly link: Place;
  /** The condition on such a link. */
  readonly where: string;
  /** What the question asks besides. */
  readonly rest: Filter;
}

/** A place whose conditions do not count as the caller's: they have been counted where they stand in the question. */
function uncounted(place: Place): Place {
  return { ...place, statement: { ...place.statement, countFilterNode: () => undefined } };
}

/** The first condition of a question that few rows may fulfil: to hang on one record by a link. */
function findLinked(place: Place, filter: Filter | undefined): Linked | undefined {
  for (const [name, condition] of conditionsOf(filter ?? {})) {
    const field = Object.hasOwn(place.fields, name) ? place.fields[name] : undefined;
    const inner = innerOf(condition);
    if (field?.kind !== 'many' || inner === undefined || !hasKey(field, inner)) continue;
    const link = enter(place, getTarget(place, field), name);
    if (!['column', 'none'].includes(tenancyOf(link.collection))) continue;
    const where = all([scopeOfPlace(link, { reached: [field.by] }), compileFilter(link, inner)]);
    return { field, link, where, rest: without(filter ?? {}, condition) };
  }
  return undefined;
}

/** Keys of the rows that hang on one record by a link, as SQL. */
function keysOfLinked({ field, link, where }: Linked): string {
  const { collection, row } = link;
  const links = `select ${row}."${keyColumn(collection, field.by)}" as k from ${collection.table} ${row} where ${where} limit ${KEYS_MAX + 1}`;
  return `(select case when count(*) <= ${KEYS_MAX} then coalesce(array_agg(k), '{}') end from (${links}) l)`;
}

/** How an index can find the rows of a question; undefined when none can. */
export function compileNarrowed(
  place: Place,
  { filter, search }: { filter: Filter | undefined; search: string | undefined },
): Narrowed | undefined {
  const { statement } = place;
  if (statement.platform) return undefined;
  const counted = uncounted(place);
  const linked = findLinked(counted, filter);
  const words = search === undefined ? undefined : wordsOf(place, search);
  const keys = linked === undefined ? [] : [keysOfLinked(linked)];
  if (words !== undefined) {
    keys.push(`${words.find}(${statement.param(`%${escapeLike(search ?? '')}%`, 'text')})`);
  }
  if (keys.length === 0) return undefined;
  return {
    asked: linked !== undefined,
    rest: linked !== undefined && keys.length === 1 ? compileFilter(counted, linked.rest) : undefined,
    found: `select coalesce(${keys.join(', ')}, null::uuid[]) as keys`,
  };
}

/** The conditions under which the rows are looked up by the keys, and under which they are not. One of the two holds. */
export function gatesOf(row: string): { few: string; many: string } {
  return {
    few: `(select keys is not null from found) and ${row}.id = any((select keys from found)::uuid[])`,
    many: '(select keys is null from found)',
  };
}
