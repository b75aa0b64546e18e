import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf } from './fit.ts';
import { differs, groupFits } from './fit-groups.ts';
import type { RankedFit } from './fit-groups.ts';
import { TRAITS } from './types.ts';

interface NamedFit extends RankedFit {
  readonly name: string;
}

const makeFit = (name: string, fit: number, low: number, high: number): NamedFit => ({
  name,
  fit,
  interval: { low, high },
});
const byName = (a: NamedFit, b: NamedFit) => (a.name < b.name ? -1 : Number(a.name > b.name));
const namesOf = (people: readonly NamedFit[]) =>
  groupFits(people, (person) => person, byName).map((group) => group.map(({ name }) => name));

const ANNA = makeFit('Anna', 90, 85, 100);
const NELE = makeFit('Nele', 100, 95, 100);
const SAMUEL = makeFit('Samuel', 90, 85, 95);

const someone = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.nat(30), fc.nat(30), fc.string({ maxLength: 3 }))
  .map(([fit, below, above, name]) =>
    makeFit(name, fit, Math.max(0, fit - below), Math.min(100, fit + above)),
  );

describe('differs', () => {
  it.each([
    [NELE, ANNA, false],
    [NELE, SAMUEL, true],
    [ANNA, SAMUEL, false],
    // 3² + 4² = 5²: a distance equal to the error counts as different.
    [makeFit('a', 55, 52, 60), makeFit('b', 50, 40, 54), true],
    [makeFit('a', 55, 51, 60), makeFit('b', 50, 40, 54), false],
  ])('%j from %j: %j', (higher, lower, isDifferent) => {
    expect(differs(higher, lower)).toBe(isDifferent);
  });

  it('treats equal fits as the same, however exact they are', () => {
    expect(differs(makeFit('a', 70, 70, 70), makeFit('b', 70, 70, 70))).toBe(false);
    expect(differs(makeFit('a', 71, 71, 71), makeFit('b', 70, 70, 70))).toBe(true);
  });
});

describe('groupFits', () => {
  it('groups people who are too close to the top, by name', () => {
    expect(namesOf([SAMUEL, NELE, ANNA])).toEqual([['Anna', 'Nele'], ['Samuel']]);
    expect(namesOf([])).toEqual([]);
  });

  it('takes the most certain of equal fits as the top', () => {
    const sure = makeFit('Zoe', 90, 88, 92);
    const unsure = makeFit('Adam', 90, 60, 100);
    const lower = makeFit('Ben', 85, 80, 87);
    expect(namesOf([unsure, lower, sure])).toEqual([['Adam', 'Zoe'], ['Ben']]);
  });

  it('agrees with the intervals of the rule', () => {
    const ranges = {
      O: { min: 5, max: 8 },
      C: { min: 5, max: 8 },
      E: { min: 4, max: 8 },
      A: { min: 4, max: 7 },
      ES: { min: 4, max: 8 },
    };
    const exact = {
      Anna: [4.1, 6.3, 8, 5.9, 8.6],
      Nele: [5.5, 5.4, 6.1, 5.1, 6.2],
      Samuel: [6.6, 3.1, 5.2, 6.4, 4.4],
    };
    const people = Object.entries(exact).map(([name, positions]) => {
      const pairs = TRAITS.map((trait, index) => [trait, positions[index] ?? 5] as const);
      const stanines = Object.fromEntries(pairs.map(([trait, at]) => [trait, Math.min(9, Math.round(at))]));
      const zs = Object.fromEntries(pairs.map(([trait, at]) => [trait, (at - 5) / 2]));
      const { fit, interval } = fitOf({ stanines, zs }, ranges);
      return makeFit(name, fit ?? 0, interval?.low ?? 0, interval?.high ?? 0);
    });
    expect(people).toEqual([ANNA, NELE, SAMUEL]);
  });

  it('loses nobody, sorts groups by their tops and ends one at the first who differs', () => {
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 40 }), (people) => {
        const groups = groupFits(people, (person) => person, byName);
        expect(groups.flat()).toHaveLength(people.length);
        expect(new Set(groups.flat())).toEqual(new Set(people));
        for (const [index, group] of groups.entries()) {
          const highest = Math.max(...group.map(({ fit }) => fit));
          const top = group
            .filter(({ fit }) => fit === highest)
            .toSorted((a, b) => b.interval.low - a.interval.low || b.interval.high - a.interval.high)[0];
          if (top === undefined) throw new Error('an empty group');
          expect(group.some((person) => differs(top, person))).toBe(false);
          const next = groups[index + 1];
          if (next !== undefined) expect(next.some((person) => differs(top, person))).toBe(true);
          for (const person of next ?? []) expect(person.fit).toBeLessThanOrEqual(highest);
        }
      }),
    );
  });
});
