import { reliableDifferenceOf } from '@quint/psychometrics/differences.ts';
import { exactHalfWidthOf, halfWidthOf, semOf } from '@quint/psychometrics/norms.ts';
import { nextNormal, randomStream } from '@quint/psychometrics/random.ts';
import { errorBar } from '@quint/psychometrics/stanines.ts';
import { INSTRUMENT_VERSION, TRAITS } from '@quint/psychometrics/types.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { amount } from '../pace.ts';

const PEOPLE = amount(400_000, 400);
const SEED = 15;

export interface MeasurementStatistics {
  readonly trait: Trait;
  /** Share of pairs with the same true score that the rule calls different, on parallel forms. */
  readonly falseDifferences: number;
  /** Share of true scores inside the exact bar 5 + 2z plus and minus its half width. */
  readonly coverage: number;
  /** The same for the bar with ends rounded to halves that the spectrum draws. */
  readonly coveredRounded: number;
  /** Share of second scores, on a parallel form, inside the bar of the first. */
  readonly secondInside: number;
  /** Share of people on the same level (low, middle, high) on both forms. */
  readonly sameLevel: number;
}

const levelOf = (z: number): number => (z < -0.75 ? 0 : z < 0.75 ? 1 : 2);

/**
 * Scores of people under classical test theory: a true score with variance alpha, and two parallel forms with the
 * published standard error each.
 */
function measureTrait(trait: Trait, index: number): MeasurementStatistics {
  const random = randomStream(SEED + index);
  const sem = semOf(trait, INSTRUMENT_VERSION);
  const exact = exactHalfWidthOf(trait, INSTRUMENT_VERSION);
  const halfWidth = halfWidthOf(trait, INSTRUMENT_VERSION);
  const limit = reliableDifferenceOf(trait, INSTRUMENT_VERSION);
  const counts = { different: 0, covered: 0, rounded: 0, second: 0, level: 0 };
  for (let person = 0; person < PEOPLE; person += 1) {
    const truth = Math.sqrt(1 - sem ** 2) * nextNormal(random);
    const [first, second] = [truth + sem * nextNormal(random), truth + sem * nextNormal(random)];
    const roundedBar = errorBar(first, halfWidth);
    const position = 5 + 2 * truth;
    if (Math.abs(2 * first - 2 * second) >= limit) counts.different += 1;
    if (Math.abs(2 * first - 2 * truth) <= exact) counts.covered += 1;
    // The bar ends with the scale, and values beyond count as its end.
    const clampedScore = Math.min(9, Math.max(1, position));
    if (clampedScore >= roundedBar.low && clampedScore <= roundedBar.high) counts.rounded += 1;
    if (Math.abs(2 * first - 2 * second) <= exact) counts.second += 1;
    if (levelOf(first) === levelOf(second)) counts.level += 1;
  }
  return {
    trait,
    falseDifferences: counts.different / PEOPLE,
    coverage: counts.covered / PEOPLE,
    coveredRounded: counts.rounded / PEOPLE,
    secondInside: counts.second / PEOPLE,
    sameLevel: counts.level / PEOPLE,
  };
}

/** Mean alpha of the facets (Johnson 2014). */
const FACET_ALPHA = 0.68;

/** Share of people on the same level of a facet on two parallel forms. */
export function simulateFacetLevels(): number {
  const random = randomStream(SEED + TRAITS.length);
  const sem = Math.sqrt(1 - FACET_ALPHA);
  let same = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const truth = Math.sqrt(FACET_ALPHA) * nextNormal(random);
    const [first, second] = [truth + sem * nextNormal(random), truth + sem * nextNormal(random)];
    if (levelOf(first) === levelOf(second)) same += 1;
  }
  return same / PEOPLE;
}

/** How reliable bars and differences are, per trait. */
export function simulateMeasurement(): MeasurementStatistics[] {
  return TRAITS.map(measureTrait);
}
