import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFit, fitOf, prepareBand, prepareFit } from './fit.ts';
import { TRAITS } from './types.ts';
import type { Fit, RoleRanges, Trait, TraitRange, TraitStanines } from './types.ts';

const stanine = fc.integer({ min: 1, max: 9 });
const people: fc.Arbitrary<TraitStanines> = fc.record({
  O: stanine,
  C: stanine,
  E: stanine,
  A: stanine,
  ES: stanine,
});
const range: fc.Arbitrary<TraitRange> = fc
  .tuple(stanine, stanine, fc.integer({ min: 1, max: 3 }))
  .map(([a, b, weight]) => ({ min: Math.min(a, b), max: Math.max(a, b), weight }));
const roles: fc.Arbitrary<RoleRanges> = fc.record(
  { O: range, C: range, E: range, A: range, ES: range },
  { requiredKeys: [] },
);
const zScores = fc.double({ min: -4, max: 4, noNaN: true });
const scoredPerson = fc.record({
  stanines: people,
  zs: fc.record({ O: zScores, C: zScores, E: zScores, A: zScores, ES: zScores }, { requiredKeys: [] }),
});

const person = ([O = 5, C = 5, E = 5, A = 5, ES = 5]: readonly number[]): { stanines: TraitStanines } => ({
  stanines: { O, C, E, A, ES },
});
const SALES: RoleRanges = {
  O: { min: 4, max: 7 },
  C: { min: 5, max: 8 },
  E: { min: 6, max: 9 },
  A: { min: 3, max: 6 },
  ES: { min: 5, max: 8 },
};
const WEIGHTED_SALES: RoleRanges = {
  ...SALES,
  E: { min: 6, max: 9, weight: 3 },
  C: { min: 5, max: 8, weight: 2 },
};

const listRequiredTraits = (role: RoleRanges): Trait[] =>
  TRAITS.filter((trait) => role[trait] && (role[trait].min > 1 || role[trait].max < 9));

describe('fitOf, worked examples', () => {
  it.each([
    [[5, 7, 7, 5, 6], SALES, 100, 100, 'strong'],
    [[5, 4, 5, 6, 6], SALES, 90, 90, 'strong'],
    [[5, 4, 5, 6, 6], WEIGHTED_SALES, 84, 84.375, 'partial'],
    [[5, 7, 3, 5, 6], SALES, 85, 85, 'partial'],
    [[8, 3, 3, 7, 4], SALES, 60, 60, 'none'],
    [[1, 1, 1, 9, 1], SALES, 10, 10, 'none'],
  ] as const)('%j', (stanines, role, fit, exact, band) => {
    expect(fitOf(person(stanines), role)).toMatchObject({ fit, exact, band, version: 'fit@1' });
  });

  it('marks a trait that is outside only within the error of measurement', () => {
    const ranges = { O: { min: 5, max: 8 }, C: { min: 5, max: 8 }, ES: { min: 4, max: 8 } };
    const bordersOf = (...[O, C, ES]: [number, number, number]) =>
      fitOf(
        {
          stanines: { O: Math.round(O), C: Math.round(C), ES: Math.round(ES) },
          zs: { O: (O - 5) / 2, C: (C - 5) / 2, ES: (ES - 5) / 2 },
        },
        ranges,
      ).contributions.map(({ border }) => border);
    expect(bordersOf(4.1, 6.3, 8.6)).toEqual([true, false, true]);
    expect(bordersOf(6.6, 3.1, 4.4)).toEqual([false, false, false]);
    expect(bordersOf(2.4, 3.6, 9)).toEqual([false, true, true]);
  });

  it('gives the cost of each trait', () => {
    const { contributions } = fitOf(person([5, 4, 9, 8, 6]), {
      ...WEIGHTED_SALES,
      ES: { min: 1, max: 9, weight: 3 },
    });
    expect(contributions).toEqual([
      { trait: 'O', stanine: 5, min: 4, max: 7, weight: 1, outside: 0, cost: 0, border: false },
      { trait: 'C', stanine: 4, min: 5, max: 8, weight: 2, outside: -1, cost: 50 / 7, border: true },
      { trait: 'E', stanine: 9, min: 6, max: 9, weight: 3, outside: 0, cost: 0, border: false },
      { trait: 'A', stanine: 8, min: 3, max: 6, weight: 1, outside: 2, cost: 50 / 7, border: false },
    ]);
  });

  it('rounds half up', () => {
    // 1 - 1/8 of one trait of weight 1 beside one of weight 1: 87.5.
    const role: RoleRanges = { O: { min: 5, max: 9 }, C: { min: 5, max: 9 } };
    expect(fitOf(person([4, 5]), role)).toMatchObject({ fit: 88, exact: 87.5 });
  });

  it('gives no fit without a requirement', () => {
    for (const role of [{}, { O: { min: 1, max: 9, weight: 3 } }]) {
      expect(fitOf(person([1, 1, 1, 1, 1]), role)).toEqual({
        fit: null,
        exact: null,
        band: 'none',
        contributions: [],
        interval: null,
        base: null,
        broad: false,
        version: 'fit@1',
      });
    }
  });
});

