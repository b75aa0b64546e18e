import type { BaseRate } from '@quint/psychometrics/base-rate.ts';
import { hasRequirement, rangeWarning } from '@quint/psychometrics/ranges.ts';
import type { RangeSpan } from './proposals.ts';

/** From this number of 100 on, almost everybody fits. */
const BROAD_FROM = 85;
const MIDDLE = 5;

/** Whether almost everybody fits; null stands for ranges without a requirement. */
export function isBroad(norm: BaseRate | null): boolean {
  return norm === null || norm.reach.strong >= BROAD_FROM;
}

/**
 * One narrower range, a little more than half of it, on the side to which the range leans: its upper part, its lower
 * part, or the middle. Undefined for a range without a requirement, and where the part would be too narrow.
 */
export function narrowerRange({ min, max }: RangeSpan): RangeSpan | undefined {
  const steps = max - min + 1;
  const partSize = Math.max(3, Math.ceil((steps + 1) / 2));
  const centre = (min + max) / 2;
  const each = Math.ceil((steps - partSize) / 2);
  const part =
    centre === MIDDLE
      ? { min: min + each, max: max - each }
      : centre > MIDDLE
        ? { min: max - partSize + 1, max }
        : { min, max: min + partSize - 1 };
  const isNarrower = part.min >= min && part.max <= max && part.max - part.min < max - min;
  if (!isNarrower || !hasRequirement({ min, max }) || rangeWarning(part) === 'narrow') return undefined;
  return part;
}
