import type { Pack } from '@quint/domain/actor.ts';
import { TRIAL_DAYS } from '@quint/domain/limits.ts';
import type pg from 'pg';
import { stageOf } from '#backup/workspace/stage.ts';

/** What a workspace may use: its plan, talent insights to unlock, and bought seats. */
export interface Grant {
  readonly pack: Pack;
  readonly credits: number;
  /** Null takes the limits of the plan. */
  readonly administrators: number | null;
  readonly members: number | null;
}

/** Without a word of the operator, a workspace gets what costs nothing. */
export const SMALLEST_GRANT: Grant = { pack: 'basic', credits: 0, administrators: null, members: null };

/**
 * Replaces what the rows of the file say about plan, talent insights, seats, mails and trial, which anybody may have
 * written. Returns what they said.
 */
export async function applyGrant(client: pg.Client, grant: Grant): Promise<Grant> {
  const { rows } = await client.query<Grant>(
    `select pack, talent_insights_budget as credits, seats_administrators as administrators, seats_members as members
     from ${stageOf('organizations')}`,
  );
  await client.query(
    `update ${stageOf('organizations')} set pack = $1, talent_insights_budget = $2, seats_administrators = $3,
       seats_members = $4, mails_per_day = null,
       trial_ends_at = least(trial_ends_at, now() + make_interval(days => $5))`,
    [grant.pack, grant.credits, grant.administrators, grant.members, TRIAL_DAYS],
  );
  await client.query(`update ${stageOf('plan_credits')} set unspent = 0`);
  const [claimed] = rows;
  return claimed ?? SMALLEST_GRANT;
}

/** Marks lines of the audit log that come from the file, because nobody here has seen what they say happen. */
export async function markAuditLog(client: pg.Client): Promise<void> {
  await client.query(`update ${stageOf('audit_log')} set details = details || '{"imported": true}'`);
}
