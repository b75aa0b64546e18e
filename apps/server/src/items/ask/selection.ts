import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { assertAllowed } from '#http/access.ts';
import { suggestName } from '#nearest-name.ts';
import type { Deep } from '#items/ask/query.ts';
import type { Call } from '#items/ask/values.ts';
import { badQuery, findCall } from '#items/ask/values.ts';
import type { Collection, Field, Fields, Registry, RelationField } from '#items/declare/collection.ts';
import { EVERYBODY, targetOf } from '#items/declare/collection.ts';

export const MAX_RELATION_DEPTH = 5;
const MAX_FIELDS = 1000;

/** The context for resolving the names of a query. */
export interface Position {
  readonly statement: { readonly actor: Actor; readonly registry: Registry };
  readonly collection: Collection;
  readonly fields: Fields;
  /** Number of relations followed so far. */
  readonly depth: number;
  /** Whether the names come from a declaration and not from a request, so that every field is visible. */
  readonly isTrusted: boolean;
}

/** The error for a field that does not exist or is not visible to the actor, with the same text. */
export function forbiddenField(name: string, collection: string, readable: readonly string[] = []): Failure {
  const near = suggestName(name, readable);
  return fail('field.not_readable', {
    reason: `there is no field "${name}" in "${collection}", or you have no permission for it${near}`,
    field: name,
    fields: [name],
    collection,
  });
}

export function isReadable(field: Field, actor: Actor): boolean {
  return (field.read ?? EVERYBODY).includes(actor.userRole);
}

/** The declared field of a name. Throws FORBIDDEN when the actor may not read it. */
export function getField({ fields, collection, isTrusted, statement }: Position, name: string): Field {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined || (!isTrusted && !isReadable(field, statement.actor))) {
    const readable = Object.keys(fields).filter((fieldName) => {
      const other = fields[fieldName];
      return other !== undefined && isReadable(other, statement.actor);
    });
    throw forbiddenField(name, collection.name, readable);
  }
  return field;
}

/** The target of a relation. Throws when the actor may not read it, or the query is too deep. */
export function getTarget({ statement, isTrusted, depth }: Position, field: RelationField): Collection {
  const target = targetOf(statement.registry, field);
  if (!isTrusted) assertAllowed(target.access.read(statement.actor));
  if (depth >= MAX_RELATION_DEPTH) {
    throw badQuery(`the query goes deeper than ${MAX_RELATION_DEPTH} relations`);
  }
  return target;
}

/** One key of a response: a value, a group of values, or the records of a relation. */
export interface SelectedField {
  readonly key: string;
  readonly name: string;
  readonly field: Field;
  /** The function call that replaces the field. */
  readonly call: Call | undefined;
  /** The selected keys below it; undefined selects the value, for a relation its key or keys. */
  readonly children: readonly SelectedField[] | undefined;
  readonly deep: Deep | undefined;
}

interface Names {
  readonly fields: readonly (readonly string[])[];
  readonly nestedQueries: Deep['nestedQueries'];
  readonly alias: Readonly<Record<string, string>>;
}

type NestedField = RelationField | { readonly kind: 'group'; readonly fields: Fields };

function isVisible({ statement }: Position, field: Field): boolean {
  const { actor, registry } = statement;
  if (!isReadable(field, actor)) return false;
  if (field.kind === 'column' || field.kind === 'group') return true;
  return targetOf(registry, field).access.read(actor).isAllowed;
}

function isNested(field: Field): field is NestedField {
  return field.kind !== 'column';
}

/** Names by key with wildcards expanded. A wildcard skips fields that the actor may not read. */
function expand(position: Position, { fields, alias }: Names) {
  const chosenFields = new Map<string, { name: string; paths: (readonly string[])[] }>();
  const choose = (key: string, path: readonly string[]) => {
    const entry = chosenFields.get(key) ?? { name: alias[key] ?? key, paths: [] };
    chosenFields.set(key, entry);
    if (path.length > 0) entry.paths.push(path);
  };
  for (const [head = '', ...path] of fields) {
    if (head === '*') {
      for (const [name, field] of Object.entries(position.fields)) {
        if (isVisible(position, field)) choose(name, isNested(field) ? path : []);
      }
    } else choose(head, path);
  }
  return chosenFields;
}

class Selection {
  #fields = 0;

  /** The keys of a response at one level: wildcards expanded, aliases resolved, every name checked. */
  resolve(position: Position, names: Names): SelectedField[] {
    const chosenFields = expand(position, names);
    for (const name of Object.keys(names.nestedQueries)) {
      if (!chosenFields.has(name))
        throw badQuery(`"deep" speaks of "${name}", which is not among the fields`);
    }
    this.#fields += chosenFields.size;
    if (this.#fields > MAX_FIELDS) throw badQuery('the query asks for too many fields');
    const selectedFields = [...chosenFields].map(([key, { name, paths }]) =>
      this.#resolveOne(position, { key, name, paths, deep: names.nestedQueries[key] }),
    );
    if (new Set(selectedFields.map(({ key }) => key)).size < selectedFields.length) {
      throw badQuery('two of the fields would have the same key');
    }
    return selectedFields;
  }

  #resolveOne(
    position: Position,
    {
      key,
      name,
      paths,
      deep,
    }: Pick<SelectedField, 'key' | 'name' | 'deep'> & { paths: (readonly string[])[] },
  ): SelectedField {
    const call = findCall(name);
    const field = getField(position, call?.field ?? name);
    if (paths.length > 0 && (call !== undefined || !isNested(field))) {
      throw forbiddenField(`${name}.${paths[0]?.join('.') ?? ''}`, position.collection.name);
    }
    const children =
      call === undefined && isNested(field)
        ? this.#resolveNested(position, field, { paths, deep })
        : undefined;
    return { key: key === name ? (call?.key ?? key) : key, name, field, call, children, deep };
  }

  #resolveNested(
    position: Position,
    field: NestedField,
    { paths, deep }: { paths: (readonly string[])[]; deep: Deep | undefined },
  ): SelectedField[] | undefined {
    if (field.kind === 'group') {
      const names = { fields: paths.length > 0 ? paths : [['*']], nestedQueries: {}, alias: {} };
      return this.resolve({ ...position, fields: field.fields }, names);
    }
    if (paths.length === 0) return undefined;
    const collection = getTarget(position, field);
    const target = { ...position, collection, fields: collection.fields, depth: position.depth + 1 };
    return this.resolve(target, { fields: paths, nestedQueries: deep?.nestedQueries ?? {}, alias: {} });
  }
}

/** The selection of a query on the records of a collection. */
export function resolveSelection(position: Position, names: Names): SelectedField[] {
  return new Selection().resolve(position, names);
}
