import { EXAMPLE_RANGES, rangesOf } from './band-certainty.ts';
import type { ExampleRanges } from './band-certainty.ts';
import { choleskyOf } from './cholesky.ts';
import { DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from './data/norm-v1.ts';
import { compareFits, compareOn, hasDifference } from './differences.ts';
import type { ComparisonSize } from './differences.ts';
import { prepareFit } from './fit.ts';
import { semOf } from './norms.ts';
import { nextNormal, randomStream } from './random.ts';
import { stanineOf } from './stanines.ts';
import { INSTRUMENT_VERSION, TRAITS, ofTraits } from './types.ts';
import type { Domain, Fit, Stanine, Trait } from './types.ts';

type Scores = Readonly<Record<Trait, number>>;

const SEED = 20_261_129;
const EXAMPLES = Object.keys(EXAMPLE_RANGES) as ExampleRanges[];

/**
 * Draws true scores of people of the norm group, and measured ones for a true score, with classical test theory: the
 * published correlations and alphas, with independent errors.
 */
function drawPeople(seed: number) {
  const random = randomStream(seed);
  const factor = choleskyOf(DOMAIN_CORRELATIONS);
  const sems = ofTraits((trait) => semOf(trait, INSTRUMENT_VERSION));
  const truth = (): Scores => {
    const normals = factor.map(() => nextNormal(random));
    const zOf = (domain: Domain) =>
      (factor[DOMAIN_CORRELATION_ORDER.indexOf(domain)] ?? []).reduce(
        (sum, share, index) => sum + share * (normals[index] ?? 0),
        0,
      );
    return ofTraits((trait) => {
      const reliability = 1 - sems[trait] ** 2;
      const z = trait === 'ES' ? -zOf('N') : zOf(trait);
      return reliability * z + Math.sqrt(reliability * (1 - reliability)) * nextNormal(random);
    });
  };
  const measure = (scores: Scores): Scores =>
    ofTraits((trait) => scores[trait] + sems[trait] * nextNormal(random));
  return { truth, measure };
}

function ofExamples<Value>(value: (example: ExampleRanges) => Value): Record<ExampleRanges, Value> {
  return Object.fromEntries(EXAMPLES.map((example) => [example, value(example)])) as Record<
    ExampleRanges,
    Value
  >;
}

function rateAll(): Readonly<Record<ExampleRanges, (zs: Scores) => Fit>> {
  return ofExamples((example) => {
    const rate = prepareFit(rangesOf(example));
    return (zs) => rate({ stanines: staninesOf(zs), zs });
  });
}

function staninesOf(zs: Scores): Record<Trait, Stanine> {
  return ofTraits((trait) => stanineOf(zs[trait]));
}

const rankedOf = ({ fit, interval }: Fit) => (fit === null || interval === null ? null : { fit, interval });

/** How often people with the same true scores appear to differ, as shares of comparisons. */
export interface ComparisonRates {
  /** On each trait, any two of them. */
  readonly traits: Readonly<Record<Trait, number>>;
  /** On at least one trait. */
  readonly onSomeTrait: number;
  /** In fit, with each example of ranges. */
  readonly fits: Readonly<Record<ExampleRanges, number>>;
}

/** The number of comparisons for a given number of alike people. */
export function simulateComparisons(people: ComparisonSize, rounds: number): ComparisonRates {
  const { truth, measure } = drawPeople(SEED + people);
  const rates = rateAll();
  const traits = ofTraits(() => 0);
  const fits = ofExamples(() => 0);
  let onSomeTrait = 0;
  for (let round = 0; round < rounds; round += 1) {
    const scores = truth();
    const measuredScores = Array.from({ length: people }, () => measure(scores));
    const differingTraits = TRAITS.filter((trait) =>
      hasDifference(
        compareOn(
          trait,
          measuredScores.map((zs) => ({ z: zs[trait], basis: INSTRUMENT_VERSION })),
        ),
      ),
    );
    for (const trait of differingTraits) traits[trait] += 1;
    if (differingTraits.length > 0) onSomeTrait += 1;
    for (const example of EXAMPLES) {
      const rankedFits = measuredScores.map((zs) => rankedOf(rates[example](zs)));
      if (hasDifference(compareFits(rankedFits))) fits[example] += 1;
    }
  }
  return {
    traits: ofTraits((trait) => traits[trait] / rounds),
    onSomeTrait: onSomeTrait / rounds,
    fits: ofExamples((example) => fits[example] / rounds),
  };
}

/** Shares of people whose fit by true scores is inside the interval of their fit, for each example of ranges. */
export function simulateFitIntervals(people: number): Readonly<Record<ExampleRanges, number>> {
  const { truth, measure } = drawPeople(SEED);
  const rates = rateAll();
  const coveredCounts = ofExamples(() => 0);
  for (let person = 0; person < people; person += 1) {
    const scores = truth();
    const measuredScores = measure(scores);
    for (const example of EXAMPLES) {
      const real = rates[example](scores).fit;
      const { interval } = rates[example](measuredScores);
      if (real !== null && interval !== null && real >= interval.low && real <= interval.high) {
        coveredCounts[example] += 1;
      }
    }
  }
  return ofExamples((example) => coveredCounts[example] / people);
}
