import { rangeWarning } from '@quint/psychometrics/ranges.ts';
import { isNarrower, type RangeSpan } from './proposals.ts';

/**
 * Narrower ranges to choose from: the lower part, the middle and the upper part of a range, a little more than half of
 * it. Which part the work needs is the decision of people; none is offered that would be too narrow.
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
