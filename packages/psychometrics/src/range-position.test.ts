import { describe, expect, it } from 'vitest';
import { halfWidthOf } from './norms.ts';
import { barOf, drawnOf, positionOf, rangePositionOf } from './range-position.ts';
import { errorBar, stanineOf } from './stanines.ts';
import { INSTRUMENT_VERSION, TRAITS } from './types.ts';
import type { Trait, TraitRange } from './types.ts';

function stands(trait: Trait, position: number, range: TraitRange) {
  const z = (position - 5) / 2;
  const { kind, side, steps } = rangePositionOf(
    { stanine: stanineOf(z), ...barOf(trait, z, INSTRUMENT_VERSION) },
    range,
  );
  return [kind, side, steps];
}

describe('rangePositionOf', () => {
  it('distinguishes outside within the error from outside beyond it', () => {
    expect(stands('O', 4.1, { min: 5, max: 8 })).toEqual(['border', 'below', 1]);
    expect(stands('ES', 8.6, { min: 4, max: 8 })).toEqual(['border', 'above', 1]);
    expect(stands('C', 3.1, { min: 5, max: 8 })).toEqual(['outside', 'below', 2]);
    expect(stands('E', 8.8, { min: 4, max: 7 })).toEqual(['outside', 'above', 2]);
  });

  it('distinguishes inside from inside with the bar beyond a limit', () => {
    expect(stands('C', 6.3, { min: 5, max: 8 })).toEqual(['inside', undefined, 0]);
    expect(stands('ES', 5.3, { min: 5, max: 8 })).toEqual(['crosses', 'below', 0]);
    expect(stands('O', 7.6, { min: 6, max: 8 })).toEqual(['crosses', 'above', 0]);
    expect(stands('O', 5.2, { min: 5, max: 5 })).toEqual(['crosses', 'above', 0]);
    // There is no limit at the end of the scale.
    expect(stands('O', 8.9, { min: 6, max: 9 })).toEqual(['inside', undefined, 0]);
  });

  it('clips the drawing at the ends of the scale', () => {
    const drawing = drawnOf('ES', 1.8, INSTRUMENT_VERSION);
    expect([drawing.position, drawing.low, drawing.high].map((value) => value.toFixed(2))).toEqual([
      '8.60',
      '7.41',
      '9.00',
    ]);
  });

  it('shows nothing beyond 1 and 9, with the bar of the score except for rounding', () => {
    for (const basis of [INSTRUMENT_VERSION, 'ipip-neo-120/5'] as const) {
      for (const trait of TRAITS) {
        for (let hundredth = -600; hundredth <= 600; hundredth += 1) {
          const z = hundredth / 100;
          const { position, low, high } = drawnOf(trait, z, basis);
          for (const value of [position, low, high, positionOf(z)]) {
            expect(value >= 1 && value <= 9).toBe(true);
          }
          expect(low <= position && position <= high && low < high).toBe(true);
          const bar = errorBar(z, halfWidthOf(trait, basis));
          // Half of a half step, and what the rounded half width differs by.
          expect(Math.max(Math.abs(bar.low - low), Math.abs(bar.high - high))).toBeLessThan(0.31);
        }
      }
    }
  });
});
