import { describe, expect, it } from 'vitest';
import { checkStanine, hasRequirement, isTrait, rangeWarning, validateRanges } from './ranges.ts';

const withCode = (code: string) => expect.objectContaining({ code });

describe('validateRanges', () => {
  it('fills in the weight', () => {
    expect(validateRanges({ O: { min: 4, max: 7 }, ES: { min: 5, max: 5, weight: 3 } })).toEqual({
      O: { min: 4, max: 7, weight: 1 },
      ES: { min: 5, max: 5, weight: 3 },
    });
    expect(validateRanges({})).toEqual({});
  });

  it.each([
    ['invalid_input', null],
    ['invalid_input', []],
    ['invalid_input', { O: 5 }],
    ['unknown_trait', { N: { min: 1, max: 9 } }],
    ['unknown_trait', { toString: { min: 1, max: 9 } }],
    ['unknown_trait', JSON.parse('{"__proto__": {"min": 1, "max": 9}}')],
    ['unknown_field', { O: { min: 1, max: 9, wieght: 2 } }],
    ['range_incomplete', { O: { min: 1 } }],
    ['range_out_of_range', { O: { min: 0, max: 5 } }],
    ['range_out_of_range', { O: { min: 1, max: 10 } }],
    ['range_out_of_range', { O: { min: 1.5, max: 5 } }],
    ['range_out_of_range', { O: { min: '1', max: 5 } }],
    ['min_above_max', { O: { min: 6, max: 5 } }],
    ['weight_out_of_range', { O: { min: 1, max: 5, weight: 0 } }],
    ['weight_out_of_range', { O: { min: 1, max: 5, weight: 4 } }],
    ['weight_out_of_range', { O: { min: 1, max: 5, weight: 1.5 } }],
    ['weight_out_of_range', { O: { min: 1, max: 5, weight: null } }],
  ])('answers %s for %j', (code, ranges) => {
    expect(() => validateRanges(ranges)).toThrow(withCode(code));
  });
});

describe('the range editor', () => {
  it.each([
    [1, 9, 'wide'],
    [2, 8, 'wide'],
    [2, 7, null],
    [4, 6, null],
    [4, 5, 'narrow'],
    [4, 4, 'narrow'],
  ])('%d-%d is %s', (min, max, warning) => {
    expect(rangeWarning({ min, max })).toBe(warning);
  });

  it('treats the full range as no requirement', () => {
    expect(hasRequirement({ min: 1, max: 9 })).toBe(false);
    expect(hasRequirement({ min: 1, max: 8 })).toBe(true);
    expect(hasRequirement({ min: 2, max: 9 })).toBe(true);
  });
});

describe('checks of single values', () => {
  it('knows the five traits', () => {
    expect(['O', 'C', 'E', 'A', 'ES'].every(isTrait)).toBe(true);
    expect(['N', 'o', '', null, 'constructor'].some(isTrait)).toBe(false);
  });

  it('accepts whole stanines 1..9', () => {
    expect(checkStanine(9, 'value')).toBe(9);
    for (const value of [0, 10, 4.5, '5', null, Number.NaN]) {
      expect(() => checkStanine(value, 'value')).toThrow(withCode('stanine_out_of_range'));
    }
  });
});
