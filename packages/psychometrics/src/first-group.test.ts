import { describe, expect, it } from 'vitest';
import { countFirstGroup, listFirstGroup, listGroups } from './first-group.ts';
import type { MeasuredPeople, PersonIndex } from './first-group.ts';
import { prepareFit } from './fit.ts';
import { groupFits } from './fit-groups.ts';
import { randomStream } from './random.ts';
import { TRAITS } from './types.ts';
import type { Alphas, RoleRanges } from './types.ts';

const OWN_ALPHAS: Alphas = { O: 0.7, C: 0.75, E: 0.8, A: 0.65, ES: 0.85 };

function makePeople(size: number, random: () => number, alphas: Alphas | undefined): MeasuredPeople {
  const stanines = new Uint8Array(size * TRAITS.length);
  const zs = new Float64Array(size * TRAITS.length);
  for (const index of stanines.keys()) {
    const stanine = 1 + Math.floor(random() * 9);
    stanines[index] = stanine;
    zs[index] = (stanine - 5) / 2 + (random() - 0.5) / 2;
  }
  return { alphas, stanines, zs };
}

function makeRanges(random: () => number): RoleRanges {
  return Object.fromEntries(
    TRAITS.map((trait) => {
      const ends = [1 + Math.floor(random() * 9), 1 + Math.floor(random() * 9)];
      return [
        trait,
        { min: Math.min(...ends), max: Math.max(...ends), weight: 1 + Math.floor(random() * 3) },
      ];
    }),
  );
}

/** The groups by the rule of lists, each person as the indexes of `listGroups`. */
function groupsOf(groups: readonly MeasuredPeople[], ranges: RoleRanges): string[][] | undefined {
  const people = groups.flatMap(({ alphas, stanines, zs }, group) => {
    const rate = prepareFit(ranges, { alphas });
    return Array.from({ length: stanines.length / TRAITS.length }, (_, person) => {
      const at = (values: Uint8Array | Float64Array) =>
        Object.fromEntries(TRAITS.map((trait, index) => [trait, values[person * TRAITS.length + index]]));
      return { key: `${group},${person}`, ...rate({ stanines: at(stanines), zs: at(zs) }) };
    });
  });
  if (people.some(({ fit }) => fit === null)) return undefined;
  const sortedFits = groupFits(
    people.flatMap(({ key, fit, interval }) =>
      fit === null || interval === null ? [] : [{ key, fit, interval }],
    ),
    (person) => person,
    () => 0,
  );
  return sortedFits.map((group) => group.map(({ key }) => key).toSorted());
}

describe('the groups of people', () => {
  it('are those of the list, for any ranges, weights, people and errors of measurement', () => {
    const random = randomStream(7);
    for (let round = 0; round < 120; round += 1) {
      const groups = [
        makePeople(1 + Math.floor(random() * 60), random, undefined),
        makePeople(Math.floor(random() * 20), random, OWN_ALPHAS),
      ];
      const ranges = makeRanges(random);
      const listedGroups = groupsOf(groups, ranges);
      const keysOf = (people: readonly PersonIndex[]) => people.map((index) => index.join(',')).toSorted();
      expect(listGroups(groups, ranges)?.map(keysOf)).toEqual(listedGroups);
      expect(countFirstGroup(groups, ranges)).toBe(listedGroups?.[0]?.length);
      expect(keysOf(listFirstGroup(groups, ranges))).toEqual(listedGroups?.[0] ?? []);
    }
  });

  it('are none without people, and undefined without a requirement', () => {
    const open = Object.fromEntries(TRAITS.map((trait) => [trait, { min: 1, max: 9, weight: 1 }]));
    const nobody = makePeople(0, () => 0.5, undefined);
    expect(countFirstGroup([nobody], { ...open, O: { min: 3, max: 7, weight: 1 } })).toBe(0);
    expect(countFirstGroup([nobody], open)).toBeUndefined();
    expect(listGroups([nobody], { ...open, O: { min: 3, max: 7, weight: 1 } })).toEqual([]);
    expect(listGroups([nobody], open)).toBeUndefined();
  });
});
