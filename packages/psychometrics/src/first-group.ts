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
  readonly people: MeasuredPeople;
  readonly costs: Uint16Array;
  readonly interval: ReturnType<typeof prepareInterval>;
  readonly reaches: ReturnType<typeof prepareReaches>;
  /** The number of people in the groups before. */
  readonly start: number;
}

/** All people by their fit, the highest first, each as a number: the position among the people of all groups. */
function listLevels(rules: readonly GroupRule[], weight: number): [fit: number, people: number[]][] {
  const byCost: number[][] = [];
  for (const { costs, start } of rules) {
    for (let person = 0; person < costs.length; person += 1) {
      const cost = costs[person] ?? 0;
      (byCost[cost] ??= []).push(start + person);
    }
  }
  const levels = new Map<number, number[]>();
  byCost.forEach((people, cost) => {
    const fit = wholeFit(cost, weight);
    levels.set(fit, (levels.get(fit) ?? []).concat(people));
  });
  return [...levels].toSorted(([one], [other]) => other - one);
}

function prepareRules(groups: readonly MeasuredPeople[], ranges: RoleRanges) {
  const { requirements, weight, indexes, costs } = prepareCosts(ranges);
  let start = 0;
  const rules = groups.map((people): GroupRule => {
    const basis = { instrument: INSTRUMENT_VERSION, alphas: people.alphas };
    const traits = requirements.map(({ trait, range }) => ({
      range,
      weight: range.weight,
      sem: semOf(trait, basis),
    }));
    const rule = {
      people,
      costs: costsOf(people, costs),
      interval: prepareInterval(traits),
      reaches: prepareReaches(traits),
      start,
    };
    start += rule.costs.length;
    return rule;
  });
  return { requirements, weight, indexes, rules };
}

/** The people of a list with the rule of the ranges; undefined if these require nothing. */
function prepareRule(groups: readonly MeasuredPeople[], ranges: RoleRanges) {
  const { requirements, weight, indexes, rules } = prepareRules(groups, ranges);
  if (requirements.length === 0) return undefined;
  const ruleOf = (place: number) => rules.findLast(({ start }) => start <= place) ?? never();
  const zs = indexes.map(() => 0);
  const readZs = ({ people }: GroupRule, person: number) => {
    for (let position = 0; position < indexes.length; position += 1)
      zs[position] = people.zs[person * TRAIT_COUNT + (indexes[position] ?? 0)] ?? 0;
    return zs;
  };
  const fitOf = (place: number): RankedFit => {
    const rule = ruleOf(place);
    const person = place - rule.start;
    const cost = rule.costs[person] ?? 0;
    const { best, worst } = rule.interval(readZs(rule, person));
    const [low, high] = [Math.max(worst, cost), Math.min(best, cost)];
    return {
      fit: wholeFit(cost, weight),
      interval: { low: wholeFit(low, weight), high: wholeFit(high, weight) },
    };
  };
  // The best end of a bar is never worse than the point of the person.
  const reaches = (place: number, limit: number): boolean => {
    const rule = ruleOf(place);
    const person = place - rule.start;
    return limit >= (rule.costs[person] ?? 0) || (limit >= 0 && rule.reaches(readZs(rule, person), limit));
  };
  const indexOf = (place: number): PersonIndex => {
    const rule = ruleOf(place);
    return [rules.indexOf(rule), place - rule.start];
  };
  return { weight, levels: listLevels(rules, weight), fitOf, reaches, indexOf };
}

/** The groups of people, best first, each computed when it is requested. */
function* splitGroups(rule: NonNullable<ReturnType<typeof prepareRule>>): Generator<number[]> {
  const { weight, levels, fitOf, reaches } = rule;
  const inOrder = (level: readonly number[]) =>
    level
      .map((place) => ({ place, ...fitOf(place) }))
      .sort((a, b) => b.interval.low - a.interval.low || b.interval.high - a.interval.high);
  let top: RankedFit | undefined;
  let group: number[][] = [];
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
    const people = level.every((place) => reaches(place, limit)) ? [] : inOrder(level);
    const end = people.findIndex((person) => differs(groupTop, person));
    if (end === -1) {
      group.push(level);
      continue;
    }
    group.push(people.slice(0, end).map(({ place }) => place));
    yield group.flat();
    // People with the same fit never differ, so the others of this level are in one group.
    top = people[end];
    group = [people.slice(end).map(({ place }) => place)];
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
  return rule === undefined ? [] : (splitGroups(rule).next().value ?? []).map(rule.indexOf);
}

/**
 * All people in groups whose fits are too close to call, best group first, in a group in no order: the groups of
 * `groupFits` for thousands of people. With `until` only the groups of that many people, the last one whole. Undefined if the ranges require nothing. Throws as `countFirstGroup`.
 */
export function listGroups(
  groups: readonly MeasuredPeople[],
  ranges: RoleRanges,
  until = Infinity,
): PersonIndex[][] | undefined {
  const rule = prepareRule(groups, ranges);
  if (rule === undefined) return undefined;
  const foundGroups: PersonIndex[][] = [];
  let count = 0;
  for (const group of splitGroups(rule)) {
    foundGroups.push(group.map(rule.indexOf));
    count += group.length;
    if (count >= until) break;
  }
  return foundGroups;
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
