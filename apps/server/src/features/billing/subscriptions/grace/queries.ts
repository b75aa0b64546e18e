import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** A workspace whose payment is missing. */
export interface OwingWorkspace {
  readonly organization_id: string;
  readonly subscription: string;
  readonly past_due_since: Date;
}

/**
 * Workspaces with Flow whose payment is missing and that are not frozen for it yet, all of them or one. Workspaces
 * frozen by an administrator of the platform are left out. Requires the platform role.
 */
export async function listOwing(
  db: Reader,
  { only }: { readonly only?: string } = {},
): Promise<OwingWorkspace[]> {
  const { rows } = await readSql<OwingWorkspace>`
    select a.organization_id, a.subscription, a.past_due_since
    from billing_accounts a join organizations o on o.id = a.organization_id
    where a.past_due_since is not null and a.status = 'past_due' and a.subscription is not null
      and a.unpaid_frozen_at is null and o.pack = 'flow' and not o.is_freezed and not o.is_on_hold and o.date_deleted is null
      and (${only ?? null}::uuid is null or a.organization_id = ${only ?? null})
    order by a.organization_id
  `.execute(db);
  return rows;
}

/** Freezes a workspace, which is locked, because of a missing payment. */
export async function freezeUnpaid(
  tx: Writer,
  { organizationId, now }: { readonly organizationId: string; readonly now: Date },
): Promise<void> {
  await sql`
    update organizations set is_freezed = true, date_updated = ${now} where id = ${organizationId}
  `.execute(tx);
  await sql`
    update billing_accounts set unpaid_frozen_at = ${now}, date_updated = ${now} where organization_id = ${organizationId}
  `.execute(tx);
}
