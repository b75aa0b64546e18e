import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDoubtful, verdictOf } from './doubt.ts';

describe('a doubtful sheet', () => {
  it('has one severe flag or two flags, unlike all other sheets', () => {
    const flags = fc.array(fc.record({ severe: fc.boolean() }), { maxLength: 9 });
    fc.assert(
      fc.property(flags, (of) => {
        expect(isDoubtful(verdictOf(of))).toBe(of.length >= 2 || of.some(({ severe }) => severe));
      }),
    );
  });

  it('is distinguished from one with a single slight flag, from one without flags, and from no sheet', () => {
    expect([verdictOf([]), verdictOf([{ severe: false }]), verdictOf([{ severe: true }])]).toEqual([
      'ok',
      'check',
      'doubtful',
    ]);
    expect([isDoubtful('ok'), isDoubtful('check'), isDoubtful(null), isDoubtful(undefined)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
