import { describe, expect, it } from 'vitest';
import {
  CHANCE_OF_HUNDRED,
  compareFits,
  compareOn,
  differenceZ,
  differOn,
  reliableDifferenceOf,
  Z_OF_COMPARED,
} from './differences.ts';
import { semOf } from './norms.ts';
import { nextNormal, randomStream } from './random.ts';
import { normalCdf } from './stanines.ts';
import { INSTRUMENT_VERSION, TRAITS } from './types.ts';
import type { Trait } from './types.ts';

const at = (position: number) => ({ z: (position - 5) / 2, basis: INSTRUMENT_VERSION });

/** Anna, Nele and Samuel. */
const PEOPLE: Readonly<Record<Trait, readonly number[]>> = {
  O: [4.1, 5.5, 6.6],
  C: [6.3, 5.4, 3.1],
  E: [8, 6.1, 5.2],
  A: [5.9, 5.1, 6.4],
  ES: [8.6, 6.2, 4.4],
};
const findings = (trait: Trait) => compareOn(trait, PEOPLE[trait].map(at));

describe('reliableDifferenceOf', () => {
  it('is 1.97, 1.47, 1.54, 1.74 and 1.68 stanines in the work form', () => {
    const limits = TRAITS.map((trait) => reliableDifferenceOf(trait, INSTRUMENT_VERSION).toFixed(2));
    expect(limits).toEqual(['1.97', '1.47', '1.54', '1.74', '1.68']);
  });

  it('is the same for people who answered different versions of the work form', () => {
    const older = (position: number) => ({ ...at(position), instrument: 'ipip-neo-work@1' as const });
    expect([differOn('ES', older(5), at(6.68)), differOn('ES', older(5), at(6.67))]).toEqual([true, false]);
  });

  it('uses exact positions and not bars or whole stanines', () => {
    // The bars (1.2 to either side) overlap, and yet the difference is reliable.
    expect(differOn('ES', at(5), at(6.68))).toBe(true);
    expect(differOn('ES', at(5), at(6.67))).toBe(false);
    // Two whole stanines apart after rounding, 1.1 before.
    expect(differOn('C', at(4.45), at(5.55))).toBe(false);
  });
});

describe('compareOn', () => {
  it('names the pair, the one who differs from both, or everybody', () => {
    expect(findings('O')).toEqual({ kind: 'same', people: [0, 1, 2] });
    expect(findings('C')).toEqual({ kind: 'alone', alone: 2, others: [0, 1] });
    expect(findings('E')).toMatchObject({ kind: 'pair', pair: { first: 0, second: 2 }, either: 1 });
    expect(findings('A')).toEqual({ kind: 'same', people: [0, 1, 2] });
    expect(findings('ES')).toEqual({ kind: 'alone', alone: 0, others: [1, 2] });
    expect(compareOn('ES', [8.8, 6.5, 4.2].map(at))).toMatchObject({ kind: 'all', people: [0, 1, 2] });
  });

  it('leaves out people without a value, and is empty for a single one', () => {
    expect(compareOn('O', [at(2), null, at(8)])).toMatchObject({
      kind: 'pair',
      pair: { first: 0, second: 2 },
      either: undefined,
    });
    expect(compareOn('O', [at(2), null])).toEqual({ kind: 'unknown' });
  });

  it('orders the pairs of four people by distance', () => {
    const finding = compareOn('O', [at(2), at(5), at(8.5), at(5.1)]);
    expect(finding.kind === 'pairs' && finding.pairs.map(({ first, second }) => [first, second])).toEqual([
      [0, 2],
      [1, 2],
      [2, 3],
      [0, 3],
      [0, 1],
    ]);
  });

  it('matches the groups of fits', () => {
    const fits = [
      { fit: 90, interval: { low: 85, high: 100 } },
      { fit: 100, interval: { low: 95, high: 100 } },
      { fit: 90, interval: { low: 85, high: 95 } },
    ];
    expect(compareFits(fits)).toMatchObject({ kind: 'pair', pair: { first: 1, second: 2 }, either: 0 });
  });
});

