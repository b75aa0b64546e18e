import { bandOfCost, countedTraits, wholeFit } from './fit.ts';
import type { CountedTrait } from './fit.ts';
import { countedSteps, stepsOutside } from './fit-steps.ts';
import { NORM_SAMPLE, normSample } from './norm-sample.ts';
import type { NormSample } from './norm-sample.ts';
import type { BaseRates } from './reach.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges, Trait, TraitRange } from './types.ts';

/** What ranges and weights mean for people in general: the fit of the norm group to them. */
export interface BaseRate {
  readonly reach: BaseRates;
  /** Half of the norm group has this fit or more. */
  readonly median: number;
  /** Height of the distribution of the fit at 0, 2, 4 … 100, the highest being 100. */
  readonly density: readonly number[];
  /** How many of 100 are inside the range of each trait with a requirement. */
  readonly inside: Readonly<Partial<Record<Trait, number>>>;
  readonly version: string;
}

const STEP = 2;
/** Spread of the smoothing in points: the fit of equal weights moves in steps of five. */
const SMOOTHING_SPREAD = 3.5;
/** The weight of a distance in points, up to the farthest that is folded back. */
const KERNEL = Float64Array.from({ length: 201 }, (_, distance) =>
  Math.exp(-(distance * distance) / (2 * SMOOTHING_SPREAD * SMOOTHING_SPREAD)),
);
const MAX_CACHED_RATES = 500;

interface Counts {
  readonly strong: number;
  readonly partial: number;
  /** People by their fit 0..100. */
  readonly byFit: Uint32Array;
  readonly inside: Uint32Array;
}

const STANINES = 9;

/** The distance to the range at each stanine of each trait; 0 where there is no requirement. */
function distancesOf(requirements: readonly CountedTrait[]): Uint8Array {
  const distances = new Uint8Array(TRAITS.length * STANINES);
  for (const { trait, range } of requirements) {
    const start = TRAITS.indexOf(trait) * STANINES;
    for (let step = 0; step < STANINES; step += 1)
      distances[start + step] = Math.abs(stepsOutside(step + 1, range));
  }
  return distances;
}

/** People of the sample by the stanine of each trait. */
function countStacks({ steps, people }: NormSample): Uint32Array {
  const stacks = new Uint32Array(TRAITS.length * STANINES);
  for (let at = 0; at < steps.length; at += 1) {
    const stack = (at % TRAITS.length) * STANINES + (steps[at] ?? 0);
    stacks[stack] = (stacks[stack] ?? 0) + (people[Math.floor(at / TRAITS.length)] ?? 0);
  }
  return stacks;
}

let stacks: Uint32Array | undefined;

/** How many people of the sample are inside the range of a trait. */
function countInside(sample: NormSample, trait: Trait, { min, max }: TraitRange): number {
  const ofStacks = (stacks ??= countStacks(sample));
  const start = TRAITS.indexOf(trait) * STANINES;
  return ofStacks.subarray(start + min - 1, start + max).reduce((sum, count) => sum + count, 0);
}

const shareOf = (people: number, sample: NormSample) => Math.floor((100 * people) / sample.size + 0.5);

function countSample(sample: NormSample, requirements: readonly CountedTrait[]): Counts {
  const { steps, people } = sample;
  const weight = requirements.reduce((sum, { range }) => sum + range.weight, 0);
  const distances = distancesOf(requirements);
  const weights = TRAITS.map((trait) => requirements.find((each) => each.trait === trait)?.range.weight ?? 0);
  const costs = distances.map(
    (distance, at) => (weights[Math.floor(at / STANINES)] ?? 0) * countedSteps(distance),
  );
  const byFit = new Uint32Array(101);
  let strong = 0;
  let partial = 0;
  for (let kind = 0, at = 0; kind < people.length; kind += 1) {
    const count = people[kind] ?? 0;
    let cost = 0;
    let farthest = 0;
    for (let start = 0; start < distances.length; start += STANINES, at += 1) {
      const index = start + (steps[at] ?? 0);
      const distance = distances[index] ?? 0;
      cost += costs[index] ?? 0;
      if (distance > farthest) farthest = distance;
    }
    const band = bandOfCost(cost, weight, farthest);
    if (band === 'strong') strong += count;
    if (band !== 'none') partial += count;
    const fit = wholeFit(cost, weight);
    byFit[fit] = (byFit[fit] ?? 0) + count;
  }
  const inside = Uint32Array.from(requirements, ({ trait, range }) => countInside(sample, trait, range));
  return { strong, partial, byFit, inside };
}

