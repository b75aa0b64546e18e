import { describe, expect, it } from 'vitest';
import { compareDrawn } from './drawn-order.ts';

/** Keys as created by the database: they increase with the creation time. */
const keys = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) =>
      `019ac${String(from + index).padStart(3, '0')}-7000-7000-8000-${String(index).padStart(12, '0')}`,
  );

const ROLES = keys(200, 500);

describe('compareDrawn', () => {
  it('gives one order for a role, independent of the input order', () => {
    const people = keys(40);
    const order = people.toSorted(compareDrawn('role'));
    expect(people.toReversed().toSorted(compareDrawn('role'))).toEqual(order);
    expect(order).not.toEqual(people);
    expect(order.toSorted()).toEqual(people);
    // When people are left out, the others keep their order.
    expect(people.slice(5, 20).toSorted(compareDrawn('role'))).toEqual(
      order.filter((id) => people.slice(5, 20).includes(id)),
    );
  });

  it('puts everybody first for about the same number of roles', () => {
    const people = keys(4);
    const first = ROLES.map((role) => people.toSorted(compareDrawn(role))[0]);
    for (const person of people) {
      const share = first.filter((id) => id === person).length / ROLES.length;
      expect(share, person).toBeGreaterThan(0.15);
      expect(share, person).toBeLessThan(0.35);
    }
  });

  it('is the same order in every version', () => {
    expect(['a', 'b', 'c', 'd', 'e', 'f'].toSorted(compareDrawn('role'))).toEqual([
      'a',
      'e',
      'f',
      'd',
      'b',
      'c',
    ]);
  });

  it('is zero only for the same person', () => {
    const compare = compareDrawn('role');
    expect(compare('a', 'a')).toBe(0);
    expect(Math.sign(compare('a', 'b'))).toBe(-Math.sign(compare('b', 'a')));
  });
});
