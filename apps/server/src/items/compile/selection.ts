import type { Field, Fields, RelationField, ToManyField } from '#items/declare/collection.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import type { Call } from '#items/ask/calls.ts';
import { findCall } from '#items/ask/calls.ts';
import type { Deep } from '#items/ask/query.ts';
import type { Place } from '#items/compile/table-ref.ts';
import { forbiddenField, getField, isReadable } from '#items/compile/table-ref.ts';
import { badQuery } from '#items/ask/values.ts';

/** One key of an answer: a plain value, a group of values, or what a relation leads to. */
export interface Selected {
  readonly key: string;
  readonly name: string;
  readonly field: Field;
  /** The call that stands in place of the field. */
  readonly call: Call | undefined;
  /** What is asked of it; undefined asks for the plain value (of a relation, its key or keys). */
  readonly paths: readonly (readonly string[])[] | undefined;
  readonly deep: Deep | undefined;
}

interface Asked {
  readonly fields: readonly (readonly string[])[];
  readonly nested: Deep['nested'];
  readonly alias: Readonly<Record<string, string>>;
}

function isVisible(place: Place, field: Field): boolean {
  const { actor, registry } = place.statement;
  if (!isReadable(field, actor)) return false;
  if (field.kind === 'column' || field.kind === 'group') return true;
  return registry.get(field.to)?.access.read(actor).allowed === true;
}

/** A wildcard stands for what the person may read, so it leaves the rest out instead of refusing. */
function namesOf(place: Place): string[] {
  return Object.entries(place.fields)
    .filter(([, field]) => isVisible(place, field))
    .map(([name]) => name);
}

function isNested(field: Field): field is RelationField | { kind: 'group'; fields: Fields } {
  return field.kind !== 'column';
}

/** The keys of an answer at a place: wildcards expanded, aliases resolved, every name checked. */
export function select(place: Place, asked: Asked): Selected[] {
  const chosen = new Map<string, { name: string; paths: (readonly string[])[] }>();
  const choose = (key: string, rest: readonly string[]) => {
    const name = asked.alias[key] ?? key;
    const entry = chosen.get(key) ?? { name, paths: [] };
    chosen.set(key, entry);
    if (rest.length > 0) entry.paths.push(rest);
  };
  for (const [head = '', ...rest] of asked.fields) {
    if (head !== '*') choose(head, rest);
    else {
      for (const name of namesOf(place)) {
        const field = place.fields[name];
        choose(name, field !== undefined && isNested(field) ? rest : []);
      }
    }
  }
  for (const name of Object.keys(asked.nested)) {
    if (!chosen.has(name)) throw badQuery(`"deep" speaks of "${name}", which is not among the fields`);
  }
  place.statement.countFields(chosen.size);
  const selected = [...chosen].map(([key, { name, paths }]) => {
    const call = findCall(name);
    const field = getField(place, call?.field ?? name);
    if (paths.length > 0 && (call !== undefined || !isNested(field))) {
      throw forbiddenField(`${name}.${paths[0]?.join('.') ?? ''}`, place.collection.name);
    }
    return {
      key: key === name ? (call?.key ?? key) : key,
      name,
      field,
      call,
      paths: paths.length > 0 ? paths : undefined,
      deep: asked.nested[key],
    };
  });
  if (new Set(selected.map(({ key }) => key)).size < selected.length) {
    throw badQuery('two of the fields would have the same key');
  }
  return selected;
}

/**
 * Keys of records without which a child is not there for the interface, as those a junction points on to, where the
 * records are asked for as well: one look at them serves both.
 */
export function joinedKeys({ statement }: Place, field: ToManyField, paths: Selected['paths']): string[] {
  const child = statement.registry.get(field.to);
  if (child?.rows?.exists === undefined || statement.platform) return [];
  return Object.entries(child.rows.exists).flatMap(([name, filter]) => {
    const key = child.fields[name];
    if (name === field.by || key?.kind !== 'one' || key.sql !== undefined) return [];
    const record = statement.registry.get(key.to);
    const isSame = JSON.stringify(record?.rows?.exists) === JSON.stringify(filter);
    const isTied = record !== undefined && ['self', 'shared'].includes(tenancyOf(record));
    const isOpen = record?.rows?.scope?.(statement.actor) === undefined && !isTied;
    const isAsked = paths?.some((path) => path.length > 1 && path[0] === name) === true;
    return isSame && isOpen && isAsked ? [name] : [];
  });
}
