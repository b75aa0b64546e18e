import { describe, expect, it } from 'vitest';
import { nextNormal, nextWhole, randomStream } from './random.ts';

const draw = (count: number, next: () => number): number[] => Array.from({ length: count }, next);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('randomStream', () => {
  it('repeats for a seed and differs for the next one', () => {
    expect(draw(5, randomStream(42))).toEqual(draw(5, randomStream(42)));
    expect(draw(5, randomStream(42))).not.toEqual(draw(5, randomStream(43)));
  });

  it('is uniform over first draws of neighbouring seeds', () => {
    const first = Array.from({ length: 4000 }, (_, seed) => randomStream(seed)());
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...first)).toBeLessThan(1);
    expect(mean(first)).toBeCloseTo(0.5, 1);
  });
});

describe('nextNormal', () => {
  it('has mean 0 and sd 1', () => {
    const random = randomStream(1);
    const values = draw(5000, () => nextNormal(random));
    expect(Math.abs(mean(values))).toBeLessThan(0.05);
    expect(Math.sqrt(mean(values.map((value) => value * value)))).toBeCloseTo(1, 1);
  });
});

describe('nextWhole', () => {
  it('includes both limits', () => {
    const random = randomStream(1);
    expect(new Set(draw(200, () => nextWhole(random, 1, 4)))).toEqual(new Set([1, 2, 3, 4]));
  });
});