/** The quantile of the standard normal distribution. */
function normalQuantile(share: number): number {
  let [low, high] = [-9, 9];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** The probability that the range of `people` standard normal values is larger, by Simpson's rule. */
function rangeExceeds(people: number, range: number): number {
  const steps = 4000;
  const width = 20 / steps;
  let sum = 0;
  for (let step = 0; step <= steps; step += 1) {
    const x = -10 + step * width;
    const factor = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
    sum += factor * density(x) * (normalCdf(x + range) - normalCdf(x)) ** (people - 1);
  }
  return 1 - (people * sum * width) / 3;
}

describe('the z of a comparison', () => {
  it('is 1.645 for one pair, 2.128 for three and 2.394 for six, which share 10 %', () => {
    for (const [people, pairs, z] of [
      [2, 1, 1.645],
      [3, 3, 2.128],
      [4, 6, 2.394],
    ] as const) {
      expect(Z_OF_COMPARED[people]).toBe(z);
      expect(differenceZ(people)).toBe(z);
      expect(normalQuantile(1 - 0.1 / (2 * pairs))).toBeCloseTo(z, 3);
    }
    expect(() => differenceZ(5)).toThrow(RangeError);
  });

  it('limits false differences of alike people to 10, 8.4 and 7.8 of 100', () => {
    const chance = ([2, 3, 4] as const).map((people) =>
      rangeExceeds(people, Math.SQRT2 * Z_OF_COMPARED[people]),
    );
    expect(chance.map((share) => (100 * share).toFixed(1))).toEqual(['10.0', '8.4', '7.8']);
    // The exact limits of people who are measured alike.
    expect(rangeExceeds(3, Math.SQRT2 * 2.0523)).toBeCloseTo(0.1, 4);
    expect(rangeExceeds(4, Math.SQRT2 * 2.2913)).toBeCloseTo(0.1, 4);
  });

  it('shows a difference on one of five traits in 41 of 100 comparisons of two alike people', () => {
    expect(CHANCE_OF_HUNDRED).toBe(41);
  });

  it('holds for seeded draws of alike people, with the errors of two forms and of own alphas', () => {
    const own = { instrument: INSTRUMENT_VERSION, alphas: { O: 0.7, C: 0.8, E: 0.8, A: 0.75, ES: 0.9 } };
    const bases = [INSTRUMENT_VERSION, own, 'ipip-neo-120/5', 'ipip-neo-work@1'] as const;
    const rounds = 20_000;
    for (const [people, most] of [
      [2, 0.1],
      [3, 0.0842],
      [4, 0.0782],
    ] as const) {
      for (const same of [true, false]) {
        const random = randomStream(people);
        let differenceCount = 0;
        for (let round = 0; round < rounds; round += 1) {
          const results = Array.from({ length: people }, (_, index) => {
            const basis = same ? INSTRUMENT_VERSION : (bases[index] ?? INSTRUMENT_VERSION);
            return { z: semOf('O', basis) * nextNormal(random), basis };
          });
          if (compareOn('O', results).kind !== 'same') differenceCount += 1;
        }
        const error = 3.5 * Math.sqrt((most * (1 - most)) / rounds);
        expect(differenceCount / rounds).toBeLessThan(most + error);
        if (same) expect(differenceCount / rounds).toBeGreaterThan(most - error);
      }
    }
  });
});

describe('comparisons of three and four people', () => {
  it('use the limits for two people if only two have a value', () => {
    expect(compareOn('O', [at(5), null, at(6.98), null]).kind).toBe('pair');
    expect(compareOn('O', [at(5), at(5), at(6.98)]).kind).toBe('same');
    expect(compareOn('O', [at(5), at(5), at(7.56)]).kind).toBe('alone');
    expect(compareOn('O', [at(5), at(5), at(5), at(7.56)]).kind).toBe('same');
    expect(compareOn('O', [at(5), at(5), at(5), at(7.9)]).kind).toBe('pairs');
  });

  it('use the same limits for fits', () => {
    const fit = (value: number) => ({ fit: value, interval: { low: value - 5, high: value + 5 } });
    expect(compareFits([fit(70), fit(78)]).kind).toBe('pair');
    expect(compareFits([fit(70), fit(78), fit(78)]).kind).toBe('same');
    expect(compareFits([fit(70), fit(80), fit(80)]).kind).toBe('alone');
    expect(compareFits([fit(70), fit(80), fit(80), fit(80)]).kind).toBe('same');
  });
});
