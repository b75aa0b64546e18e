import { describe, expect, it } from 'vitest';
import { endsOf, gravestFirst, hasTrend, isLow, roundRatio, type Ratio } from './comparisons.ts';

function ratio(values: Partial<Ratio>): Ratio {
  return {
    lower: 'male',
    higher: 'female',
    ratio: 0.7,
    low: 0.5,
    high: 0.9,
    method: 'exact',
    fisher_p: 0.01,
    verdict: 'low',
    ...values,
  };
}

describe('gravestFirst', () => {
  it('puts ratios to look into before inconclusive ones, and lower ratios first', () => {
    const ratios = [
      ratio({ verdict: 'nobody', ratio: null }),
      ratio({ verdict: 'open', ratio: 0.9 }),
      ratio({ verdict: 'low', ratio: 0.75 }),
      ratio({ verdict: 'open', ratio: 0.6 }),
    ];
    expect(gravestFirst(ratios).map((each) => each.ratio)).toEqual([0.75, 0.6, 0.9, null]);
  });
});

describe('roundRatio', () => {
  it('rounds the interval outwards and the ratio down', () => {
    expect(roundRatio(ratio({ ratio: 0.7999, low: 0.5191, high: 1.0467 }))).toEqual({
      ratio: 0.79,
      from: 0.51,
      to: 1.05,
    });
    expect(roundRatio(ratio({ ratio: 0.8, low: 0.7, high: 0.9 }))).toEqual({
      ratio: 0.8,
      from: 0.7,
      to: 0.9,
    });
  });

  it('does not show 1 when the whole interval is below it', () => {
    expect(roundRatio(ratio({ high: 0.9956 })).to).toBe(0.99);
  });
});

describe('isLow', () => {
  it('is true for the lower group of a low ratio only', () => {
    const ratios = [ratio({}), ratio({ lower: 'diverse', verdict: 'open' })];
    expect(['male', 'female', 'diverse'].map((group) => isLow({ ratios }, group))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('endsOf', () => {
  const group = (name: string, rate: number) => ({ name, people: 20, rate, low: 0, high: 1 });

  it('returns the first and the last period when the group is shown in both', () => {
    const trend = [
      { period: '2025-1', groups: [group('female', 0.2)] },
      { period: '2025-2', groups: [group('female', 0.3), group('male', 0.5)] },
      { period: '2026-1', groups: [group('female', 0.4)] },
    ];
    expect(endsOf(trend, 'female')).toMatchObject({ first: { rate: 0.2 }, last: { rate: 0.4 } });
    expect(endsOf(trend, 'male')).toBeUndefined();
    expect(['female', 'male'].map((name) => hasTrend(trend, name))).toEqual([true, false]);
  });
});
