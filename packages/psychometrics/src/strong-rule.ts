import { bandOfCost } from './fit.ts';
import type { CountedTrait } from './fit.ts';
import { countedSteps, stepsOutside } from './fit-steps.ts';
import { TRAITS } from './types.ts';

/** The rule of high agreement for given ranges, in a form for counting many profiles fast. */
export interface StrongRule {
  /** The cost of each stanine of each trait; none without a requirement. */
  readonly costs: Uint8Array;
  /** The maximum cost of a strong fit. */
  readonly highest: number;
}

/** Marks a trait so far outside that the fit cannot be strong; more than all costs together. */
const TOO_FAR = 100;
const STANINES = 9;

/** The rule for the traits of a role that have a requirement. */
export function strongRuleOf(requirements: readonly CountedTrait[]): StrongRule {
  const weight = requirements.reduce((sum, { range }) => sum + range.weight, 0);
  const costs = new Uint8Array(TRAITS.length * STANINES);
  for (const { trait, range } of requirements) {
    const start = TRAITS.indexOf(trait) * STANINES;
    for (let step = 0; step < STANINES; step += 1) {
      const outside = Math.abs(stepsOutside(step + 1, range));
      const isNear = bandOfCost(0, weight, outside) === 'strong';
      costs[start + step] = isNear ? range.weight * countedSteps(outside) : TOO_FAR;
    }
  }
  let highest = 0;
  while (bandOfCost(highest + 1, weight, 0) === 'strong') highest += 1;
  return { costs, highest };
}

/**
 * How many profiles fit with high agreement. Profiles are stanines less one, five each, in the order of `TRAITS`;
 * `people` has the number of people with each profile, one by default.
 */
export function countStrong(steps: Uint8Array, { costs, highest }: StrongRule, people?: Uint32Array): number {
  let count = 0;
  for (let at = 0, kind = 0; at < steps.length; at += 5, kind += 1) {
    const cost =
      (costs[steps[at] ?? 0] ?? 0) +
      (costs[9 + (steps[at + 1] ?? 0)] ?? 0) +
      (costs[18 + (steps[at + 2] ?? 0)] ?? 0) +
      (costs[27 + (steps[at + 3] ?? 0)] ?? 0) +
      (costs[36 + (steps[at + 4] ?? 0)] ?? 0);
    if (cost <= highest) count += people?.[kind] ?? 1;
  }
  return count;
}
