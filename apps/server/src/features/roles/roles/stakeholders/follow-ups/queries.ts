import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** Locks a request; the caller reads it afterwards. */
export async function lockRequest(db: Writer, scope: OrganizationScope, id: string): Promise<void> {
  await sql`
    select from ra_surveys where organization_id = ${scope.organizationId} and id = ${id} for no key update
  `.execute(db);
}

/** Counts one more reminder of a locked request. */
export async function countReminder(
  db: Writer,
  scope: OrganizationScope,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await sql`
    update ra_surveys set reminders = reminders + 1, date_reminded = ${now}
    where organization_id = ${scope.organizationId} and id = ${id}
  `.execute(db);
}

/** Reactivates the link of a locked request and resets its reminders. */
export async function renewRequest(
  db: Writer,
  scope: OrganizationScope,
  renewal: { id: string; now: Date; expires: Date; tokenHash: Buffer },
): Promise<void> {
  await sql`
    update ra_surveys set mails = mails + 1, date_expires = ${renewal.expires}, token_hash = ${renewal.tokenHash},
      reminders = 0, date_reminded = null, date_updated = ${renewal.now}, date_sent = null,
      status = case when date_opened is null then 'INVITED' else 'OPENED' end
    where organization_id = ${scope.organizationId} and id = ${renewal.id}
  `.execute(db);
}
