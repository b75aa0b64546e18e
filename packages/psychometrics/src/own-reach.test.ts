import { expect, it } from 'vitest';
import { fitOf } from './fit.ts';
import { countInside, countStrongProfiles, readProfiles } from './own-reach.ts';
import { nextWhole, randomStream } from './random.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges, TraitStanines } from './types.ts';

it('counts the people of a workspace like the fit rule, for any ranges', () => {
  const random = randomStream(7);
  const people = Array.from(
    { length: 60 },
    () =>
      Object.fromEntries(TRAITS.map((trait) => [trait, nextWhole(random, 1, 9)])) as unknown as TraitStanines,
  );
  const numbers = people.map((person) => Number(TRAITS.map((trait) => person[trait]).join('')));
  const profiles = readProfiles(numbers.map((stanines) => [stanines, 1, 0]));
  expect(profiles.size).toBe(60);
  for (let round = 0; round < 60; round += 1) {
    const ranges: RoleRanges = Object.fromEntries(
      TRAITS.map((trait) => {
        const min = nextWhole(random, 1, 9);
        return [trait, { min, max: nextWhole(random, min, 9), weight: nextWhole(random, 1, 3) }];
      }),
    );
    const strong = people.filter((stanines) => fitOf({ stanines }, ranges).band === 'strong').length;
    expect(countStrongProfiles(profiles, ranges)).toBe(strong);
    const { O = { min: 1, max: 9 } } = ranges;
    const inside = people.filter((person) => person.O >= O.min && person.O <= O.max).length;
    expect(countInside(profiles, 'O', O)).toBe(inside);
  }
});

it('counts people with the same profile, doubtful results as no high agreement, and nothing without a requirement', () => {
  const profiles = readProfiles([
    [55_555, 3, 1],
    [91_919, 2, 0],
  ]);
  expect(profiles.stacks.O).toEqual([0, 0, 0, 0, 3, 0, 0, 0, 2]);
  expect(countStrongProfiles(profiles, { C: { min: 4, max: 6, weight: 1 } })).toBe(2);
  expect(profiles.size).toBe(5);
  expect(profiles.doubtful.O).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(countStrongProfiles(profiles, { C: { min: 1, max: 9, weight: 1 } })).toBeNull();
});
