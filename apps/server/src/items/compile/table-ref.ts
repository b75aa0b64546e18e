import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { AccessVersion } from '#database/access.ts';
import type { Position } from '#items/ask/selection.ts';
import { getTarget } from '#items/ask/selection.ts';
import type {
  Collection,
  ColumnField,
  Fields,
  Hints,
  Registry,
  RelationField,
  RowSql,
  ToOneField,
} from '#items/declare/collection.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { join, param, quoteName, raw, sql, visibleParam } from '#database/sql.ts';

/** The actor and the workspace of a statement. */
export interface StatementContext {
  readonly registry: Registry;
  readonly actor: Actor;
  /** The id of the workspace, null for an actor without one; the same parameter as `organizationOfRows`. */
  readonly organization: Sql;
  /** The same in conditions on the rows of the statement, if one plan for all workspaces is wanted. */
  readonly organizationOfRows: Sql;
  /** Whether it runs under the platform's role, so that its root rows are those of all workspaces. */
  readonly platform: boolean;
  /** The id of the actor's account. */
  readonly user: Sql;
  readonly accessVersion: AccessVersion | undefined;
  readonly newAlias: () => Sql;
}

/** A table in a statement, by its alias, with the fields that can be used there. */
export interface TableRef extends Position {
  readonly statement: StatementContext;
  readonly row: Sql;
  /** The id of the workspace the row belongs to. */
  readonly organization: Sql;
  /** The path of the query to this table, with a dot at the end; empty at the root. */
  readonly path: string;
  /** Whether the row may be missing; then every value is null, including expressions. */
  readonly optional?: boolean;
}

/** The scope of a statement: one workspace, or with the platform's role all of them. */
interface StatementScope {
  readonly organizationId: string | undefined;
  readonly platform?: boolean;
  /** Access version that the statement must check; undefined when the actor was just loaded. */
  readonly accessVersion?: AccessVersion | undefined;
}

export function createStatementContext(
  registry: Registry,
  actor: Actor,
  { organizationId, platform = false, accessVersion }: StatementScope,
): StatementContext {
  const organization = visibleParam(organizationId ?? null, 'uuid');
  let aliases = 0;
  return {
    registry,
    actor,
    organization: organization.visible,
    organizationOfRows: organization.hideable,
    platform,
    user: param(actor.userId, 'uuid'),
    accessVersion,
    newAlias: () => raw(`r${aliases++}`),
  };
}

/** The workspace of a root row: the actor's, or for the platform the row's own. */
function organizationOfRoot(statement: StatementContext, collection: Collection, row: Sql): Sql {
  const tenancy = tenancyOf(collection);
  if (!statement.platform || tenancy === 'none' || tenancy === 'shared') return statement.organization;
  return tenancy === 'self' ? sql`${row}.id` : sql`${row}.organization_id`;
}

/** The root table of a statement. */
export function createTableRef(statement: StatementContext, collection: Collection): TableRef {
  const row = statement.newAlias();
  return {
    statement,
    collection,
    fields: collection.fields,
    row,
    organization: organizationOfRoot(statement, collection, row),
    depth: 0,
    path: '',
    isTrusted: false,
  };
}

/**
 * The workspace of a related row. In a statement for one workspace it is that one. A platform statement stays in the
 * workspace of the row it comes from; under an account, which belongs to many, each row has its own.
 */
function organizationBelow(ref: TableRef, target: Collection, row: Sql): Sql {
  if (!ref.statement.platform || tenancyOf(target) !== 'column') return ref.organization;
  const tenancy = tenancyOf(ref.collection);
  if (tenancy === 'self') return sql`${ref.row}.id`;
  return tenancy === 'shared' ? sql`${row}.organization_id` : sql`${ref.row}.organization_id`;
}

/** The fields of a group, in the same row. */
export function groupRef(ref: TableRef, name: string, fields: Fields): TableRef {
  return { ...ref, fields, path: `${ref.path}${name}.` };
}

/** The table of a relation, one level deeper. */
export function relatedRef(ref: TableRef, field: RelationField, name: string): TableRef {
  const target = getTarget(ref, field);
  const row = ref.statement.newAlias();
  return {
    ...ref,
    collection: target,
    fields: target.fields,
    row,
    organization: organizationBelow(ref, target, row),
    depth: ref.depth + 1,
    optional: false,
    path: `${ref.path}${name}.`,
  };
}

/** An expression that is null if the row is missing, like its columns. */
export function nullWithoutRow({ optional, row }: TableRef, value: Sql): Sql {
  return optional === true ? sql`(case when ${row}.id is not null then ${value} end)` : value;
}

export function rowSqlOf({ row, statement, organization }: TableRef): RowSql {
  const { actor, user } = statement;
  return { row, actor, organization, isOwn: organization === statement.organization, user };
}

/** The SQL value of a plain field. */
export function valueOf(ref: TableRef, name: string, field: ColumnField | ToOneField): Sql {
  const value =
    field.sql === undefined
      ? sql`${ref.row}.${quoteName(field.column ?? name)}`
      : nullWithoutRow(ref, sql`(${field.sql(rowSqlOf(ref))})`);
  if (field.kind === 'one' || field.personal !== true || ref.isTrusted) return value;
  return { ...value, personal: `${ref.path}${name}` };
}

/** The foreign key column of a to-many or picked relation. */
export function keyColumn(target: Collection, by: string): string {
  const field = target.fields[by];
  return field?.kind === 'one' ? (field.column ?? by) : by;
}

/** The table with its alias, for `from`. */
export function tableOf({ collection, row }: TableRef): Sql {
  return sql`${raw(collection.table)} ${row}`;
}

/** All columns of a row that the server's role may read. */
export function wholeRow({ collection, row }: TableRef): Sql {
  const columns = collection.rows?.columns ?? ['*'];
  return join(columns.map((name) => sql`${row}.${raw(name)}`));
}

/** The hints for the table; fields inside a group have none. */
export function hintsOf({ statement, collection, fields }: TableRef): Hints {
  return fields === collection.fields ? (statement.registry.hints?.get(collection.name) ?? {}) : {};
}

/** Whether the keys are unique among the rows: those of one workspace. */
export function hasUniqueKeys({ collection, statement }: TableRef): boolean {
  return tenancyOf(collection) === 'column' && !statement.platform;
}
