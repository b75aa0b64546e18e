import type { Failure } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import type { Actor } from '@quint/domain/actor.ts';
import type { AccessVersion } from '#database/access.ts';
import { compileAccessGuard } from '#database/access.ts';
import type { SqlText } from '#database/statements.ts';
import { assertAllowed } from '#http/access.ts';
import type {
  Collection,
  ColumnField,
  Field,
  Fields,
  Hints,
  Registry,
  RelationField,
  RowSql,
  ToOneField,
} from '#items/declare/collection.ts';
import { EVERYBODY, tenancyOf } from '#items/declare/collection.ts';
import { badQuery } from '#items/ask/values.ts';

export const MAX_RELATION_DEPTH = 5;
const MAX_FILTER_NODES = 200;
const MAX_FIELDS = 1000;

/** What stands in a fragment for a value until the statement is finished. No name of a question can look like it. */
const HOLE = /«(\d+)»/g;

/** One SQL statement in the making. Values become parameters here and nowhere else. */
export interface Statement {
  readonly registry: Registry;
  readonly actor: Actor;
  /** Placeholder of the id of the workspace the person works in; null for somebody without one. */
  readonly organization: string;
  /** Runs under the platform's role, so that the rows at its root are those of all workspaces. */
  readonly platform: boolean;
  /** Placeholder of the person's id. */
  readonly user: () => string;
  /** Placeholder of a value to compare with. A function makes its value when the statement goes out. */
  readonly param: (value: unknown, cast: string) => string;
  /** Placeholder of a value to store, which takes the type of its column. */
  readonly cell: (value: unknown) => string;
  /**
   * The statement with the values its text names, numbered in the order of the text. A fragment that was made and then
   * left out leaves no value behind, which PostgreSQL would refuse for having no type.
   */
  readonly finish: (sql: string) => SqlText;
  /** Its values hide from the planner. */
  readonly general: boolean;
  readonly newAlias: () => string;
  /** The time of the request, to be compared with. */
  readonly now: () => Date;
  /** Whether the statement means the same at any later time. */
  readonly isLasting: () => boolean;
  readonly countFilterNode: () => void;
  readonly countFields: (fields: number) => void;
  /** Paths of the personal results the statement has touched, wherever in the question. */
  readonly personal: Set<string>;
  /** A condition to stand over all rows: the person is still who she was when last loaded. */
  readonly guard: () => string;
}

/** A row of a collection inside a statement, by its alias, with the fields that can be named there. */
export interface Place {
  readonly statement: Statement;
  readonly collection: Collection;
  readonly fields: Fields;
  readonly row: string;
  /** The id of the workspace the row belongs to, as SQL. */
  readonly organization: string;
  /** Relations passed on the way here. */
  readonly depth: number;
  /** How a question gets here, with a dot at the end; empty at the root. */
  readonly path: string;
  /** Written by a declaration and not by a caller: no field is hidden from it. */
  readonly trusted: boolean;
  /** There may be no row here, and then nothing has a value, not even an expression. */
  readonly optional?: boolean;
}

/** Where a statement works: one workspace, or with the platform's role in all of them. */
export interface StatementReach {
  readonly organizationId: string | undefined;
  readonly platform?: boolean;
  /** Access version the statement must check; undefined when the actor was loaded just now. */
  readonly accessVersion?: AccessVersion | undefined;
}

function numbered(sql: string, given: readonly unknown[]): SqlText {
  const values: unknown[] = [];
  const numbers = new Map<string, number>();
  const text = sql.replaceAll(HOLE, (hole, index: string) => {
    const number = numbers.get(hole) ?? values.push(given[Number(index)]);
    numbers.set(hole, number);
    return `$${number}`;
  });
  return { sql: text, values };
}

export function createStatement(registry: Registry, actor: Actor, reach: StatementReach): Statement {
  const given: unknown[] = [];
  const cell = (value: unknown): string => `«${given.push(value) - 1}»`;
  const param = (value: unknown, cast: string): string => `${cell(value)}::${cast}`;
  let user: string | undefined;
  let aliases = 0;
  let filterNodes = 0;
  let fieldCount = 0;
  let isLasting = true;
  return {
    registry,
    actor,
    organization: param(reach.organizationId ?? null, 'uuid'),
    platform: reach.platform === true,
    param,
    cell,
    finish: (sql) => numbered(sql, given),
    general: false,
    user: () => (user ??= param(actor.userId, 'uuid')),
    newAlias: () => `r${aliases++}`,
    now() {
      isLasting = false;
      return new Date();
    },
    isLasting: () => isLasting,
    countFilterNode() {
      filterNodes += 1;
      if (filterNodes > MAX_FILTER_NODES) throw badQuery('the filter has too many conditions');
    },
    countFields(fields) {
      fieldCount += fields;
      if (fieldCount > MAX_FIELDS) throw badQuery('the query asks for too many fields');
    },
    personal: new Set(),
    guard: () =>
      reach.accessVersion === undefined ? 'true' : compileAccessGuard(reach.accessVersion, param),
  };
}