describe('fitOf, properties', () => {
  it('is an integer 0..100, its exact value within half a point', () => {
    fc.assert(
      fc.property(people, roles, (stanines, role) => {
        const { fit, exact } = fitOf({ stanines }, role);
        if (fit === null || exact === null) return listRequiredTraits(role).length === 0;
        return Number.isInteger(fit) && fit >= 0 && fit <= 100 && exact - fit < 0.5 && fit - exact <= 0.5;
      }),
    );
  });

  it('is 100 exactly when every trait that counts is inside', () => {
    fc.assert(
      fc.property(people, roles, (stanines, role) => {
        fc.pre(listRequiredTraits(role).length > 0);
        const inside = listRequiredTraits(role).every((trait) => {
          const roleRange = role[trait];
          return (
            roleRange !== undefined && stanines[trait] >= roleRange.min && stanines[trait] <= roleRange.max
          );
        });
        return (fitOf({ stanines }, role).exact === 100) === inside;
      }),
    );
  });

  it('does not increase when a trait moves further out', () => {
    fc.assert(
      fc.property(people, roles, fc.constantFrom(...TRAITS), (stanines, role, trait) => {
        const roleRange = role[trait];
        fc.pre(roleRange !== undefined && listRequiredTraits(role).includes(trait));
        const exactAt = (value: number) =>
          fitOf({ stanines: { ...stanines, [trait]: value } }, role).exact ?? 0;
        for (let value = roleRange?.max ?? 9; value < 9; value += 1) {
          expect(exactAt(value + 1)).toBeLessThanOrEqual(exactAt(value));
        }
        for (let value = roleRange?.min ?? 1; value > 1; value -= 1) {
          expect(exactAt(value - 1)).toBeLessThanOrEqual(exactAt(value));
        }
      }),
    );
  });

  it('is symmetric above and below, interval and base included', () => {
    const mirror = (value: number) => 10 - value;
    fc.assert(
      fc.property(people, roles, (stanines, role) => {
        const mirroredStanines = Object.fromEntries(TRAITS.map((trait) => [trait, mirror(stanines[trait])]));
        const turnedRole = Object.fromEntries(
          TRAITS.flatMap((trait) => {
            const roleRange = role[trait];
            return roleRange
              ? [[trait, { ...roleRange, min: mirror(roleRange.max), max: mirror(roleRange.min) }]]
              : [];
          }),
        );
        const [first, second] = [
          fitOf({ stanines }, role),
          fitOf({ stanines: mirroredStanines }, turnedRole),
        ];
        expect({ ...second, contributions: [] }).toEqual({ ...first, contributions: [] });
        expect(second.contributions.map((entry) => 0 - entry.outside)).toEqual(
          first.contributions.map((entry) => 0 + entry.outside),
        );
      }),
    );
  });

  it('ignores the position inside a range', () => {
    fc.assert(
      fc.property(people, people, roles, (stanines, others, role) => {
        const movedStanines = Object.fromEntries(
          TRAITS.map((trait) => {
            const roleRange = role[trait];
            const inside = (value: number) => roleRange && value >= roleRange.min && value <= roleRange.max;
            const move = inside(stanines[trait]) && inside(others[trait]);
            return [trait, move ? others[trait] : stanines[trait]];
          }),
        );
        return fitOf({ stanines }, role).exact === fitOf({ stanines: movedStanines }, role).exact;
      }),
    );
  });

  it('is not diluted by full ranges', () => {
    fc.assert(
      fc.property(people, roles, fc.integer({ min: 1, max: 3 }), (stanines, role, weight) => {
        const paddedRole = Object.fromEntries(
          TRAITS.map((trait) => [trait, role[trait] ?? { min: 1, max: 9, weight }]),
        );
        expect(fitOf({ stanines }, paddedRole)).toEqual(fitOf({ stanines }, role));
      }),
    );
  });

  it('is 100 minus the contributions', () => {
    fc.assert(
      fc.property(people, roles, (stanines, role) => {
        const { exact, contributions } = fitOf({ stanines }, role);
        const cost = contributions.reduce((sum, entry) => sum + entry.cost, 0);
        return exact === null || Math.abs(100 - cost - exact) < 1e-9;
      }),
    );
  });

  it('has a band that follows from the exact value and the farthest trait', () => {
    fc.assert(
      fc.property(people, roles, (stanines, role) => {
        const { exact, band, contributions } = fitOf({ stanines }, role);
        fc.pre(exact !== null);
        const far = contributions.some((entry) => Math.abs(entry.outside) >= 3);
        const strong = (exact ?? 0) >= 85;
        const expectedBand = strong && !far ? 'strong' : (exact ?? 0) >= 65 ? 'partial' : 'none';
        return band === expectedBand;
      }),
    );
  });
});

