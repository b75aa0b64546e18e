import { describe, expect, it } from 'vitest';
import { ratioInterval } from './rate-ratio.ts';
import { judgeRatio } from './ratio-verdict.ts';

function verdictOf([x1, n1]: readonly [number, number], [x2, n2]: readonly [number, number]) {
  const [lower, higher] = [
    { hits: x1, people: n1 },
    { hits: x2, people: n2 },
  ];
  return judgeRatio({ lower, higher, interval: ratioInterval(lower, higher) });
}

describe('judgeRatio', () => {
  it('leaves a low ratio open while the interval contains 1', () => {
    expect(verdictOf([20, 54], [30, 61])).toBe('open');
  });

  it('calls a ratio low below four fifths with the whole interval below 1', () => {
    expect(verdictOf([20, 100], [60, 100])).toBe('low');
  });

  it('distinguishes a difference from a low ratio', () => {
    expect(verdictOf([1700, 2000], [1900, 2000])).toBe('different');
  });

  it('calls a ratio inconspicuous only if the interval excludes less than four fifths', () => {
    expect(verdictOf([980, 2000], [1000, 2000])).toBe('inconspicuous');
    expect(verdictOf([30, 60], [30, 60])).toBe('open');
  });

  it('concludes nothing below 30 people, or without any hit', () => {
    expect(verdictOf([0, 29], [29, 29])).toBe('few');
    expect(verdictOf([0, 40], [0, 40])).toBe('nobody');
  });
});
