import type { Failure } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { assertAllowed } from '#http/access.ts';
import type {
  Collection,
  ColumnField,
  Field,
  Fields,
  Registry,
  RelationField,
  ToOneField,
} from './declaration.ts';
import { EVERYBODY } from './declaration.ts';
import { badQuery } from './values.ts';

export const MAX_RELATION_DEPTH = 5;
const MAX_FILTER_NODES = 200;
const MAX_FIELDS = 1000;

/** One SQL statement in the making. Values become parameters here and nowhere else. */
export interface Statement {
  readonly registry: Registry;
  readonly actor: Actor;
  /** Placeholder of the workspace's id. */
  readonly organization: string;
  readonly values: unknown[];
  /** Placeholder of the person's id. */
  readonly user: () => string;
  readonly param: (value: unknown, cast: string) => string;
  readonly newAlias: () => string;
  readonly countFilterNode: () => void;
  readonly countFields: (fields: number) => void;
}

/** A row of a collection inside a statement, by its alias, with the fields that can be named there. */
export interface Place {
  readonly statement: Statement;
  readonly collection: Collection;
  readonly fields: Fields;
  readonly row: string;
  /** Relations passed on the way here. */
  readonly depth: number;
  /** Written by a declaration and not by a caller: no field is hidden from it. */
  readonly trusted: boolean;
}

export function createStatement(registry: Registry, actor: Actor, organizationId: string): Statement {
  const values: unknown[] = [organizationId];
  const param = (value: unknown, cast: string): string => {
    values.push(value);
    return `$${values.length}::${cast}`;
  };
  let user: string | undefined;
  let aliases = 0;
  let filterNodes = 0;
  let fieldCount = 0;
  return {
    registry,
    actor,
    organization: '$1::uuid',
    values,
    param,
    user: () => (user ??= param(actor.userId, 'uuid')),
    newAlias: () => `r${aliases++}`,
    countFilterNode() {
      filterNodes += 1;
      if (filterNodes > MAX_FILTER_NODES) throw badQuery('the filter has too many conditions');
    },
    countFields(fields) {
      fieldCount += fields;
      if (fieldCount > MAX_FIELDS) throw badQuery('the query asks for too many fields');
    },
  };
}

export function placeOf(statement: Statement, collection: Collection): Place {
  return {
    statement,
    collection,
    fields: collection.fields,
    row: statement.newAlias(),
    depth: 0,
    trusted: false,
  };
}

/** The refusal that names the field: it does not exist, or not for this person. Both are the same answer. */
export function forbiddenField(name: string, collection: string): Failure {
  return fail('FORBIDDEN', {
    reason: `there is no field "${name}" in "${collection}", or you have no permission for it`,
    field: name,
    collection,
  });
}

export function isReadable(field: Field, actor: Actor): boolean {
  return field.kind === 'column' || field.kind === 'group'
    ? (field.read ?? EVERYBODY).includes(actor.userRole)
    : true;
}

/** The declared field of a name, as far as the person may read it. */
export function getField(place: Place, name: string): Field {
  const field = Object.hasOwn(place.fields, name) ? place.fields[name] : undefined;
  if (field === undefined || (!place.trusted && !isReadable(field, place.statement.actor))) {
    throw forbiddenField(name, place.collection.name);
  }
  return field;
}

/** The collection a relation leads to, when the person may read it at all. */
export function getTarget(place: Place, field: RelationField): Collection {
  const target = place.statement.registry.get(field.to);
  if (target === undefined) throw new Error(`Relation to "${field.to}", which is not declared`);
  if (!place.trusted) assertAllowed(target.access.read(place.statement.actor));
  return target;
}

/** The row a relation leads to, as a new place one relation deeper. */
export function enter(place: Place, target: Collection): Place {
  if (place.depth >= MAX_RELATION_DEPTH) {
    throw badQuery(`the query goes deeper than ${MAX_RELATION_DEPTH} relations`);
  }
  return {
    ...place,
    collection: target,
    fields: target.fields,
    row: place.statement.newAlias(),
    depth: place.depth + 1,
  };
}

/** The SQL value of a plain field at a place. */
export function valueOf(place: Place, name: string, field: ColumnField | ToOneField): string {
  const { row, statement } = place;
  if (field.kind === 'column' && field.sql !== undefined) {
    const { actor, organization, user, param } = statement;
    return `(${field.sql({ row, actor, organization, user, param })})`;
  }
  return `${row}."${field.column ?? name}"`;
}

/** The key column a to-many or picked relation points back with. */
export function keyColumn(target: Collection, by: string): string {
  const field = target.fields[by];
  return field?.kind === 'one' ? (field.column ?? by) : by;
}
