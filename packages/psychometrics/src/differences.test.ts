import { describe, expect, it } from 'vitest';
import { compareFits, compareOn, differOn, reliableDifferenceOf } from './differences.ts';
import { INSTRUMENT_VERSION, TRAITS } from './types.ts';
import type { Trait } from './types.ts';

const at = (position: number) => ({ z: (position - 5) / 2, basis: INSTRUMENT_VERSION });

/** Anna, Nele and Samuel. */
const PEOPLE: Readonly<Record<Trait, readonly number[]>> = {
  O: [4.1, 5.5, 6.6],
  C: [6.3, 5.4, 3.1],
  E: [8, 6.1, 5.2],
  A: [5.9, 5.1, 6.4],
  ES: [8.6, 6.2, 4.4],
};
const findings = (trait: Trait) => compareOn(trait, PEOPLE[trait].map(at));

describe('reliableDifferenceOf', () => {
  it('is 1.97, 1.47, 1.54, 1.74 and 1.68 stanines in the work form', () => {
    const limits = TRAITS.map((trait) => reliableDifferenceOf(trait, INSTRUMENT_VERSION).toFixed(2));
    expect(limits).toEqual(['1.97', '1.47', '1.54', '1.74', '1.68']);
  });

  it('is the same between people who answered different versions of the work form', () => {
    const older = (position: number) => ({ ...at(position), instrument: 'ipip-neo-work@1' as const });
    expect([differOn('ES', older(5), at(6.68)), differOn('ES', older(5), at(6.67))]).toEqual([true, false]);
  });

  it('decides by exact positions and not by bars or whole stanines', () => {
    // The bars (1.2 to either side) overlap, and yet the difference is reliable.
    expect(differOn('ES', at(5), at(6.68))).toBe(true);
    expect(differOn('ES', at(5), at(6.67))).toBe(false);
    // Two whole stanines apart after rounding, 1.1 before.
    expect(differOn('C', at(4.45), at(5.55))).toBe(false);
  });
});

describe('compareOn', () => {
  it('names the pair, the one who differs from both, and everybody', () => {
    expect(findings('O')).toMatchObject({ kind: 'pair', pair: { first: 0, second: 2 }, either: 1 });
    expect(findings('C')).toEqual({ kind: 'alone', alone: 2, others: [0, 1] });
    expect(findings('E')).toEqual({ kind: 'alone', alone: 0, others: [1, 2] });
    expect(findings('A')).toEqual({ kind: 'same', people: [0, 1, 2] });
    expect(findings('ES')).toMatchObject({ kind: 'all', people: [0, 1, 2] });
  });

  it('leaves out who has no value, and says nothing of one alone', () => {
    expect(compareOn('O', [at(2), null, at(8)])).toMatchObject({
      kind: 'pair',
      pair: { first: 0, second: 2 },
      either: undefined,
    });
    expect(compareOn('O', [at(2), null])).toEqual({ kind: 'unknown' });
  });

  it('orders the pairs of four people by distance', () => {
    const finding = compareOn('O', [at(2), at(5), at(8.5), at(5.1)]);
    expect(finding.kind === 'pairs' && finding.pairs.map(({ first, second }) => [first, second])).toEqual([
      [0, 2],
      [1, 2],
      [2, 3],
      [0, 3],
      [0, 1],
    ]);
  });

  it('says of fits what their groups say', () => {
    const fits = [
      { fit: 90, interval: { low: 85, high: 100 } },
      { fit: 100, interval: { low: 95, high: 100 } },
      { fit: 90, interval: { low: 85, high: 95 } },
    ];
    expect(compareFits(fits)).toMatchObject({ kind: 'pair', pair: { first: 1, second: 2 }, either: 0 });
  });
});
