import { PsychometricsError } from './errors.ts';
import { prepareInterval } from './fit-interval.ts';
import type { CostInterval } from './fit-interval.ts';
import { countedSteps, stepsOutside } from './fit-steps.ts';
import { getForm } from './forms.ts';
import { exactHalfWidthOf, semOf } from './norms.ts';
import { checkStanine, hasRequirement, touchesRange, validateRanges } from './ranges.ts';
import { exactBar } from './stanines.ts';
import { INSTRUMENT_VERSION, TRAITS } from './types.ts';
import type {
  Alphas,
  Fit,
  FitBand,
  FitContribution,
  InstrumentId,
  RoleRanges,
  Stanine,
  Trait,
  TraitRange,
} from './types.ts';

/** Version of the fit rule, printed with every fit. */
export const FIT_RULE = 'fit@1';

/** The values of a person. Traits without a requirement may be missing. */
export interface FitPerson {
  readonly stanines: Readonly<Partial<Record<Trait, Stanine | null>>>;
  /** Standard scores for the interval; defaults to the middle of the stanine, (s - 5)/2. */
  readonly zs?: Readonly<Partial<Record<Trait, number | null>>> | undefined;
}

export interface FitOptions {
  /** Determines the standard errors; defaults to the work form. */
  readonly instrument?: InstrumentId | undefined;
  /** The own alphas of the norm of the result, instead of the published ones of the form. */
  readonly alphas?: Alphas | undefined;
}

/** A trait for which a role sets a requirement. */
export interface CountedTrait {
  readonly trait: Trait;
  readonly range: Required<TraitRange>;
}

/** Share of the norm population on each stanine 1..9, in percent: the definition of the scale. */
export const POPULATION_PERCENT = [4, 7, 12, 17, 20, 17, 12, 7, 4];
const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The minimum fits of the bands, the mean fit from which ranges are broad, and the steps that prevent a strong fit. */
export const FIT_LIMITS = { strong: 85, partial: 65, broad: 90, farOutside: 3 } as const;
const { strong: STRONG_FIT, partial: PARTIAL_FIT, broad: BROAD_BASE, farOutside: FAR_OUTSIDE } = FIT_LIMITS;

// The whole rule uses integers, the cost Σ w·min(d,4) over the weight Σ w, with one division at the end: a fit of 84.5
// must round up and a fit of 85 must be strong regardless of binary fractions.
const exactFit = (cost: number, weight: number): number => (25 * (4 * weight - cost)) / weight;
/** The displayed fit, from a cost and the sum of the weights. */
export const wholeFit = (cost: number, weight: number): number =>
  Math.floor((50 * (4 * weight - cost) + weight) / (2 * weight));

export function bandOfCost(cost: number, weight: number, farthest: number): FitBand {
  const points = 25 * (4 * weight - cost);
  if (points >= STRONG_FIT * weight && farthest < FAR_OUTSIDE) return 'strong';
  return points >= PARTIAL_FIT * weight ? 'partial' : 'none';
}

function baseOf(requirements: readonly CountedTrait[], weight: number): { base: number; broad: boolean } {
  let cost = 0;
  for (const { range } of requirements) {
    for (const [index, percent] of POPULATION_PERCENT.entries()) {
      cost += range.weight * percent * countedSteps(stepsOutside(index + 1, range));
    }
  }
  const points = 400 * weight - cost;
  return { base: points / (4 * weight), broad: points >= 4 * BROAD_BASE * weight };
}

/** The traits for which the role sets a requirement. */
export function countedTraits(ranges: RoleRanges): CountedTrait[] {
  const validRanges = validateRanges(ranges);
  return TRAITS.flatMap((trait): CountedTrait[] => {
    const range = validRanges[trait];
    return range && hasRequirement(range) ? [{ trait, range }] : [];
  });
}

function readStanine(person: FitPerson, trait: Trait): Stanine {
  const stanine = person.stanines[trait];
  if (stanine === undefined || stanine === null) {
    throw new PsychometricsError('stanine_missing', `the role needs ${trait}, which has no stanine`);
  }
  return checkStanine(stanine, `stanine of ${trait}`);
}

function readZ(person: FitPerson, trait: Trait, stanine: Stanine): number {
  const z = person.zs?.[trait] ?? (stanine - 5) / 2;
  if (typeof z !== 'number' || !Number.isFinite(z)) {
    throw new PsychometricsError('z_out_of_range', `z of ${trait} must be a finite number`);
  }
  return z;
}

/**
 * The contribution of a trait at each stanine 1..9, clear or within the error, created once per role and shared by all
 * its fits.
 */
function contributionsOf({ trait, range }: CountedTrait, weight: number) {
  return STANINES.map((stanine) => {
    const outside = stepsOutside(stanine, range);
    const cost = (25 * range.weight * countedSteps(outside)) / weight;
    const clear: FitContribution = Object.freeze({ trait, stanine, ...range, outside, cost, border: false });
    return { clear, border: Object.freeze({ ...clear, border: true }) };
  });
}

const NO_REQUIREMENT: Fit = Object.freeze({
  fit: null,
  exact: null,
  band: 'none',
  contributions: Object.freeze([]),
  interval: null,
  base: null,
  broad: false,
  version: FIT_RULE,
});

