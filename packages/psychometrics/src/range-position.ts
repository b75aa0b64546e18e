import { stepsOutside } from './fit-steps.ts';
import { exactHalfWidthOf } from './norms.ts';
import type { ErrorBasis } from './norms.ts';
import { touchesRange } from './ranges.ts';
import { exactBar, finerBars, toScale } from './stanines.ts';
import type { Stanine, Trait, TraitRange } from './types.ts';

/** The axis as it is drawn: whole steps 1..9, each half a step to either side. */
export const SCALE_LOW = 0.5;
export const SCALE_HIGH = 9.5;

export interface DrawnTrait {
  /** The exact position 5 + 2z, inside 1..9. */
  readonly position: number;
  /** Ends of the 90 % bar around it, inside 1..9. */
  readonly low: number;
  readonly high: number;
}

/** The exact position 5 + 2z, inside 1..9. */
export function positionOf(z: number): number {
  return toScale(5 + 2 * z);
}

/**
 * The displayed values of a result: the point at its exact position, and the unrounded ends of its bar. Like
 * `errorBar`, which rounds the ends to halves, it stays inside the scale. `basis` determines the error.
 */
export function drawnOf(trait: Trait, z: number, basis: ErrorBasis): DrawnTrait {
  const position = positionOf(z);
  const halfWidth = exactHalfWidthOf(trait, basis);
  return { position, low: toScale(position - halfWidth), high: toScale(position + halfWidth) };
}

/** The bar for comparing a result with a range: its exact ends, also beyond the scale. */
export function barOf(trait: Trait, z: number, basis: ErrorBasis): { low: number; high: number } {
  return exactBar(z, exactHalfWidthOf(trait, basis));
}

/** The percentiles and T scores at the exact ends of the 90 % bar. `basis` determines the error. */
export function finerBarsOf(trait: Trait, z: number, basis: ErrorBasis) {
  return finerBars(barOf(trait, z, basis));
}

/**
 * How a result compares with a range. `inside` with the whole bar inside; `crosses` inside with the bar beyond a limit;
 * `border` outside, but the bar touches the range, so that it is outside within the error of measurement; `outside`
 * beyond it. A `border` has its cost, but no meaning text. All but `inside` are probed deeper in the interview.
 */
export interface RangePosition {
  readonly kind: 'inside' | 'crosses' | 'border' | 'outside';
  /** The side; if the bar crosses both limits, the one it exceeds more. Undefined inside. */
  readonly side: 'below' | 'above' | undefined;
  /** Whole stanines outside the range. */
  readonly steps: number;
  /** How far the bar reaches beyond the range, in stanines. */
  readonly beyond: number;
}

/** How a result, with its exact bar, compares with the range of a role. */
export function rangePositionOf(
  result: { readonly stanine: Stanine } & Pick<DrawnTrait, 'low' | 'high'>,
  range: TraitRange,
): RangePosition {
  const outside = stepsOutside(result.stanine, range);
  // There is no limit where the range reaches the end of the scale.
  const lowest = range.min <= 1 ? Number.NEGATIVE_INFINITY : range.min - 0.5;
  const highest = range.max >= 9 ? Number.POSITIVE_INFINITY : range.max + 0.5;
  const under = Math.max(0, lowest - result.low);
  const over = Math.max(0, result.high - highest);
  const steps = Math.abs(outside);
  if (outside !== 0) {
    const kind = touchesRange(result, range) ? 'border' : 'outside';
    return outside < 0
      ? { kind, side: 'below', steps, beyond: under }
      : { kind, side: 'above', steps, beyond: over };
  }
  if (under === 0 && over === 0) return { kind: 'inside', side: undefined, steps: 0, beyond: 0 };
  return { kind: 'crosses', side: under > over ? 'below' : 'above', steps: 0, beyond: Math.max(under, over) };
}
