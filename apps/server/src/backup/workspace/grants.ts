import type { Pack } from '@quint/domain/workspace/actor.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import { TRIAL_DAYS } from '@quint/domain/base/limits.ts';
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

/** What a file says about what is paid for or switched on by the platform, and gets here by the operator only. */
export interface Claim extends Grant {
  /** People whose premium report was bought. */
  readonly premiumReports: number;
  /** Switches that are off by default. */
  readonly switches: readonly string[];
}

/** Switches that only the platform turns on. */
const OFF_BY_DEFAULT = Object.entries(FEATURE_DEFAULTS)
  .filter(([, isOn]) => !isOn)
  .map(([name]) => name);

/** Without a word of the operator, a workspace gets what costs nothing. */
export const SMALLEST_GRANT: Grant = { pack: 'basic', credits: 0, administrators: null, members: null };

/**
 * Replaces what the rows of the file say about plan, talent insights, seats, mails, trial, premium reports and switches
 * of the platform, which anybody may have written. Returns what they said. With `includesReports` premium reports that the
 * file calls bought stay so.
 */
export async function applyGrant(
  client: pg.Client,
  { grant, includesReports }: { grant: Grant; includesReports: boolean },
): Promise<Claim> {
  const { rows } = await client.query<Claim>(
    `select pack, talent_insights_budget as credits, seats_administrators as administrators, seats_members as members,
       (select count(*)::int from ${stageOf('talents')} where is_big_five_report_unlocked) as "premiumReports",
       (select coalesce(array_agg(feature order by feature), '{}') from ${stageOf('organization_features')}
        where enabled and feature = any ($1)) as switches
     from ${stageOf('organizations')}`,
    [OFF_BY_DEFAULT],
  );
  await client.query(
    `update ${stageOf('organizations')} set pack = $1, talent_insights_budget = $2, seats_administrators = $3,
       seats_members = $4, mails_per_day = null,
       trial_ends_at = least(trial_ends_at, now() + make_interval(days => $5))`,
    [grant.pack, grant.credits, grant.administrators, grant.members, TRIAL_DAYS],
  );
  await client.query(`update ${stageOf('plan_credits')} set unspent = 0`);
  await client.query(
    `update ${stageOf('organization_features')} set enabled = false where feature = any ($1)`,
    [OFF_BY_DEFAULT],
  );
  if (!includesReports)
    await client.query(`update ${stageOf('talents')} set is_big_five_report_unlocked = false`);
  const [claim] = rows;
  return claim ?? { ...SMALLEST_GRANT, premiumReports: 0, switches: [] };
}

/** Marks lines of the audit log that come from the file, because nobody here has seen what they say happen. */
export async function markAuditLog(client: pg.Client): Promise<void> {
  await client.query(`update ${stageOf('audit_log')} set details = details || '{"imported": true}'`);
}
