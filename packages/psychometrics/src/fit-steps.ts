import type { Stanine, TraitRange } from './types.ts';

/** The maximum cost is reached at four stanines outside. */
export const MOST_STEPS = 4;

/** Signed whole stanines outside a range: negative below, positive above, 0 inside. */
export function stepsOutside(stanine: Stanine, range: TraitRange): number {
  if (stanine < range.min) return stanine - range.min;
  return stanine > range.max ? stanine - range.max : 0;
}

/** Steps that count: the distance, at most four. */
export function countedSteps(outside: number): number {
  return Math.min(MOST_STEPS, Math.abs(outside));
}
