import { PsychometricsError } from './errors.ts';
import { TRAITS } from './types.ts';
import type { Stanine, Trait, TraitRange } from './types.ts';

const WIDE_WIDTH = 6;
const NARROW_WIDTH = 1;
const RANGE_FIELDS: ReadonlySet<string> = new Set(['min', 'max', 'weight']);

/** The warnings of the range editor: a range nearly everybody meets, or hardly anybody. */
export type RangeWarning = 'wide' | 'narrow';

function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for the five traits of a role, O C E A ES; neuroticism is not one of them. */
export function isTrait(value: unknown): value is Trait {
  return (TRAITS as readonly unknown[]).includes(value);
}

/** Throws `stanine_out_of_range` unless the value is a whole number 1..9. */
export function checkStanine(value: unknown, what: string): Stanine {
  if (!isWhole(value, 1, 9)) {
    throw new PsychometricsError('stanine_out_of_range', `${what} must be a whole number 1..9`);
  }
  return value;
}

function readRange(trait: Trait, value: unknown): Required<TraitRange> {
  if (!isRecord(value)) throw new PsychometricsError('invalid_input', `range of ${trait} must be an object`);
  const extra = Object.keys(value).find((field) => !RANGE_FIELDS.has(field));
  if (extra !== undefined) {
    throw new PsychometricsError('unknown_field', `range of ${trait} has no field ${extra.slice(0, 40)}`);
  }
  const { min, max, weight = 1 } = value;
  if (min === undefined || max === undefined) {
    throw new PsychometricsError('range_incomplete', `range of ${trait} needs min and max`);
  }
  if (!isWhole(min, 1, 9) || !isWhole(max, 1, 9)) {
    throw new PsychometricsError('range_out_of_range', `min and max of ${trait} must be whole numbers 1..9`);
  }
  if (min > max) throw new PsychometricsError('min_above_max', `min of ${trait} is above its max`);
  if (!isWhole(weight, 1, 3)) {
    throw new PsychometricsError('weight_out_of_range', `weight of ${trait} must be 1, 2 or 3`);
  }
  return { min, max, weight };
}

/**
 * Parses the ranges of a role from untrusted input; weights default to 1, an omitted trait has no requirement. Throws
 * `unknown_trait`, `unknown_field`, `range_incomplete`, `range_out_of_range`, `min_above_max`, `weight_out_of_range` or
 * `invalid_input`.
 */
export function validateRanges(ranges: unknown): Readonly<Partial<Record<Trait, Required<TraitRange>>>> {
  if (!isRecord(ranges)) throw new PsychometricsError('invalid_input', 'ranges must be an object by trait');
  const read: Partial<Record<Trait, Required<TraitRange>>> = {};
  for (const [trait, range] of Object.entries(ranges)) {
    if (!isTrait(trait))
      throw new PsychometricsError('unknown_trait', `${trait.slice(0, 40)} is not a trait`);
    // Undefined counts as omitted: both mean no requirement.
    if (range !== undefined) read[trait] = readRange(trait, range);
  }
  return read;
}

/** False for the full range 1..9, which means "no requirement" and is not part of the fit. */
export function hasRequirement(range: TraitRange): boolean {
  return range.min > 1 || range.max < 9;
}

/** Whether an error bar reaches the range, which extends half a stanine beyond its outer stanines. */
export function touchesRange(
  bar: { readonly low: number; readonly high: number },
  { min, max }: TraitRange,
): boolean {
  return bar.high >= min - 0.5 && bar.low <= max + 0.5;
}

/** The editor's warning about a range: max - min of 6 or more is wide, of 1 or less narrow; else null. */
export function rangeWarning(range: TraitRange): RangeWarning | null {
  const width = range.max - range.min;
  if (width >= WIDE_WIDTH) return 'wide';
  return width <= NARROW_WIDTH ? 'narrow' : null;
}