function medianOf(byFit: Uint32Array, size: number): number {
  let above = 0;
  for (let fit = 100; fit > 0; fit -= 1) {
    above += byFit[fit] ?? 0;
    if (2 * above >= size) return fit;
  }
  return 0;
}

/** The distribution as a smooth outline. What would lie beyond 0 or 100 is folded back, so that nobody gets lost. */
function computeDensity(byFit: Uint32Array): number[] {
  const kernel = (distance: number) => KERNEL[Math.abs(distance)] ?? 0;
  const heights = Array.from({ length: 100 / STEP + 1 }, (_, index) => {
    const at = index * STEP;
    return byFit.reduce(
      (sum, people, fit) =>
        people === 0 ? sum : sum + people * (kernel(at - fit) + kernel(at + fit) + kernel(200 - at - fit)),
      0,
    );
  });
  const highest = Math.max(...heights);
  return heights.map((height) => Math.round((1000 * height) / highest) / 10);
}

function computeBaseRate(requirements: readonly CountedTrait[]): BaseRate {
  const sample = normSample();
  const counts = countSample(sample, requirements);
  const ofHundred = (people: number) => shareOf(people, sample);
  return Object.freeze({
    reach: { strong: ofHundred(counts.strong), partial: ofHundred(counts.partial) },
    median: medianOf(counts.byFit, sample.size),
    density: computeDensity(counts.byFit),
    inside: Object.fromEntries(
      requirements.map(({ trait }, index) => [trait, ofHundred(counts.inside[index] ?? 0)]),
    ),
    version: NORM_SAMPLE,
  });
}

/** How many of 100 people of the norm group are inside the range of one trait. */
export function shareInside(trait: Trait, range: TraitRange): number {
  const sample = normSample();
  return shareOf(countInside(sample, trait, range), sample);
}

/**
 * The side on which a range leaves more people of the norm group out; `below` where both leave out as many. It depends
 * on the range alone, so it is the same for everybody who is considered for a role.
 */
export function largerSideOf(trait: Trait, { min, max }: Pick<TraitRange, 'min' | 'max'>): 'below' | 'above' {
  const sample = normSample();
  const peopleAt = (from: number, to: number) =>
    from > to ? 0 : countInside(sample, trait, { min: from, max: to, weight: 1 });
  return peopleAt(max + 1, STANINES) > peopleAt(1, min - 1) ? 'above' : 'below';
}

const cachedRates = new Map<string, BaseRate>();

/**
 * How the norm group, as the norm sample stands for it, fits these ranges; null where they require nothing. Ranges asked
 * for lately are remembered. Throws the codes of `validateRanges`.
 */
export function baseRateOf(ranges: RoleRanges): BaseRate | null {
  const requirements = countedTraits(ranges);
  if (requirements.length === 0) return null;
  const key = requirements.map(({ trait, range }) => [trait, range.min, range.max, range.weight]).join(' ');
  const rate = cachedRates.get(key) ?? computeBaseRate(requirements);
  cachedRates.delete(key);
  cachedRates.set(key, rate);
  const [oldest] = cachedRates.keys();
  if (cachedRates.size > MAX_CACHED_RATES && oldest !== undefined) cachedRates.delete(oldest);
  return rate;
}
