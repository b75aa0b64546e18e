import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf } from './fit.ts';
import { hasRequirement } from './ranges.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges, Trait, TraitRange } from './types.ts';
import { wholeCostOf, wholeCosts } from './whole-costs.ts';

const stanine = fc.integer({ min: 1, max: 9 });
const range: fc.Arbitrary<TraitRange> = fc
  .tuple(stanine, stanine, fc.integer({ min: 1, max: 3 }))
  .map(([one, other, weight]) => ({ min: Math.min(one, other), max: Math.max(one, other), weight }));
const ofTraits = <Value>(values: fc.Arbitrary<Value>) =>
  fc
    .tuple(values, values, values, values, values)
    .map(
      (all) => Object.fromEntries(TRAITS.map((trait, index) => [trait, all[index]])) as Record<Trait, Value>,
    );

function rate(stanines: Record<Trait, number>, ranges: RoleRanges) {
  return fitOf({ stanines }, ranges);
}

describe('points in whole numbers', () => {
  it("add up to 100 less the fit, each within a point of the trait's cost, for all ranges and weights", () => {
    fc.assert(
      fc.property(ofTraits(stanine), ofTraits(range), (stanines, ranges) => {
        const { fit, contributions } = rate(stanines, ranges);
        if (fit === null) {
          expect(TRAITS.every((trait) => !hasRequirement(ranges[trait]))).toBe(true);
          return;
        }
        const costs = wholeCosts(contributions, fit);
        expect(costs.reduce((sum, { points }) => sum + points, 0)).toBe(100 - fit);
        for (const { part, points } of costs) {
          expect(Math.abs(points - part.cost)).toBeLessThan(1);
          expect(points).toBeGreaterThan(0);
          expect(wholeCostOf(contributions, part.trait, fit)).toBe(points);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('round 3.6 and 7.1 to what makes the fit of 89', () => {
    expect(
      wholeCosts(
        [
          { trait: 'E', cost: 25 / 7 },
          { trait: 'ES', cost: 50 / 7 },
        ],
        89,
      ).map(({ points }) => points),
    ).toEqual([4, 7]);
  });

  it('are 0 if a trait costs nothing, and without a fit', () => {
    const costs = [
      { trait: 'E', cost: 0 },
      { trait: 'O', cost: 5 },
    ];
    expect([wholeCostOf(costs, 'E', 95), wholeCostOf(costs, 'A', 95), wholeCostOf(costs, 'O', null)]).toEqual(
      [0, 0, 0],
    );
  });
});
