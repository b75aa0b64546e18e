import { describe, expect, it } from 'vitest';
import { linearScale } from './linear-scale.ts';

describe('linearScale', () => {
  const x = linearScale([0.5, 9.5], [100, 190]);

  it.each([
    [0.5, 100],
    [5, 145],
    [9.5, 190],
  ])('puts %d at %d', (value, pixel) => {
    expect(x(value)).toBeCloseTo(pixel, 10);
  });

  it('clamps values outside of the domain', () => {
    expect([x(0), x(12)]).toEqual([100, 190]);
  });

  it('can be reversed', () => {
    expect(linearScale([0, 10], [50, 0])(2)).toBe(40);
  });
});
