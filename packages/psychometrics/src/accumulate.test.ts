import { describe, expect, it } from 'vitest';
import { addValue, EMPTY_ACCUMULATION, computeStatistics, isOwnNormOffered, ownNorm } from './accumulate.ts';
import type { AccumulatedScales } from './accumulate.ts';
import { scoreSheet } from './scoring.ts';
import { simulateSheet } from './simulate.ts';
import type { SheetScore } from './types.ts';

const of = (values: readonly number[]) => values.reduce(addValue, EMPTY_ACCUMULATION);

describe('an accumulation', () => {
  it('gives mean and sample sd', () => {
    expect(computeStatistics(of([2, 4, 4, 4, 5, 5, 7, 9]))).toEqual({
      mean: 5,
      sd: expect.closeTo(Math.sqrt(32 / 7), 12),
    });
    expect(computeStatistics(of([]))).toBeNull();
    expect(computeStatistics(of([5]))).toBeNull();
    expect(computeStatistics(of([5, 5, 5]))).toBeNull();
  });
});

describe('ownNorm', () => {
  const scoreOf = (seed: number) =>
    scoreSheet({ instrument: 'ipip-neo-work@2', ...simulateSheet({ seed, instrument: 'ipip-neo-work@2' }) });

  const addScore = (scales: AccumulatedScales, { raw }: SheetScore): AccumulatedScales => {
    const sums = Object.entries({ ...raw.domains, ...raw.facets });
    const before = new Map(Object.entries(scales));
    return Object.fromEntries(
      sums.flatMap(([scale, sum]) =>
        sum === null ? [] : [[scale, addValue(before.get(scale) ?? EMPTY_ACCUMULATION, sum)]],
      ),
    );
  };

  it('is offered from 300 people on, which then centres them', () => {
    const label = { version: 'own@1', name: 'own norm', source: 'our talents' };
    let scales: AccumulatedScales = {};
    for (let seed = 0; seed < 300; seed += 1) {
      expect(isOwnNormOffered(scales)).toBe(false);
      expect(ownNorm(scales, label)).toBeNull();
      scales = addScore(scales, scoreOf(seed));
    }
    const norm = ownNorm(scales, label);
    expect(norm).toMatchObject(label);
    expect(norm?.domains.O.mean).toBeCloseTo(74.09, -1);
    expect(Object.keys(norm?.facets ?? {})).toHaveLength(27);
    const average = scoreSheet(
      { instrument: 'ipip-neo-work@2', ...simulateSheet({ seed: 5, instrument: 'ipip-neo-work@2' }) },
      norm ?? undefined,
    );
    expect(average.versions.norm).toBe('own@1');
  });
});
