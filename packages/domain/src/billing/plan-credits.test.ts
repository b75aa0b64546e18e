import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKS } from '../workspace/actor.ts';
import type { InsightBalance } from './plan-credits.ts';
import { changePlan, setBudget, startBalance } from './plan-credits.ts';
import { PLAN_LIMITS } from '../workspace/plans.ts';

const anyPack = constantFrom(...PACKS);
const anyStep = oneof(
  record({ type: constant('change' as const), pack: anyPack }),
  record({ type: constant('spend' as const), count: integer({ min: 1, max: 30 }) }),
  record({ type: constant('add' as const), count: integer({ min: 1, max: 30 }) }),
);
type Step = { type: 'change'; pack: (typeof PACKS)[number] } | { type: 'spend' | 'add'; count: number };

function applyStep(balance: InsightBalance, step: Step): InsightBalance {
  if (step.type === 'change') return changePlan(balance, step.pack);
  const change = step.type === 'add' ? step.count : -Math.min(step.count, balance.budget);
  return setBudget(balance, balance.budget + change);
}

/** The start credits of the plans started so far, each counted once. */
function creditsStarted({ credits }: InsightBalance): number {
  return PACKS.reduce(
    (sum, pack) => sum + (credits[pack] === undefined ? 0 : PLAN_LIMITS[pack].startReports),
    0,
  );
}

/** The total: the budget and the credits set aside. */
function total(balance: InsightBalance): number {
  return changePlan(balance, 'enterprise').budget;
}

const anyHistory = record({ begins: anyPack, steps: array(anyStep, { maxLength: 40 }) });

describe('the insights of a workspace that changes its plan', () => {
  it('are 28 on Flow after Basic, and 3 again after returning', () => {
    const flow = changePlan(startBalance('basic'), 'flow');
    expect(flow.budget).toBe(28);
    expect(changePlan(flow, 'basic').budget).toBe(3);
    expect(changePlan(changePlan(flow, 'basic'), 'flow')).toEqual(flow);
  });

  it('stay with Enterprise', () => {
    expect(changePlan(startBalance('flow'), 'enterprise').budget).toBe(25);
  });

  it.each([
    [10, 3, 18],
    [25, 3, 3],
    [27, 1, 1],
    [28, 0, 0],
  ])('after %i spent on Flow are %i on Basic and %i on Flow again', (spentCredits, onBasic, onFlow) => {
    const flow = changePlan(startBalance('basic'), 'flow');
    const basic = changePlan(setBudget(flow, flow.budget - spentCredits), 'basic');
    expect([basic.budget, changePlan(basic, 'flow').budget]).toEqual([onBasic, onFlow]);
  });

  it('keep purchased ones', () => {
    const boughtBalance = setBudget(startBalance('flow'), 75);
    expect(changePlan(boughtBalance, 'basic').budget).toBe(50 + 3);
  });

  it('always equal the granted ones less the spent ones', () => {
    assert(
      property(anyHistory, ({ begins, steps }) => {
        let balance = startBalance(begins);
        let [addedCredits, spentCredits] = [0, 0];
        for (const step of steps) {
          const after = applyStep(balance, step);
          if (step.type === 'add') addedCredits += step.count;
          if (step.type === 'spend') spentCredits += balance.budget - after.budget;
          balance = after;
          expect(balance.budget).toBeGreaterThanOrEqual(0);
          expect(total(balance)).toBe(creditsStarted(balance) + addedCredits - spentCredits);
        }
      }),
    );
  });

  it('are independent of the order of previously started plans', () => {
    assert(
      property(anyHistory, array(anyPack), ({ begins, steps }, detour) => {
        const startedBalance = [...PACKS, ...PACKS].reduce(changePlan, startBalance(begins));
        const balance = steps.reduce<InsightBalance>(applyStep, startedBalance);
        expect([...detour, balance.pack].reduce(changePlan, balance)).toEqual(balance);
      }),
    );
  });

  it('keep purchased ones and those of Basic on Basic, as long as Flow has some left', () => {
    assert(
      property(integer({ min: 0, max: 25 }), integer({ min: 0, max: 50 }), (spentCredits, boughtCredits) => {
        const flow = changePlan(setBudget(startBalance('basic'), 3 + boughtCredits), 'flow');
        expect(changePlan(setBudget(flow, flow.budget - spentCredits), 'basic').budget).toBe(
          3 + boughtCredits,
        );
      }),
    );
  });
});
