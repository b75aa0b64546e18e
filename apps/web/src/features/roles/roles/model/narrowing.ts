import { rangeWarning } from '@quint/psychometrics/ranges.ts';
import { isNarrower, type RangeSpan } from './proposals.ts';

/**
 * Narrower ranges to choose from: the lower part, the middle and the upper part of a range, each a little more than
 * half of it. People decide which part the work needs. Ranges that would be too narrow are left out.
 */
export function narrowerRanges({ min, max }: RangeSpan): readonly RangeSpan[] {
  const steps = max - min + 1;
  const partSize = Math.max(3, Math.ceil((steps + 1) / 2));
  const each = Math.ceil((steps - partSize) / 2);
  const parts = [
    { min, max: min + partSize - 1 },
    { min: min + each, max: max - each },
    { min: max - partSize + 1, max },
  ];
  return parts.filter((part) => isNarrower(part, { min, max }) && rangeWarning(part) !== 'narrow');
}
