import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf, mergeRanges, rangeFromStatements, wholeRange } from './stakeholders.ts';
import type { StatementAnswer } from './stakeholders.ts';

const high = (box: number): StatementAnswer => ({ pole: 'high', box });
const low = (box: number): StatementAnswer => ({ pole: 'low', box });
const bars = (...ends: readonly (readonly [number, number])[]) =>
  ends.map(([from, to]) => ({ low: from, high: to }));

describe('rangeFromStatements', () => {
  it.each([
    [[high(4), high(4), low(1), low(1)], 8, 9],
    [[high(1), high(1), low(4), low(4)], 1, 2],
    [[high(3), high(2), low(2), low(3)], 4, 6],
    [[high(4), high(3), low(2), low(1)], 20 / 3, 26 / 3],
  ])('case %#', (answers, from, to) => {
    const range = rangeFromStatements(answers);
    expect(range.low).toBeCloseTo(from, 12);
    expect(range.high).toBeCloseTo(to, 12);
  });

  it('is wider for an unsure rater', () => {
    expect(rangeFromStatements([high(3), low(3)], { unsure: true })).toEqual({ low: 3, high: 7 });
  });

  it('is inside 1..9', () => {
    const statement = fc.record({
      pole: fc.constantFrom('high' as const, 'low' as const),
      box: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(statement, { minLength: 1, maxLength: 4 }), fc.boolean(), (answers, unsure) => {
        const range = rangeFromStatements(answers, { unsure });
        const whole = wholeRange(range);
        return (
          range.low >= 1 && range.high <= 9 && whole.min <= range.low + 1e-9 && whole.max >= range.high - 1e-9
        );
      }),
    );
  });

  it('rejects missing answers and invalid boxes', () => {
    expect(() => rangeFromStatements([])).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    expect(() => rangeFromStatements([high(5)])).toThrow(
      expect.objectContaining({ code: 'answer_out_of_range' }),
    );
  });
});

describe('wholeRange', () => {
  it('contains the range in whole stanines', () => {
    expect(wholeRange({ low: 4.67, high: 6.67 })).toEqual({ min: 4, max: 7 });
    expect(wholeRange({ low: 5, high: 7 })).toEqual({ min: 5, max: 7 });
    expect(wholeRange({ low: 0.1 + 0.2 + 4.7, high: 7.000000000000001 })).toEqual({ min: 5, max: 7 });
  });
});

describe('mergeRanges', () => {
  it('merges raters who agree', () => {
    expect(mergeRanges(bars([5, 8], [6, 9], [5, 7], [6, 8]))).toEqual({
      range: { min: 5, max: 8 },
      rwg: 0.94,
      agreement: 'strong',
    });
  });

  it('does not merge disagreeing raters', () => {
    expect(mergeRanges(bars([2, 4], [7, 9], [5, 6], [3, 8]))).toEqual({
      range: null,
      rwg: 0.38,
      agreement: 'weak',
    });
  });

  it('calls agreement strong from .71 on and moderate above .50', () => {
    expect([0.71, 0.7, 0.51, 0.5].map(agreementOf)).toEqual(['strong', 'moderate', 'moderate', 'weak']);
  });

  it('merges moderate agreement', () => {
    expect(mergeRanges(bars([3, 5], [5, 7], [6, 8]))).toEqual({
      range: { min: 5, max: 7 },
      rwg: 0.65,
      agreement: 'moderate',
    });
  });

  it('merges from three raters on', () => {
    expect(mergeRanges([])).toEqual({ range: null, rwg: null, agreement: 'too_few' });
    expect(mergeRanges(bars([5, 8]))).toEqual({ range: null, rwg: null, agreement: 'too_few' });
    expect(mergeRanges(bars([5, 8], [5, 8]))).toEqual({ range: null, rwg: 1, agreement: 'too_few' });
    expect(mergeRanges(bars([5, 8], [5, 8], [5, 8])).range).toEqual({ min: 5, max: 8 });
  });

  it('has no agreement below 0 and does not depend on the order of raters', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
      .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));
    fc.assert(
      fc.property(fc.array(range, { minLength: 2, maxLength: 7 }), (ranges) => {
        const mergedRange = mergeRanges(ranges);
        expect(mergedRange.rwg).toBeGreaterThanOrEqual(0);
        expect(mergedRange.rwg).toBeLessThanOrEqual(1);
        expect(mergeRanges(ranges.toReversed())).toEqual(mergedRange);
        if (mergedRange.range) expect(mergedRange.range.min).toBeLessThanOrEqual(mergedRange.range.max);
      }),
    );
  });
});
