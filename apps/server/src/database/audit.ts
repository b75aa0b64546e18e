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
  /** Ids of the records; empty stands for a whole list. */
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