// The displayed point must be inside its interval: at the limit of a narrow range the 95 % point alone could miss it.
function intervalOf(
  { best, worst }: CostInterval,
  cost: number,
  weight: number,
): NonNullable<Fit['interval']> {
  return {
    low: wholeFit(Math.max(worst, cost), weight),
    high: wholeFit(Math.min(best, cost), weight),
  };
}

/**
 * Prepares the fit to one role and returns the function that rates a person: use it for long or streamed lists. Values
 * that depend only on the role (base, probability tables of the interval) are computed once. Throws the codes of
 * `validateRanges` and `unknown_instrument`; the function throws `stanine_missing`, `stanine_out_of_range` and
 * `z_out_of_range`.
 */
export function prepareFit(ranges: RoleRanges, options: FitOptions = {}): (person: FitPerson) => Fit {
  const { instrument } = getForm(options.instrument ?? INSTRUMENT_VERSION);
  const basis = { instrument, alphas: options.alphas };
  const requirements = countedTraits(ranges);
  if (requirements.length === 0) return () => NO_REQUIREMENT;
  const weight = requirements.reduce((sum, { range }) => sum + range.weight, 0);
  const { base, broad } = baseOf(requirements, weight);
  const interval = prepareInterval(
    requirements.map(({ trait, range }) => ({ range, weight: range.weight, sem: semOf(trait, basis) })),
  );
  const traits = requirements.map((entry) => ({
    trait: entry.trait,
    range: entry.range,
    halfWidth: exactHalfWidthOf(entry.trait, basis),
    byStanine: contributionsOf(entry, weight),
  }));
  const zs = traits.map(() => 0);
  return (person) => {
    const contributions: FitContribution[] = [];
    let cost = 0;
    let farthest = 0;
    for (const [position, { trait, range, halfWidth, byStanine }] of traits.entries()) {
      const stanine = readStanine(person, trait);
      const stanineContributions = byStanine[stanine - 1];
      if (!stanineContributions) continue;
      const z = readZ(person, trait, stanine);
      zs[position] = z;
      const isBorder =
        stanineContributions.clear.outside !== 0 && touchesRange(exactBar(z, halfWidth), range);
      const contribution = isBorder ? stanineContributions.border : stanineContributions.clear;
      contributions.push(contribution);
      cost += contribution.weight * countedSteps(contribution.outside);
      farthest = Math.max(farthest, Math.abs(contribution.outside));
    }
    return {
      fit: wholeFit(cost, weight),
      exact: exactFit(cost, weight),
      band: bandOfCost(cost, weight, farthest),
      contributions,
      interval: intervalOf(interval(zs), cost, weight),
      base,
      broad,
      version: FIT_RULE,
    };
  };
}

/**
 * Prepares the band of people's fit to one role, which follows from their stanines alone: for counting people.
 * Undefined if the role has no requirement. Throws the codes of `validateRanges`; the function throws `stanine_missing`
 * and `stanine_out_of_range`.
 */
export function prepareBand(ranges: RoleRanges): ((stanines: FitPerson['stanines']) => FitBand) | undefined {
  const requirements = countedTraits(ranges);
  if (requirements.length === 0) return undefined;
  const weight = requirements.reduce((sum, { range }) => sum + range.weight, 0);
  return (stanines) => {
    let cost = 0;
    let farthest = 0;
    for (const { trait, range } of requirements) {
      const outside = stepsOutside(readStanine({ stanines }, trait), range);
      cost += range.weight * countedSteps(outside);
      farthest = Math.max(farthest, Math.abs(outside));
    }
    return bandOfCost(cost, weight, farthest);
  };
}

/**
 * The cost of each stanine 1..9 of a trait, as integers; none if the role has no requirement. The lower the sum over a
 * person's traits, the better the fit: a database can sort people by it without the rule.
 */
export function fitCosts(ranges: RoleRanges): Readonly<Record<Trait, readonly number[]>> {
  const validRanges = validateRanges(ranges);
  const costsOf = (trait: Trait): readonly number[] => {
    const range = validRanges[trait];
    return STANINES.map((stanine) =>
      range === undefined ? 0 : range.weight * countedSteps(stepsOutside(stanine, range)),
    );
  };
  return { O: costsOf('O'), C: costsOf('C'), E: costsOf('E'), A: costsOf('A'), ES: costsOf('ES') };
}

/**
 * Fit of a person to the ranges a role sets: 100 · (1 - Σ w·min(d,4) / (4·Σ w)) over the traits with a requirement,
 * d the stanines outside the range. It says how near a profile is to the ranges, never how suitable a person is.
 * `contributions` names the traits with a requirement only; without any, fit, interval and base are null.
 * `interval` is the 90 % interval from measurement error. Throws as `prepareFit`.
 */
export function fitOf(person: FitPerson, ranges: RoleRanges, options: FitOptions = {}): Fit {
  return prepareFit(ranges, options)(person);
}

/**
 * Sort order of lists: higher fit first; ties by lower base (the more selective role), then by the exact value. No
 * requirement comes last.
 */
export function compareFit(a: Fit, b: Fit): number {
  if (a.fit === null || b.fit === null) return Number(a.fit === null) - Number(b.fit === null);
  return b.fit - a.fit || (a.base ?? 0) - (b.base ?? 0) || (b.exact ?? 0) - (a.exact ?? 0);
}
