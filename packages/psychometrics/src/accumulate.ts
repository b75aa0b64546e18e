import type { NormStatistics } from './data/norm-v1.ts';
import type { Norm } from './norms.ts';
import { DOMAINS } from './types.ts';
import type { Domain, Facet } from './types.ts';

/** The minimum number of people for an own norm. */
export const OWN_NORM_LEAST_PEOPLE = 300;

/** Running sums of one scale, form and language: sufficient for a mean and an sd, with nothing about a person. */
export interface Accumulation {
  readonly n: number;
  readonly sum: number;
  readonly sumOfSquares: number;
}

/** Accumulations by scale: the five domains and the facets. */
export type AccumulatedScales = Readonly<Partial<Record<Domain | Facet, Accumulation>>>;

export const EMPTY_ACCUMULATION: Accumulation = Object.freeze({ n: 0, sum: 0, sumOfSquares: 0 });

/** Adds one person's raw sum. */
export function addValue(to: Accumulation, value: number): Accumulation {
  return { n: to.n + 1, sum: to.sum + value, sumOfSquares: to.sumOfSquares + value * value };
}

/** Mean and sample sd (n - 1); null below two people or without variance. */
export function computeStatistics(accumulation: Accumulation): NormStatistics | null {
  const { n, sum, sumOfSquares } = accumulation;
  if (n < 2) return null;
  const mean = sum / n;
  const variance = (sumOfSquares - sum * mean) / (n - 1);
  return variance > 1e-9 ? { mean, sd: Math.sqrt(variance) } : null;
}

/** Whether every domain has at least 300 people and a variance, so that switching to the own norm can be offered. */
export function isOwnNormOffered(scales: AccumulatedScales): boolean {
  return DOMAINS.every((domain) => {
    const accumulation = scales[domain];
    return (
      accumulation !== undefined &&
      accumulation.n >= OWN_NORM_LEAST_PEOPLE &&
      computeStatistics(accumulation) !== null
    );
  });
}

/**
 * The norm of the accumulated people, for `scoreSheet` and `traitScores`; null below the minimum. Facets without
 * figures are left out. The caller names it, with its own version.
 */
export function ownNorm(
  scales: AccumulatedScales,
  label: Pick<Norm, 'version' | 'name' | 'source'>,
): Norm | null {
  if (!isOwnNormOffered(scales)) return null;
  const statistics = Object.entries(scales).flatMap(([scale, accumulation]) => {
    const scaleStatistics = computeStatistics(accumulation);
    return scaleStatistics ? [[scale, scaleStatistics] as const] : [];
  });
  const isDomain = ([scale]: readonly [string, NormStatistics]): boolean => scale.length === 1;
  return {
    ...label,
    domains: Object.fromEntries(statistics.filter(isDomain)) as Norm['domains'],
    facets: Object.fromEntries(statistics.filter((entry) => !isDomain(entry))) as Norm['facets'],
  };
}
