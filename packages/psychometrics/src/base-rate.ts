import { bandOfCost, countedTraits, wholeFit } from './fit.ts';
import type { CountedTrait } from './fit.ts';
import { countedSteps, stepsOutside } from './fit-steps.ts';
import { NORM_SAMPLE, normSample } from './norm-sample.ts';
import type { NormSample } from './norm-sample.ts';
import type { BaseRates } from './reach.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges, Trait } from './types.ts';

/** What ranges and weights mean for people in general: the fit of the norm group to them. */
export interface BaseRate {
  readonly reach: BaseRates;
  /** Half of the norm group has this fit or more. */
  readonly median: number;
  /** Height of the distribution of the fit at 0, 2, 4 … 100, the highest being 100. */
  readonly hill: readonly number[];
  /** How many of 100 are inside the range of each trait with a requirement. */
  readonly inside: Readonly<Partial<Record<Trait, number>>>;
  readonly version: string;
}

const STEP = 2;
/** Spread of the smoothing in points: the fit of equal weights moves in steps of five. */
const SMOOTHING = 3.5;
const MOST_KEPT = 500;

interface Counts {
  strong: number;
  partial: number;
  /** People by their fit 0..100. */
  readonly byFit: Uint32Array;
  readonly inside: Uint32Array;
}

function countSample({ steps, people }: NormSample, counted: readonly CountedTrait[]): Counts {
  const weight = counted.reduce((sum, { range }) => sum + range.weight, 0);
  const tables = counted.map(({ trait, range }) => ({
    place: TRAITS.indexOf(trait),
    outside: Array.from({ length: 9 }, (_, step) => Math.abs(stepsOutside(step + 1, range))),
    weight: range.weight,
  }));
  const counts: Counts = {
    strong: 0,
    partial: 0,
    byFit: new Uint32Array(101),
    inside: new Uint32Array(counted.length),
  };
  for (const [kind, count] of people.entries()) {
    let cost = 0;
    let farthest = 0;
    for (const [index, table] of tables.entries()) {
      const outside = table.outside[steps[kind * TRAITS.length + table.place] ?? 0] ?? 0;
      cost += table.weight * countedSteps(outside);
      farthest = Math.max(farthest, outside);
      if (outside === 0) counts.inside[index] = (counts.inside[index] ?? 0) + count;
    }
    const band = bandOfCost(cost, weight, farthest);
    if (band === 'strong') counts.strong += count;
    if (band !== 'none') counts.partial += count;
    const fit = wholeFit(cost, weight);
    counts.byFit[fit] = (counts.byFit[fit] ?? 0) + count;
  }
  return counts;
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
function hillOf(byFit: Uint32Array): number[] {
  const kernel = (distance: number) => Math.exp(-(distance * distance) / (2 * SMOOTHING * SMOOTHING));
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

function computeBaseRate(counted: readonly CountedTrait[]): BaseRate {
  const sample = normSample();
  const counts = countSample(sample, counted);
  const ofHundred = (people: number) => Math.floor((100 * people) / sample.size + 0.5);
  return Object.freeze({
    reach: { strong: ofHundred(counts.strong), partial: ofHundred(counts.partial) },
    median: medianOf(counts.byFit, sample.size),
    hill: hillOf(counts.byFit),
    inside: Object.fromEntries(
      counted.map(({ trait }, index) => [trait, ofHundred(counts.inside[index] ?? 0)]),
    ),
    version: NORM_SAMPLE,
  });
}

const known = new Map<string, BaseRate>();

/**
 * How the norm group, as the norm sample stands for it, fits these ranges; null where they require nothing. Ranges asked
 * for lately are remembered. Throws the codes of `validateRanges`.
 */
export function baseRateOf(ranges: RoleRanges): BaseRate | null {
  const counted = countedTraits(ranges);
  if (counted.length === 0) return null;
  const key = counted.map(({ trait, range }) => [trait, range.min, range.max, range.weight]).join(' ');
  const rate = known.get(key) ?? computeBaseRate(counted);
  known.delete(key);
  known.set(key, rate);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return rate;
}
