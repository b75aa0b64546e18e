import type { Actor } from '@quint/domain/actor.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** One line of the audit log: names, keys and numbers, never a personal value. */
export interface AuditEntry {
  readonly scope: Pick<OrganizationScope, 'organizationId'>;
  /** Who did it; undefined when the product itself. */
  readonly actor: Pick<Actor, 'userId' | 'userRole'> | undefined;
  /** Noun and verb: `results.read`, `memberships.update`. */
  readonly action: string;
  /** Keys of the records; empty stands for a whole list. */
  readonly items?: readonly string[];
  /** The talents whose results were read or opened. */
  readonly talentIds?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes a line of the audit log in the transaction of what it tells about. */
export async function recordAudit(db: Writer, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      organization_id: entry.scope.organizationId,
      id: newId(),
      user_id: entry.actor?.userId ?? null,
      user_role: entry.actor?.userRole ?? null,
      action: entry.action,
      items: [...(entry.items ?? [])],
      talent_ids: [...(entry.talentIds ?? [])],
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
