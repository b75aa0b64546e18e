import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { forbiddenField } from '#items/ask/selection.ts';
import type { StatementContext, TableRef } from '#items/compile/table-ref.ts';
import { keyColumn } from '#items/compile/table-ref.ts';
import type { Collection } from '#items/declare/collection.ts';
import type { Sql } from '#items/declare/sql.ts';
import { hole, join, param, personalPaths, quoted, raw, sql } from '#items/declare/sql.ts';

const ACTION = 'results.read';
/** True when the transaction ends without waiting for the disk. */
const NO_WAIT = sql`set_config('synchronous_commit', 'off', true) = 'off'`;
/** Beyond this number the audit log records a whole list, without ids. */
const NAMED_MAX = 100;

/**
 * Paths of other people's personal results that a statement reads, whether it returns them or only compares them. An
 * ORG_USER reaches no results but their own. They cannot be read in all workspaces at once: no workspace's log could
 * record it.
 */
export function auditedPaths({ statement, collection }: TableRef, fragment: Sql): readonly string[] {
  if (statement.actor.userRole === 'ORG_USER') return [];
  const paths = personalPaths(fragment);
  if (statement.platform && paths[0] !== undefined) throw forbiddenField(paths[0], collection.name);
  return paths;
}

/** The id of the person a row is about: the row's own, or the one it refers to. */
export function personKey({ collection, row, statement }: TableRef): Sql {
  if (collection.rows?.arePeople === true) return sql`${row}.id`;
  const link = Object.entries(collection.fields).find(
    ([, field]) =>
      field.kind === 'one' &&
      field.sql === undefined &&
      statement.registry.get(field.to)?.rows?.arePeople === true,
  );
  return link === undefined ? raw('null::uuid') : sql`${row}.${quoted(keyColumn(collection, link[0]))}`;
}

/**
 * Makes a statement audit what it reads. `page` names its rows with their keys as k and their people as t. An actor who
 * reads only their own results is not audited, and `onlyFound` audits nothing when there was no row. A statement that
 * is a transaction of its own (`isAlone`) does not wait for the disk: a crash of the database may lose the lines of its
 * last moments.
 */
export function compileNote(
  { actor, organization, user }: StatementContext,
  collection: Collection,
  note: { paths: readonly string[]; onlyFound: boolean; isAlone: boolean },
): Sql {
  const named = (list: string) =>
    raw(`case when count(*) <= ${NAMED_MAX} then coalesce(${list}, '{}') else '{}' end`);
  const others =
    actor.talentId === undefined
      ? sql`true`
      : sql`coalesce(bool_or(k is not null and t is distinct from ${param(actor.talentId, 'uuid')}), true)`;
  const action = raw(`'${ACTION}'`);
  const people =
    collection.rows?.arePeople === true
      ? 'array_agg(t)'
      : 'array_agg(distinct t) filter (where t is not null)';
  const details = sql`jsonb_build_object('collection', ${param(collection.name, 'text')}, 'fields', ${param(note.paths, 'text[]')}, 'count', count(*))`;
  const values = [
    organization,
    hole('auditId', 'uuid'),
    user,
    param(actor.userRole, 'text'),
    note.isAlone ? sql`case when ${NO_WAIT} then ${action} end` : action,
    named('array_agg(k)'),
    named(people),
    details,
  ];
  const columns = raw('organization_id, id, user_id, user_role, action, items, talent_ids, details');
  const found = raw(note.onlyFound ? 'count(*) > 0 and ' : '');
  return sql`insert into audit_log (${columns}) select ${join(values, ', ')} from page having ${found}${others}`;
}

/** A read that its statement could not audit itself. */
export interface PersonalRead {
  readonly collection: Collection;
  readonly paths: readonly string[];
  /** Keys of the rows and of their talents; undefined for a list that was not read to its end. */
  readonly rows?: readonly { readonly key: string; readonly talent: string | null }[] | undefined;
}

/** Audits a read of personal results, in a transaction that ends before any of them are sent. */
export async function recordPersonalRead(
  db: Writer,
  who: Pick<Parameters<typeof recordAudit>[1], 'actor'> & {
    readonly scope: OrganizationScope;
    readonly talentId: string | undefined;
  },
  { collection, paths, rows }: PersonalRead,
): Promise<void> {
  if (rows !== undefined && rows.length > 0 && who.talentId !== undefined) {
    if (rows.every(({ talent }) => talent === who.talentId)) return;
  }
  const named = rows === undefined || rows.length > NAMED_MAX ? [] : rows;
  const talents = named.map(({ talent }) => talent).filter((talent) => talent !== null);
  await recordAudit(db, {
    scope: who.scope,
    actor: who.actor,
    action: ACTION,
    items: named.map(({ key }) => key),
    talentIds: [...new Set(talents)],
    details: {
      collection: collection.name,
      fields: paths,
      ...(rows === undefined ? {} : { count: rows.length }),
    },
  });
}
