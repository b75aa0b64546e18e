import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareInterval } from './fit-interval.ts';
import type { IntervalTrait } from './fit-interval.ts';
import { countedSteps, stepsOutside } from './fit-steps.ts';
import { normalCdf } from './stanines.ts';

/** The same interval by brute force: every combination of stanines, its probability and its cost. */
function bySummingAll(traits: readonly IntervalTrait[], zs: readonly number[]) {
  let outcomes = [{ cost: 0, p: 1 }];
  for (const [position, { range, weight, sem }] of traits.entries()) {
    const z = zs[position] ?? 0;
    outcomes = outcomes.flatMap(({ cost, p }) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((stanine) => {
        const upper = stanine === 9 ? 1 : normalCdf(((stanine - 4.5) / 2 - z) / sem);
        const lower = stanine === 1 ? 0 : normalCdf(((stanine - 5.5) / 2 - z) / sem);
        return { cost: cost + weight * countedSteps(stepsOutside(stanine, range)), p: p * (upper - lower) };
      }),
    );
  }
  const quantile = (share: number): number => {
    const costs = [...new Set(outcomes.map((outcome) => outcome.cost))].toSorted((a, b) => a - b);
    const reaches = (limit: number): boolean =>
      outcomes.reduce((sum, { cost, p }) => (cost <= limit ? sum + p : sum), 0) >= share - 1e-9;
    return costs.find(reaches) ?? Number.NaN;
  };
  return { best: quantile(0.05), worst: quantile(0.95) };
}

const traits: fc.Arbitrary<IntervalTrait> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }))
  .map(([a, b, weight]) => ({ range: { min: Math.min(a, b), max: Math.max(a, b) }, weight, sem: 0.36 }));

describe('prepareInterval', () => {
  it('is the convolution of the stanine probabilities', () => {
    const hundredths = fc.integer({ min: -300, max: 300 }).map((value) => value / 100);
    const roles = fc.array(fc.tuple(traits, hundredths), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(roles, (role) => {
        const roleTraits = role.map(([trait]) => trait);
        const zs = role.map(([, z]) => z);
        expect(prepareInterval(roleTraits)(zs)).toEqual(bySummingAll(roleTraits, zs));
      }),
      { numRuns: 60 },
    );
  });

  it('rounds z to hundredths and works beyond five sds', () => {
    const interval = prepareInterval([{ range: { min: 5, max: 6 }, weight: 2, sem: 0.36 }]);
    expect(interval([0.4012])).toEqual(interval([0.4]));
    expect(interval([40])).toEqual({ best: 6, worst: 6 });
    expect(interval([-40])).toEqual({ best: 8, worst: 8 });
  });
});