describe('fitOf, interval and base', () => {
  it('contains the fit and is inside 0..100', () => {
    fc.assert(
      fc.property(scoredPerson, roles, (someone, role) => {
        const { fit, interval } = fitOf(someone, role);
        if (fit === null || interval === null) return fit === null && interval === null;
        const whole = Number.isInteger(interval.low) && Number.isInteger(interval.high);
        return (
          whole && interval.low >= 0 && interval.low <= fit && fit <= interval.high && interval.high <= 100
        );
      }),
    );
  });

  it('is about ten points wide to both sides', () => {
    const { low, high } = fitOf(person([5, 4, 5, 6, 6]), SALES).interval ?? { low: 0, high: 0 };
    expect(low).toBeGreaterThanOrEqual(75);
    expect(low).toBeLessThan(90);
    expect(high).toBeGreaterThanOrEqual(95);
  });

  it('uses the exact scores if known and the standard errors of the form', () => {
    const role: RoleRanges = { ES: { min: 6, max: 9 } };
    const at = (z: number, instrument?: 'ipip-neo-120/4') =>
      fitOf({ stanines: person([]).stanines, zs: { ES: z } }, role, { instrument }).interval;
    expect(at(0.24)).not.toEqual(at(-0.24));
    expect(at(-0.5)?.low).toBeLessThanOrEqual(at(-0.5, 'ipip-neo-120/4')?.low ?? 0);
  });

  it('gives the fit of the norm population', () => {
    // Stanines 1..4 are 4, 3, 2 and 1 outside: (4·4 + 3·7 + 2·12 + 1·17)/4 = 19.5 points.
    expect(fitOf(person([]), { C: { min: 5, max: 9 } })).toMatchObject({ base: 80.5, broad: false });
    expect(fitOf(person([]), { C: { min: 3, max: 9 } })).toMatchObject({ base: 96.25, broad: true });
    expect(fitOf(person([]), { C: { min: 4, max: 9 } })).toMatchObject({ base: 90.5, broad: true });
  });
});

describe('prepareFit', () => {
  it('gives the same answers as fitOf', () => {
    fc.assert(
      fc.property(fc.array(scoredPerson, { maxLength: 8 }), roles, (list, role) => {
        expect(list.map(prepareFit(role))).toEqual(list.map((someone) => fitOf(someone, role)));
      }),
    );
  });

  it('keeps answers apart from call to call', () => {
    const rate = prepareFit(SALES);
    const first = rate(person([5, 7, 7, 5, 6]));
    rate(person([1, 1, 1, 9, 1]));
    expect(first).toEqual(fitOf(person([5, 7, 7, 5, 6]), SALES));
  });
});

describe('prepareBand', () => {
  it('gives the band of fitOf, and nothing if the role has no requirement', () => {
    fc.assert(
      fc.property(scoredPerson, roles, (someone, role) => {
        const { fit, band } = fitOf(someone, role);
        expect(prepareBand(role)?.(someone.stanines) ?? null).toBe(fit === null ? null : band);
      }),
    );
  });
});

describe('fitOf, refusals', () => {
  const withCode = (code: string) => expect.objectContaining({ code });

  it('needs the stanines required by the role, and only those', () => {
    const role: RoleRanges = { O: { min: 4, max: 6 } };
    expect(fitOf({ stanines: { O: 5, C: null } }, role).fit).toBe(100);
    expect(() => fitOf({ stanines: { O: null } }, role)).toThrow(withCode('stanine_missing'));
    expect(() => fitOf({ stanines: {} }, role)).toThrow(withCode('stanine_missing'));
    expect(() => fitOf({ stanines: { O: 5.5 } }, role)).toThrow(withCode('stanine_out_of_range'));
    expect(() => fitOf({ stanines: { O: 5 }, zs: { O: Number.NaN } }, role)).toThrow(
      withCode('z_out_of_range'),
    );
  });

  it('checks ranges and instrument', () => {
    expect(() => fitOf(person([]), { O: { min: 7, max: 4 } })).toThrow(withCode('min_above_max'));
    expect(() => fitOf(person([]), SALES, { instrument: 'x' as never })).toThrow(
      withCode('unknown_instrument'),
    );
  });
});

describe('compareFit', () => {
  it('sorts by fit, then lower base, then exact value, without a fit last', () => {
    const entry = (fit: number | null, base: number | null, exact = fit) => ({ fit, base, exact }) as Fit;
    const entries = [
      entry(null, null),
      entry(80, 60, 79.9),
      entry(90, 90),
      entry(80, 60, 80.2),
      entry(90, 70),
    ];
    expect(entries.sort(compareFit).map(({ fit, base, exact }) => [fit, base, exact])).toEqual([
      [90, 70, 90],
      [90, 90, 90],
      [80, 60, 80.2],
      [80, 60, 79.9],
      [null, null, null],
    ]);
  });
});
