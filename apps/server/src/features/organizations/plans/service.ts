import { changePlan, setBudget } from '@quint/domain/plan-credits.ts';
import { findPack } from '@quint/domain/plans.ts';
import { isRecord } from '@quint/domain/is-record.ts';
import { recordAudit } from '#database/audit.ts';
import { lockBalance, saveCredits } from '#features/organizations/plans/queries.ts';
import type { WriteInput } from '#items/declare/writes.ts';

type Input = WriteInput['input'];

/** The requested budget; an invalid one is refused later, with the other fields. */
function findBudget({ custom_limits }: Input): number | undefined {
  const budget = isRecord(custom_limits) ? custom_limits.talent_insights_budget : undefined;
  return typeof budget === 'number' && Number.isInteger(budget) && budget >= 0 ? budget : undefined;
}

function withBudget({ custom_limits }: Input, budget: number): Input {
  return {
    custom_limits: { talent_insights_budget: budget, ...(isRecord(custom_limits) ? custom_limits : {}) },
  };
}

/**
 * The consequences of a change of plan or budget: start credits of talent insights, which are added at the first start
 * of a plan and set aside on a smaller one; and a paid plan ends the trial and unfreezes the workspace. Explicit values
 * in the same change take precedence.
 */
export async function completePlan(given: WriteInput): Promise<Input> {
  const { input, db, actor, organizationId } = given;
  const next = isRecord(input.pack) ? findPack(input.pack.name) : undefined;
  const budget = findBudget(input);
  if (next === undefined && budget === undefined) return input;
  const before = await lockBalance(db, organizationId);
  if (before === undefined) return input;
  const changed = next === undefined || next === before.pack ? before : changePlan(before, next);
  await saveCredits(
    db,
    organizationId,
    (budget === undefined ? changed : setBudget(changed, budget)).credits,
  );
  if (changed === before) return input;
  const credit = changed.budget - before.budget;
  await recordAudit(db, {
    scope: { organizationId },
    actor,
    action: 'plans.start',
    items: [organizationId],
    details: { pack: changed.pack, before: before.pack, credit },
  });
  return {
    ...(changed.pack === 'basic' ? {} : { trial_ends_at: null, is_freezed: false }),
    ...input,
    ...(credit === 0 ? {} : withBudget(input, changed.budget)),
  };
}
