import { accountOf, isAdmin } from '@quint/domain/workspace/actor.ts';
import { hasScope } from '@quint/domain/workspace/api-scopes.ts';
import { NAMED_MAX, READ_RESULTS } from '#database/audit.ts';
import { assertAllowed } from '#http/access.ts';
import { forbiddenField } from '#items/ask/selection.ts';
import type { StatementContext, TableRef } from '#items/compile/table-ref.ts';
import { keyColumn } from '#items/compile/table-ref.ts';
import type { Collection } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { placeholder, join, param, personalPaths, quoteName, raw, sql } from '#database/sql.ts';

/** True if the transaction ends without waiting for the disk. */
const NO_WAIT = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

/**
 * Paths of other people's personal results that a statement reads, whether it returns or only compares them. Only
 * administrators read those of others below /items. They cannot be read in all workspaces at once: no workspace's log
 * could record it. A token without the scope for results cannot read any, by whatever field.
 */
export function auditedPaths({ statement, collection }: TableRef, fragment: Sql): readonly string[] {
  const paths = personalPaths(fragment);
  if (paths.length > 0) assertAllowed(hasScope(statement.actor, 'results:read'));
  if (!isAdmin(statement.actor)) return [];
  if (statement.platform && paths[0] !== undefined) throw forbiddenField(paths[0], collection.name);
  return paths;
}

/** The id of the person of a row: the row's own, or the one it refers to. */
export function personKey({ collection, row, statement }: TableRef): Sql {
  if (collection.rows?.arePeople === true) return sql`${row}.id`;
  const link = Object.entries(collection.fields).find(
    ([, field]) =>
      field.kind === 'one' &&
      field.sql === undefined &&
      statement.registry.get(field.to)?.rows?.arePeople === true,
  );
  return link === undefined ? raw('null::uuid') : sql`${row}.${quoteName(keyColumn(collection, link[0]))}`;
}

/** The audit entry of a statement, and when it is written. */
interface AuditLine {
  readonly paths: readonly string[];
  /** Audits nothing when there was no row. */
  readonly onlyFound?: boolean;
  /** There is at most one row: its entry needs no aggregates, which would cost a quarter more. */
  readonly isSingle?: boolean;
  readonly isAlone: boolean;
}

const COLUMNS = raw('organization_id, id, user_id, token_id, user_role, action, items, talent_ids, details');

/** Keys, people and details of the single row of `page`, and the rows to audit. */
function auditOfOne({ actor }: StatementContext, details: object): { values: Sql[]; from: Sql } {
  const others =
    actor.talentId === undefined ? raw('') : sql` where t is distinct from ${param(actor.talentId, 'uuid')}`;
  const values = [raw('array[k]'), raw('array_remove(array[t], null)')];
  return {
    values: [...values, param(JSON.stringify({ ...details, count: 1 }), 'jsonb')],
    from: sql`from page${others}`,
  };
}

/** The same for all rows. */
function auditOfMany(
  { actor }: StatementContext,
  collection: Collection,
  { details, onlyFound = false }: { details: object; onlyFound: boolean | undefined },
): { values: Sql[]; from: Sql } {
  const limitList = (list: string) =>
    raw(`case when count(*) <= ${NAMED_MAX} then coalesce(${list}, '{}') else '{}' end`);
  const others =
    actor.talentId === undefined
      ? sql`true`
      : sql`coalesce(bool_or(k is not null and t is distinct from ${param(actor.talentId, 'uuid')}), true)`;
  const people =
    collection.rows?.arePeople === true
      ? 'array_agg(t)'
      : 'array_agg(distinct t) filter (where t is not null)';
  const detailsWithCount = sql`${param(JSON.stringify(details), 'jsonb')} || jsonb_build_object('count', count(*))`;
  const foundCondition = raw(onlyFound ? 'count(*) > 0 and ' : '');
  return {
    values: [limitList('array_agg(k)'), limitList(people), detailsWithCount],
    from: sql`from page having ${foundCondition}${others}`,
  };
}

/**
 * Makes a statement audit its reads. `page` returns its rows with their keys as k and their people as t. An actor who
 * reads only their own results is not audited. A statement that is its own transaction (`isAlone`) does not wait for
 * the disk: a crash of the database may lose the last entries.
 */
export function compileAuditLine(
  statement: StatementContext,
  collection: Collection,
  auditLine: AuditLine,
): Sql {
  const { actor, organization } = statement;
  const details = { collection: collection.name, fields: auditLine.paths };
  const { values, from } =
    auditLine.isSingle === true
      ? auditOfOne(statement, details)
      : auditOfMany(statement, collection, { details, onlyFound: auditLine.onlyFound });
  const action = raw(`'${READ_RESULTS}'`);
  const line = [
    organization,
    placeholder('auditId', 'uuid'),
    param(accountOf(actor), 'uuid'),
    param(actor.token?.id ?? null, 'uuid'),
    param(actor.userRole, 'text'),
    auditLine.isAlone ? sql`case when ${NO_WAIT} then ${action} end` : action,
    ...values,
  ];
  return sql`insert into audit_log (${COLUMNS}) select ${join(line)} ${from}`;
}
