import { countedTraits, wholeFit } from './fit.ts';
import { prepareInterval, prepareReaches } from './fit-interval.ts';
import { differs } from './fit-groups.ts';
import type { RankedFit } from './fit-groups.ts';
import { countedSteps, stepsOutside } from './fit-steps.ts';
import { semOf } from './norms.ts';
import { INSTRUMENT_VERSION, TRAITS } from './types.ts';
import type { Alphas, RoleRanges } from './types.ts';

/** The results of many people who share one error of measurement, in columns. */
export interface MeasuredPeople {
  readonly alphas: Alphas | undefined;
  /** Five stanines a person, in the order of `TRAITS`. */
  readonly stanines: Uint8Array;
  /** Five standard scores a person, in the same order. */
  readonly zs: Float64Array;
}

const TRAIT_COUNT = TRAITS.length;
const STANINES = 9;

/** The costs of a role by stanine, and its counted traits by their index in `TRAITS`. */
function prepareCosts(ranges: RoleRanges) {
  const requirements = countedTraits(ranges);
  const weight = requirements.reduce((sum, { range }) => sum + range.weight, 0);
  const indexes = requirements.map(({ trait }) => TRAITS.indexOf(trait));
  const costs = new Uint8Array(TRAIT_COUNT * (STANINES + 1));
  for (const { trait, range } of requirements) {
    const start = TRAITS.indexOf(trait) * (STANINES + 1);
    for (let stanine = 1; stanine <= STANINES; stanine += 1) {
      costs[start + stanine] = range.weight * countedSteps(stepsOutside(stanine, range));
    }
  }
  return { requirements, weight, indexes, costs };
}

function costsOf({ stanines }: MeasuredPeople, costs: Uint8Array): Uint16Array {
  const result = new Uint16Array(stanines.length / TRAIT_COUNT);
  for (let person = 0; person < result.length; person += 1) {
    let cost = 0;
    for (let trait = 0; trait < TRAIT_COUNT; trait += 1) {
      cost += costs[trait * (STANINES + 1) + (stanines[person * TRAIT_COUNT + trait] ?? 0)] ?? 0;
    }
    result[person] = cost;
  }
  return result;
}

/** A person: the index of a group of people, and of a person in it. */
export type PersonIndex = readonly [group: number, person: number];

/** The rule of a role for people who share one error of measurement, with their costs. */
interface GroupRule {
  readonly costs: Uint16Array;
  readonly interval: ReturnType<typeof prepareInterval>;
  readonly reaches: ReturnType<typeof prepareReaches>;
}

/** All people by their fit, the highest first. */
function listLevels(rules: readonly GroupRule[], weight: number): [fit: number, places: PersonIndex[]][] {
  const levels = new Map<number, PersonIndex[]>();
  for (const [group, { costs }] of rules.entries()) {
    for (const [person, cost] of costs.entries()) {
      const fit = wholeFit(cost, weight);
      const level = levels.get(fit);
      if (level === undefined) levels.set(fit, [[group, person]]);
      else level.push([group, person]);
    }
  }
  return [...levels].toSorted(([one], [other]) => other - one);
}

/** The people of a list with the rule of the ranges; undefined if these require nothing. */
function prepareRule(groups: readonly MeasuredPeople[], ranges: RoleRanges) {
  const { requirements, weight, indexes, costs } = prepareCosts(ranges);
  if (requirements.length === 0) return undefined;
  const rules = groups.map((group): GroupRule => {
    const basis = { instrument: INSTRUMENT_VERSION, alphas: group.alphas };
    const traits = requirements.map(({ trait, range }) => ({
      range,
      weight: range.weight,
      sem: semOf(trait, basis),
    }));
    return {
      costs: costsOf(group, costs),
      interval: prepareInterval(traits),
      reaches: prepareReaches(traits),
    };
  });
  const zs = indexes.map(() => 0);
  const readZs = ([group, person]: PersonIndex) => {
    for (const [position, trait] of indexes.entries())
      zs[position] = groups[group]?.zs[person * TRAIT_COUNT + trait] ?? 0;
    return zs;
  };
  const ruleOf = ([group, person]: PersonIndex) => {
    const rule = rules[group] ?? never();
    return { ...rule, cost: rule.costs[person] ?? 0 };
  };
  const fitOf = (place: PersonIndex): RankedFit => {
    const { cost, interval } = ruleOf(place);
    const { best, worst } = interval(readZs(place));
    const [low, high] = [Math.max(worst, cost), Math.min(best, cost)];
    return {
      fit: wholeFit(cost, weight),
      interval: { low: wholeFit(low, weight), high: wholeFit(high, weight) },
    };
  };
  // The best end of a bar is never worse than the point of the person.
  const reaches = (place: PersonIndex, limit: number): boolean => {
    const rule = ruleOf(place);
    return limit >= rule.cost || (limit >= 0 && rule.reaches(readZs(place), limit));
  };
  return { weight, levels: listLevels(rules, weight), fitOf, reaches };
}

