import { isId } from '#database/ids.ts';
import type { Collection, Filter, ToManyField } from './declaration.ts';
import type { Query } from './parse.ts';
import { isRecord, readList } from './parse.ts';
import type { Place } from './place.ts';
import { escapeLike } from './values.ts';
import { keyColumn } from './place.ts';

/** Keys of so many rows are looked up one by one; more are found by walking the list in its order. */
const KEYS_MAX = 2000;

/** Keys of the rows of a statement, when an index may know which few they are. */
export interface Narrowed {
  /** A part of the statement's `with`, named found: the keys, or null when they are many. */
  readonly found: string;
  /** The keys may come from what the filter asks. */
  readonly asked: boolean;
}

/** The words of a row hold whatever the search finds in it, so that their index can answer. */
export function wordsOf({ collection, statement }: Place, text: string): Collection['searchIndex'] {
  const { searchIndex } = collection;
  const isOpen = !statement.platform && collection.scope?.(statement.actor) === undefined;
  return isOpen && searchIndex?.covers(text) === true ? searchIndex : undefined;
}

/** The one key a condition on a link asks for: `{ roles_id: { _eq: key } }` and other ways to say so. */
function findKey(field: ToManyField, condition: unknown): string | undefined {
  const inner = isRecord(condition) && isRecord(condition._some) ? condition._some : condition;
  if (field.through === undefined || !isRecord(inner)) return undefined;
  let value = inner[field.through];
  while (isRecord(value)) value = value._eq ?? value.id;
  return isId(value) ? value : undefined;
}

/** Keys of the rows that hang on one record by a link, as SQL. Links of records that are gone count too. */
function keysOfLinked(place: Place, field: ToManyField, key: string): string | undefined {
  const { statement, organization } = place;
  const link = statement.registry.get(field.to);
  if (link === undefined || link.tenant !== undefined) return undefined;
  const [own, other] = [keyColumn(link, field.by), keyColumn(link, field.through ?? '')];
  const links = `select l."${own}" as k from ${link.table} l where l.organization_id = ${organization} and l."${other}" = ${statement.param(key, 'uuid')} limit ${KEYS_MAX + 1}`;
  return `(select case when count(*) <= ${KEYS_MAX} then coalesce(array_agg(k), '{}') end from (${links}) l)`;
}

/** Conditions that hold for every row of the answer. */
function* conditionsOf(filter: Filter): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(filter)) {
    if (name !== '_and') yield [name, value];
    else for (const entry of readList(value)) if (isRecord(entry)) yield* conditionsOf(entry);
  }
}

/** A link whose index has the newest rows of one record in their order. */
export interface Newest {
  /** The rows joined to the link, without their own conditions. */
  readonly from: string;
  readonly order: string;
}

/** Whether the question is for the newest rows that hang on one record, and nothing else narrows them further. */
export function findNewest(place: Place, { filter, search, sort, limit }: Query): Newest | undefined {
  const { statement, row, collection, organization } = place;
  const [first, second] = sort;
  const isNewestFirst = first?.path.join('.') === 'date_created' && first.descending && second === undefined;
  if (!isNewestFirst || limit === undefined || search !== undefined || statement.platform) return undefined;
  for (const [name, condition] of conditionsOf(filter ?? {})) {
    const field = Object.hasOwn(place.fields, name) ? place.fields[name] : undefined;
    if (field?.kind !== 'many' || field.newest === undefined) continue;
    const [link, key] = [statement.registry.get(field.to), findKey(field, condition)];
    if (link === undefined || key === undefined) continue;
    const l = statement.newAlias();
    const [own, other] = [keyColumn(link, field.by), keyColumn(link, field.through ?? '')];
    const back = `${row}.organization_id = ${l}.organization_id and ${row}.id = ${l}."${own}"`;
    const of = `${l}.organization_id = ${organization} and ${l}."${other}" = ${statement.param(key, 'uuid')}`;
    return {
      from: `from ${link.table} ${l} join ${collection.table} ${row} on ${back} where ${of}`,
      order: `${l}."${field.newest}" desc, ${l}."${own}"`,
    };
  }
  return undefined;
}

/** How an index can find the rows of a question; undefined when none can. */
export function compileNarrowed(
  place: Place,
  { filter, search }: { filter: Filter | undefined; search: string | undefined },
): Narrowed | undefined {
  const { statement } = place;
  if (statement.platform) return undefined;
  const keys: string[] = [];
  for (const [name, condition] of conditionsOf(filter ?? {})) {
    const field = Object.hasOwn(place.fields, name) ? place.fields[name] : undefined;
    const key = field?.kind === 'many' ? findKey(field, condition) : undefined;
    if (field?.kind === 'many' && key !== undefined) keys.push(keysOfLinked(place, field, key) ?? 'null');
  }
  const asked = keys.length > 0;
  const words = search === undefined ? undefined : wordsOf(place, search);
  if (words !== undefined) {
    keys.push(`${words.find}(${statement.param(`%${escapeLike(search ?? '')}%`, 'text')})`);
  }
  if (keys.length === 0) return undefined;
  return { asked, found: `select coalesce(${keys.join(', ')}, null::uuid[]) as keys` };
}

/** The conditions under which the rows are looked up by the keys, and under which they are not. One of the two holds. */
export function gatesOf(row: string): { few: string; many: string } {
  return {
    few: `(select keys is not null from found) and ${row}.id = any((select keys from found)::uuid[])`,
    many: '(select keys is null from found)',
  };
}