/**
 * The same statement with values that hide from the planner. Where PostgreSQL sees them it often takes a plan made for
 * the very values to be the better one, and makes it every time anew, which costs more than reading many a list.
 */
export function generalize(statement: Statement): Statement {
  const param = (value: unknown, cast: string): string => {
    const hidden = `(select ${statement.param(value, cast)})`;
    // A list is cast once more, or it would be taken for rows to compare with.
    return cast.endsWith('[]') ? `${hidden}::${cast}` : hidden;
  };
  let user: string | undefined;
  return {
    ...statement,
    param,
    user: () => (user ??= param(statement.actor.userId, 'uuid')),
    general: true,
  };
}

/** The workspace of a row at the root of a statement: the person's, or for the platform the row's own. */
function organizationOf(statement: Statement, collection: Collection, row: string): string {
  const tenancy = tenancyOf(collection);
  if (!statement.platform || tenancy === 'none' || tenancy === 'shared') return statement.organization;
  return tenancy === 'self' ? `${row}.id` : `${row}.organization_id`;
}

export function placeOf(statement: Statement, collection: Collection): Place {
  const row = statement.newAlias();
  return {
    statement,
    collection,
    fields: collection.fields,
    row,
    organization: organizationOf(statement, collection, row),
    depth: 0,
    path: '',
    trusted: false,
  };
}

/**
 * The workspace of a row that a relation leads to. For one workspace it is that one. A statement of the platform
 * stays in the workspace of the row it comes from; below an account, which is in many, each row has its own.
 */
function organizationBelow(place: Place, target: Collection, row: string): string {
  if (!place.statement.platform) return place.organization;
  if (tenancyOf(target) !== 'column') return place.organization;
  const tenancy = tenancyOf(place.collection);
  if (tenancy === 'self') return `${place.row}.id`;
  return tenancy === 'shared' ? `${row}.organization_id` : `${place.row}.organization_id`;
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
  return (field.read ?? EVERYBODY).includes(actor.userRole);
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

/** The fields of a group, at the same row. */
export function inside(place: Place, name: string, fields: Fields): Place {
  return { ...place, fields, path: `${place.path}${name}.` };
}

/** The row a relation leads to, as a new place one relation deeper. */
export function enter(place: Place, target: Collection, name: string): Place {
  if (place.depth >= MAX_RELATION_DEPTH) {
    throw badQuery(`the query goes deeper than ${MAX_RELATION_DEPTH} relations`);
  }
  const row = place.statement.newAlias();
  return {
    ...place,
    collection: target,
    fields: target.fields,
    row,
    organization: organizationBelow(place, target, row),
    depth: place.depth + 1,
    optional: false,
    path: `${place.path}${name}.`,
  };
}

/** An expression, which of a row that is not there must be nothing like its columns. */
export function whereThere({ optional, row }: Place, sql: string): string {
  return optional === true ? `(case when ${row}.id is not null then ${sql} end)` : sql;
}

/** What an expression of a declaration may use at a place. */
export function rowSqlOf({ row, statement, organization }: Place): RowSql {
  const { actor, user, param } = statement;
  return { row, actor, organization, isOwn: organization === statement.organization, user, param };
}

/** The SQL value of a plain field at a place. */
export function valueOf(place: Place, name: string, field: ColumnField | ToOneField): string {
  const { row, statement } = place;
  if (field.kind === 'column' && field.personal === true && !place.trusted) {
    statement.personal.add(`${place.path}${name}`);
  }
  if (field.sql !== undefined) return whereThere(place, `(${field.sql(rowSqlOf(place))})`);
  return `${row}."${field.column ?? name}"`;
}

/** The key column a to-many or picked relation points back with. */
export function keyColumn(target: Collection, by: string): string {
  const field = target.fields[by];
  return field?.kind === 'one' ? (field.column ?? by) : by;
}

/** All columns of a row that the server's role may read. */
export function wholeRow({ collection, row }: Place): string {
  return (collection.rows?.columns ?? ['*']).map((name) => `${row}.${name}`).join(', ');
}

/** The hints for the table of a place; fields inside a group have none. */
export function hintsOf({ statement, collection, fields }: Place): Hints {
  return fields === collection.fields ? (statement.registry.hints.get(collection.name) ?? {}) : {};
}