/** The groups of people, best first, each computed when it is requested. */
function* splitGroups(rule: NonNullable<ReturnType<typeof prepareRule>>): Generator<PersonIndex[]> {
  const { weight, levels, fitOf, reaches } = rule;
  const inOrder = (level: readonly PersonIndex[]) =>
    level
      .map((index) => ({ index, ...fitOf(index) }))
      .sort((a, b) => b.interval.low - a.interval.low || b.interval.high - a.interval.high);
  let top: RankedFit | undefined;
  let group: PersonIndex[][] = [];
  // A group ends before the first person who differs from its top, in the order of fit, low end, high end.
  for (const [fit, level] of levels) {
    if (top === undefined) {
      top = inOrder(level)[0];
      group.push(level);
      continue;
    }
    const neededDistance = (top.fit - fit) ** 2 - (top.fit - top.interval.low) ** 2;
    // The bar must end above this fit.
    const limit =
      neededDistance < 0 ? Infinity : costFor(fit + Math.floor(Math.sqrt(neededDistance)) + 1, weight);
    const groupTop: RankedFit = top;
    const people = level.every((index) => reaches(index, limit)) ? [] : inOrder(level);
    const end = people.findIndex((person) => differs(groupTop, person));
    if (end === -1) {
      group.push(level);
      continue;
    }
    group.push(people.slice(0, end).map(({ index }) => index));
    yield group.flat();
    // People with the same fit never differ, so the others of this level are in one group.
    top = people[end];
    group = [people.slice(end).map(({ index }) => index)];
  }
  if (group.length > 0) yield group.flat();
}

/**
 * How many people are in the first group of a list for these ranges, those whose fits are too close to call: the size of
 * the first group of `groupFits`, without the other groups. For comparing several ranges for thousands of people: it
 * computes the intervals only of people with the best fit and at the end of the group, and for others only whether they reach
 * far enough. Zero without people, undefined if the ranges require nothing. Throws the codes of `validateRanges`.
 */
export function countFirstGroup(groups: readonly MeasuredPeople[], ranges: RoleRanges): number | undefined {
  const rule = prepareRule(groups, ranges);
  if (rule === undefined) return undefined;
  return splitGroups(rule).next().value?.length ?? 0;
}

/** The people of the first group, in no order; nobody if the ranges require nothing. Throws as `countFirstGroup`. */
export function listFirstGroup(groups: readonly MeasuredPeople[], ranges: RoleRanges): PersonIndex[] {
  const rule = prepareRule(groups, ranges);
  return rule === undefined ? [] : (splitGroups(rule).next().value ?? []);
}

/**
 * All people in groups whose fits are too close to call, best group first, in a group in no order: the groups of
 * `groupFits` for thousands of people. Undefined if the ranges require nothing. Throws as `countFirstGroup`.
 */
export function listGroups(
  groups: readonly MeasuredPeople[],
  ranges: RoleRanges,
): PersonIndex[][] | undefined {
  const rule = prepareRule(groups, ranges);
  return rule === undefined ? undefined : [...splitGroups(rule)];
}

function never(): never {
  throw new Error('a person of no group');
}

/** The highest cost whose fit is at least `fit`; negative when no cost gives it. */
function costFor(fit: number, weight: number): number {
  let cost = Math.ceil(((100 - fit) * 2 * weight + weight) / 50);
  while (cost >= 0 && wholeFit(cost, weight) < fit) cost -= 1;
  return cost;
}
