import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** An invitation whose mail is queued. */
export interface WaitingInvitation {
  readonly talent_id: string;
  readonly email: string;
  readonly send_at: Date | null;
  /** The key of the queued mail. */
  readonly outbox_id: string;
}

/** Locks the queued mail of an invitation; undefined when it was sent or is being sent. */
export async function lockWaitingInvitation(
  db: Writer,
  scope: OrganizationScope,
  resultId: string,
): Promise<WaitingInvitation | undefined> {
  const { rows } = await sql<WaitingInvitation>`
    select r.talent_id, t.email, r.send_at, o.id as outbox_id
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join outbox o on o.organization_id = r.organization_id
      and o.message_key = 'invitation:' || r.id || ':' || r.invitation_count and o.status = 'queued'
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} and r.status in ('SCHEDULED', 'INVITED')
    for update of o skip locked
  `.execute(db);
  return rows[0];
}

/** Releases the slot of a queued mail in the budget of its day. */
export async function releaseSlot(db: Writer, scope: OrganizationScope, outboxId: string): Promise<void> {
  await sql`
    update outbox set counts_on = null where organization_id = ${scope.organizationId} and id = ${outboxId}
  `.execute(db);
}

/** Moves an invitation that was not sent to another time; `sendAt` null sends it now. */
export async function moveToSendTime(
  db: Writer,
  scope: OrganizationScope,
  move: { resultId: string; sendAt: Date | null; linkExpiresAt: Date; now: Date },
): Promise<void> {
  await sql`
    update talents_results set
      status = case when ${move.sendAt}::timestamptz is null then 'INVITED' else 'SCHEDULED' end,
      send_at = ${move.sendAt}::timestamptz,
      date_last_invited = coalesce(${move.sendAt}::timestamptz, ${move.now}),
      date_last_action = ${move.now},
      link_expires_at = greatest(link_expires_at, ${move.linkExpiresAt}::timestamptz)
    where organization_id = ${scope.organizationId} and id = ${move.resultId}
  `.execute(db);
}
