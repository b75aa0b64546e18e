import { describe, expect, it } from 'vitest';
import { drawnOf, rangePositionOf } from './range-position.ts';
import { stanineOf } from './stanines.ts';
import { INSTRUMENT_VERSION } from './types.ts';
import type { Trait, TraitRange } from './types.ts';

function stands(trait: Trait, position: number, range: TraitRange) {
  const z = (position - 5) / 2;
  const { kind, side, steps } = rangePositionOf(
    { stanine: stanineOf(z), ...drawnOf(trait, z, INSTRUMENT_VERSION) },
    range,
  );
  return [kind, side, steps];
}

describe('rangePositionOf', () => {
  it('tells outside within the error from outside beyond it', () => {
    expect(stands('O', 4.1, { min: 5, max: 8 })).toEqual(['border', 'below', 1]);
    expect(stands('ES', 8.6, { min: 4, max: 8 })).toEqual(['border', 'above', 1]);
    expect(stands('C', 3.1, { min: 5, max: 8 })).toEqual(['outside', 'below', 2]);
    expect(stands('E', 8.8, { min: 4, max: 7 })).toEqual(['outside', 'above', 2]);
  });

  it('tells inside from inside with the bar beyond a border', () => {
    expect(stands('C', 6.3, { min: 5, max: 8 })).toEqual(['inside', undefined, 0]);
    expect(stands('ES', 5.3, { min: 5, max: 8 })).toEqual(['crosses', 'below', 0]);
    expect(stands('O', 7.6, { min: 6, max: 8 })).toEqual(['crosses', 'above', 0]);
    expect(stands('O', 5.2, { min: 5, max: 5 })).toEqual(['crosses', 'above', 0]);
    // No border at the end of the scale.
    expect(stands('O', 8.9, { min: 6, max: 9 })).toEqual(['inside', undefined, 0]);
  });

  it('cuts the drawing at the ends of the scale', () => {
    const drawn = drawnOf('ES', 1.8, INSTRUMENT_VERSION);
    expect([drawn.position, drawn.low, drawn.high].map((value) => value.toFixed(2))).toEqual([
      '8.60',
      '7.41',
      '9.50',
    ]);
    expect(drawnOf('O', -3, INSTRUMENT_VERSION)).toEqual({ position: 0.5, low: 0.5, high: 0.5 });
  });
});
