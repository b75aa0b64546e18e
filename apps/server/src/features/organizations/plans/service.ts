import type { Pack } from '@quint/domain/actor.ts';
import { findPack, PLAN_LIMITS } from '@quint/domain/plans.ts';
import { sql } from 'kysely';
import { recordAudit } from '#database/audit.ts';
import type { Given } from '#items/declaration.ts';
import { isRecord } from '#items/parse.ts';

interface Plan {
  readonly pack: Pack;
  readonly talent_insights_budget: number;
  /** The plan asked for has been started before. */
  readonly was_started: boolean;
}

/** The plan as it is, locked until the transaction ends. */
async function findPlan({ db, organizationId }: Given, next: Pack): Promise<Plan | undefined> {
  const { rows } = await sql<Plan>`
    select o.pack, o.talent_insights_budget, exists (
      select from audit_log a where a.organization_id = o.id and a.action = 'plans.start' and a.details ->> 'pack' = ${next}
    ) as was_started
    from organizations o where o.id = ${organizationId} for update of o
  `.execute(db);
  return rows[0];
}

/**
 * What a change of the plan brings with it: the start credit of talent insights, once for each plan; and a paid plan
 * has no trial that ends and opens a workspace that was frozen. What is said of these in the same change counts more.
 */
export async function completePlan(given: Given): Promise<Readonly<Record<string, unknown>>> {
  const { input, db, actor, organizationId } = given;
  const next = isRecord(input.pack) ? findPack(input.pack.name) : undefined;
  const plan = next === undefined ? undefined : await findPlan(given, next);
  if (next === undefined || plan === undefined || plan.pack === next) return input;
  const credit = plan.was_started || next === 'basic' ? 0 : PLAN_LIMITS[next].startReports;
  await recordAudit(db, {
    scope: { organizationId },
    actor,
    action: 'plans.start',
    items: [organizationId],
    details: { pack: next, before: plan.pack, credit },
  });
  const brings = {
    ...(credit === 0
      ? {}
      : { custom_limits: { talent_insights_budget: plan.talent_insights_budget + credit } }),
    ...(next === 'basic' ? {} : { trial_ends_at: null, is_freezed: false }),
  };
  return { ...brings, ...input };
}
