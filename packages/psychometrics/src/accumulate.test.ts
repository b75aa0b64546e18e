import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accumulateSheet,
  addValue,
  EMPTY_ACCUMULATION,
  computeStatistics,
  isOwnNormOffered,
  mergeAccumulations,
  ownNorm,
} from './accumulate.ts';
import type { AccumulatedScales } from './accumulate.ts';
import { scoreSheet } from './scoring.ts';
import { simulateSheet } from './simulate.ts';

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

  it('is the same merged from parts', () => {
    const values = fc.array(fc.integer({ min: 24, max: 120 }), { maxLength: 30 });
    fc.assert(
      fc.property(values, values, (first, second) => {
        expect(mergeAccumulations(of(first), of(second))).toEqual(of([...first, ...second]));
      }),
    );
  });
});

describe('accumulateSheet', () => {
  const scoreOf = (seed: number, careless?: 'random') =>
    scoreSheet({
      instrument: 'ipip-neo-work@2',
      ...simulateSheet({ seed, instrument: 'ipip-neo-work@2', careless }),
    });

  it('leaves sheets of doubtful quality out', () => {
    const before: AccumulatedScales = {};
    expect(scoreOf(1, 'random').quality.verdict).toBe('doubtful');
    expect(accumulateSheet(before, scoreOf(1, 'random'))).toBe(before);
  });

  it('skips scales that are not valid', () => {
    const score = scoreOf(3);
    const scales = accumulateSheet(
      {},
      { ...score, raw: { ...score.raw, domains: { ...score.raw.domains, N: null } } },
    );
    expect(scales.O?.n).toBe(1);
    expect(scales.N).toBeUndefined();
  });

  it('allows an own norm from 300 people on, which then centres them', () => {
    const label = { version: 'own@1', name: 'own norm', source: 'our talents' };
    let scales: AccumulatedScales = {};
    let people = 0;
    for (let seed = 0; people < 300; seed += 1) {
      expect(isOwnNormOffered(scales)).toBe(false);
      expect(ownNorm(scales, label)).toBeNull();
      const score = scoreOf(seed);
      if (score.quality.verdict === 'ok') people += 1;
      scales = accumulateSheet(scales, score);
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
