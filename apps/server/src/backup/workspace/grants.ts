import type { Pack } from '@quint/domain/workspace/actor.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import { TRIAL_DAYS } from '@quint/domain/base/limits.ts';
import type pg from 'pg';
import { stageOf } from '#backup/workspace/stage.ts';

/** Paid limits of a workspace: its plan, talent insights to unlock, and purchased seats. */
export interface Grant {
  readonly pack: Pack;
  readonly credits: number;
  /** Null uses the limits of the plan. */
  readonly administrators: number | null;
  readonly members: number | null;
}

/** Values of a file that must be paid for or enabled by the platform, and that only the operator sets here. */
export interface Claim extends Grant {
  /** People whose premium report was bought. */
  readonly premiumReports: number;
  /** Switches that are off by default. */
  readonly switches: readonly string[];
}

/** Switches that only the platform may enable. */
const OFF_BY_DEFAULT = Object.entries(FEATURE_DEFAULTS)
  .filter(([, isOn]) => !isOn)
  .map(([name]) => name);

/** Without a statement of the operator, a workspace gets only what is free. */
export const SMALLEST_GRANT: Grant = { pack: 'basic', credits: 0, administrators: null, members: null };

/**
 * Replaces the file's values for plan, talent insights, seats, mails, trial, premium reports and switches of the
 * platform, because anybody may have written them. Returns the file's values. With `includesReports`, premium reports
 * marked as bought in the file stay so.
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

/** Marks audit log entries that come from the file, because nobody here can confirm them. */
export async function markAuditLog(client: pg.Client): Promise<void> {
  await client.query(`update ${stageOf('audit_log')} set details = details || '{"imported": true}'`);
}
