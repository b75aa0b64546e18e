import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/**
 * Resets a workspace to the values of a new one; no record is deleted. Returns false for an unknown or deleted one.
 * Requires the platform role.
 */
export async function setBack(
  db: Writer,
  input: { organizationId: string; trialEndsAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with reset as (
      update organizations set pack = 'basic', seats_administrators = null, seats_members = null, trial_ends_at = ${input.trialEndsAt},
        mails_per_day = null, is_freezed = false, is_on_hold = false, date_updated = now()
      where id = ${input.organizationId} and date_deleted is null returning id
    ), switches as (
      delete from organization_features f using reset r where f.organization_id = r.id
    )
    select id from reset
  `.execute(db);
  return rows.length > 0;
}
