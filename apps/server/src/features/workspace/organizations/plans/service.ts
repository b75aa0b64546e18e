import { isRecord } from '@quint/domain/base/is-record.ts';
import { findPack } from '@quint/domain/workspace/plans.ts';
import { recordAudit } from '#database/audit.ts';
import { changeInsights } from '#features/workspace/plans/insights/service.ts';
import { startPlan } from '#features/workspace/plans/service.ts';
import { lockPlan } from '#features/workspace/plans/queries.ts';
import type { WriteInput } from '#items/declare/writes.ts';

type Input = WriteInput['input'];

/** The largest integer of the database. */
const MOST = 2_147_483_647;

/** The requested budget; an invalid one is rejected later, with the other fields. */
function findBudget({ custom_limits }: Input): number | undefined {
  const budget = isRecord(custom_limits) ? custom_limits.talent_insights_budget : undefined;
  const isValid = typeof budget === 'number' && Number.isInteger(budget) && budget >= 0 && budget <= MOST;
  return isValid ? budget : undefined;
}

/**
 * The consequences of a change of plan or budget by the platform: the plan starts, without purchased seats, and the
 * budget gets its history entry. Explicit values in the same change take precedence, because they are written
 * afterwards.
 */
export async function completePlan({ input, db, actor, organizationId }: WriteInput): Promise<void> {
  const pack = isRecord(input.pack) ? findPack(input.pack.name) : undefined;
  const before = pack === undefined ? undefined : await lockPlan(db, organizationId);
  if (pack !== undefined && before !== undefined && before.pack !== pack) {
    await startPlan(db, { organizationId, pack, seats: null, actor });
  }
  const to = findBudget(input);
  if (to === undefined) return;
  const { amount } = await changeInsights(db, { organizationId, kind: 'set', to, actor });
  if (amount === 0) return;
  await recordAudit(db, {
    scope: { organizationId },
    actor,
    action: 'organizations.update',
    items: [organizationId],
    details: { fields: ['custom_limits'] },
  });
}
