import type { Pack } from '../workspace/actor.ts';
import { PACKS } from '../workspace/actor.ts';
import { PLAN_LIMITS } from '../workspace/plans.ts';

/** The talent insights of a workspace. */
export interface InsightBalance {
  readonly pack: Pack;
  /** Credits available now. */
  readonly budget: number;
  /**
   * Unspent start credits of each plan that was ever started. They are part of the budget on that plan or a greater
   * one, and set aside otherwise.
   */
  readonly credits: Readonly<Partial<Record<Pack, number>>>;
}

function isIncluded(creditedPack: Pack, current: Pack): boolean {
  return PACKS.indexOf(creditedPack) <= PACKS.indexOf(current);
}

/** The balance of a workspace that starts with a plan. */
export function startBalance(pack: Pack): InsightBalance {
  const budget = PLAN_LIMITS[pack].startReports;
  return { pack, budget, credits: { [pack]: budget } };
}

/**
 * The balance on another plan. The first start of a plan adds its credits; a smaller plan sets aside the unspent
 * credits of greater ones, and returning adds them again.
 */
export function changePlan(balance: InsightBalance, next: Pack): InsightBalance {
  const credits = { ...balance.credits };
  let { budget } = balance;
  for (const plan of PACKS) {
    const unspent = credits[plan];
    if (unspent === undefined) continue;
    const was = isIncluded(plan, balance.pack);
    const is = isIncluded(plan, next);
    if (was && !is) {
      // An installation from before credits were recorded may have more of them than remain.
      credits[plan] = Math.min(unspent, budget);
      budget -= credits[plan];
    } else if (!was && is) budget += unspent;
  }
  if (credits[next] === undefined) {
    credits[next] = PLAN_LIMITS[next].startReports;
    budget += credits[next];
  }
  return { pack: next, budget, credits };
}

/**
 * The balance after a change of the budget. Additions stay with any plan; deductions and spending use start credits
 * first, those of the greatest plan before others, because a smaller plan would not keep these.
 */
export function setBudget(balance: InsightBalance, budget: number): InsightBalance {
  const credits = { ...balance.credits };
  let remainingSpend = Math.max(0, balance.budget - budget);
  for (const plan of PACKS.toReversed()) {
    const unspent = credits[plan];
    if (unspent === undefined || !isIncluded(plan, balance.pack)) continue;
    const deduction = Math.min(unspent, remainingSpend);
    credits[plan] = unspent - deduction;
    remainingSpend -= deduction;
  }
  return { ...balance, budget, credits };
}

/**
 * The balance after purchased insights were taken back: at most the remaining purchased or granted ones. Start credits
 * stay, because a workspace with a refund keeps its plan.
 */
export function takeBack(balance: InsightBalance, amount: number): InsightBalance {
  const startedPlans = PACKS.filter((plan) => isIncluded(plan, balance.pack));
  const startCredits = startedPlans.reduce((sum, plan) => sum + (balance.credits[plan] ?? 0), 0);
  return {
    ...balance,
    budget: balance.budget - Math.min(amount, Math.max(0, balance.budget - startCredits)),
  };
}
