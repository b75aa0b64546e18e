import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** One entry of the audit log: names, ids and numbers, never personal data. */
export interface AuditEntry {
  readonly scope: Pick<OrganizationScope, 'organizationId'>;
  /** The actor; undefined for the product itself. */
  readonly actor: Pick<Actor, 'userId' | 'userRole' | 'token'> | undefined;
  /** Noun and verb: `results.read`, `memberships.update`. */
  readonly action: string;
  /** Ids of the records; empty for a whole list. */
  readonly items?: readonly string[];
  /** The talents whose results were read or opened. */
  readonly talentIds?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Inserts an audit entry in the transaction of the audited change. */
export async function recordAudit(db: Writer, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      organization_id: entry.scope.organizationId,
      id: newId(),
      user_id: entry.actor === undefined ? null : accountOf(entry.actor),
      user_role: entry.actor?.userRole ?? null,
      token_id: entry.actor?.token?.id ?? null,
      action: entry.action,
      items: [...(entry.items ?? [])],
      talent_ids: [...(entry.talentIds ?? [])],
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}

/** The action of an entry about a read of personal results. */
export const READ_RESULTS = 'results.read';
/** Beyond this number of records an entry represents a whole list, without ids. */
export const NAMED_MAX = 100;

/** A read of personal results whose statement did not audit itself. */
export interface PersonalRead {
  readonly scope: OrganizationScope;
  readonly actor: Pick<Actor, 'userId' | 'userRole' | 'token' | 'talentId'>;
  /** The name of the collection, and the paths of the fields. */
  readonly collection: string;
  readonly paths: readonly string[];
  /** Keys of the rows and of their talents; undefined for a list that was not read to its end. */
  readonly rows?: readonly { readonly key: string; readonly talent: string | null }[] | undefined;
}

/** Audits a read of other people's results, in a transaction that ends before any of them are sent. */
export async function recordPersonalRead(
  db: Writer,
  { scope, actor, collection, paths, rows }: PersonalRead,
): Promise<void> {
  const { talentId } = actor;
  const isOwn = rows?.every(({ talent }) => talent === talentId) === true && rows.length > 0;
  if (talentId !== undefined && isOwn) return;
  const namedRows = rows === undefined || rows.length > NAMED_MAX ? [] : rows;
  const talents = namedRows.map(({ talent }) => talent).filter((talent) => talent !== null);
  await recordAudit(db, {
    scope,
    actor,
    action: READ_RESULTS,
    items: namedRows.map(({ key }) => key),
    talentIds: [...new Set(talents)],
    details: { collection, fields: paths, ...(rows === undefined ? {} : { count: rows.length }) },
  });
}
