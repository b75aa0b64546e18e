import { describe, expect, it } from 'vitest';
import { EXAMPLE_RANGES, rangesOf, simulateBands } from './band-certainty.ts';
import type { ExampleRanges } from './band-certainty.ts';
import { baseRateOf } from './base-rate.ts';
import { BAND_CERTAINTY, SIMULATED_PEOPLE } from './data/band-certainty.ts';

const PEOPLE = 4000;
const examples = Object.keys(EXAMPLE_RANGES) as ExampleRanges[];

describe('the certainty of high agreement', () => {
  it.each(examples)('equals the stored values, for %s ranges', (example) => {
    const now = simulateBands(example, PEOPLE);
    const storedCounts = BAND_CERTAINTY[example];
    for (const key of ['measured', 'real', 'both'] as const) {
      expect(Math.abs(now[key] / PEOPLE - storedCounts[key] / SIMULATED_PEOPLE)).toBeLessThan(0.04);
    }
  });

  it.each(examples)('agrees with the base rate of the norm group, for %s ranges', (example) => {
    const share = (100 * BAND_CERTAINTY[example].measured) / SIMULATED_PEOPLE;
    expect(Math.abs(share - (baseRateOf(rangesOf(example))?.reach.strong ?? 0))).toBeLessThanOrEqual(1);
  });

  it('is greater when nearly everybody agrees', () => {
    const certainty = (example: ExampleRanges) => {
      const { both, measured } = BAND_CERTAINTY[example];
      return both / measured;
    };
    expect(certainty('wide')).toBeGreaterThan(certainty('demanding'));
  });
});
