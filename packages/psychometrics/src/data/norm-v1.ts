import type { Domain, Facet } from '../types.ts';

export interface NormStatistics {
  /** Mean of the sum of items in the 1..5 metric. */
  readonly mean: number;
  readonly sd: number;
}

/**
 * One mixture norm for all adults, 50 % men and 50 % women, ages under 21 5 %, 21-40 45 %, 41-60 42 %, over 60 8 %
 * (our assumption, the rough shape of a German workforce): mean = Σ w·m, sd = sqrt(Σ w·(s² + (m - mean)²)).
 * Source of the eight group figures: norms embedded in J. A. Johnson's scoring program for the IPIP-NEO-120.
 */
export const COMMON_ADULT_DOMAINS: Readonly<Record<Domain, NormStatistics>> = {
  O: { mean: 85.68, sd: 12.79 },
  C: { mean: 89.43, sd: 14.14 },
  E: { mean: 79.06, sd: 14.61 },
  A: { mean: 90.05, sd: 12.47 },
  N: { mean: 67.32, sd: 16.47 },
};

/** O without O6 (20 items) and N without N3 and N5 (16 items); sds estimated from facet sds and their covariance. */
export const COMMON_ADULT_WORK_FORM: Readonly<Record<'O' | 'N', NormStatistics>> = {
  O: { mean: 74.09, sd: 10.9 },
  N: { mean: 45.29, sd: 11.49 },
};

export const COMMON_ADULT_FACETS: Readonly<Record<Facet, NormStatistics>> = {
  O1: { mean: 15.14, sd: 3.43 },
  O2: { mean: 15.36, sd: 3.5 },
  O3: { mean: 15.48, sd: 3.01 },
  O4: { mean: 12.77, sd: 3.42 },
  O5: { mean: 15.34, sd: 3.51 },
  O6: { mean: 11.58, sd: 3.74 },
  C1: { mean: 16.1, sd: 2.33 },
  C2: { mean: 12.97, sd: 4.47 },
  C3: { mean: 16.52, sd: 2.61 },
  C4: { mean: 16.21, sd: 3.14 },
  C5: { mean: 13.81, sd: 3.24 },
  C6: { mean: 13.8, sd: 4.04 },
  E1: { mean: 13.77, sd: 3.73 },
  E2: { mean: 11.22, sd: 3.94 },
  E3: { mean: 14.55, sd: 3.54 },
  E4: { mean: 12.53, sd: 3.32 },
  E5: { mean: 12.28, sd: 3.56 },
  E6: { mean: 14.71, sd: 3.37 },
  A1: { mean: 13.35, sd: 3.61 },
  A2: { mean: 17.09, sd: 2.87 },
  A3: { mean: 16.22, sd: 2.78 },
  A4: { mean: 15.67, sd: 3.56 },
  A5: { mean: 12.47, sd: 3.56 },
  A6: { mean: 14.83, sd: 3.14 },
  N1: { mean: 11.79, sd: 3.79 },
  N2: { mean: 11.8, sd: 4.21 },
  N3: { mean: 10.16, sd: 4.05 },
  N4: { mean: 12.03, sd: 3.75 },
  N5: { mean: 11.88, sd: 3.64 },
  N6: { mean: 9.67, sd: 3.59 },
};

/**
 * Correlations between the five domain scores, 5,995 complete sheets of Internet volunteers (IPIP-NEO-300 open
 * sample of the R package stenR). Rows and columns in the order of `DOMAIN_CORRELATION_ORDER`.
 */
export const DOMAIN_CORRELATION_ORDER = ['N', 'E', 'O', 'A', 'C'] as const satisfies readonly Domain[];
export const DOMAIN_CORRELATIONS: readonly (readonly number[])[] = [
  [1, -0.44, -0.053, -0.197, -0.494],
  [-0.44, 1, 0.258, 0.061, 0.178],
  [-0.053, 0.258, 1, 0.172, -0.058],
  [-0.197, 0.061, 0.172, 1, 0.29],
  [-0.494, 0.178, -0.058, 0.29, 1],
];
