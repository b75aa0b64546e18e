import { COMMON_ADULT_DOMAINS, COMMON_ADULT_FACETS, COMMON_ADULT_WORK_FORM } from './data/norm-v1.ts';
import type { NormStatistics } from './data/norm-v1.ts';
import type { Alphas, Domain, Facet, InstrumentId, Trait, Versions } from './types.ts';
import { isWorkForm } from './types.ts';

/** Two-sided 90 %: the level of error bars, differences and fit intervals alike. */
export const Z_OF_LEVEL = 1.645;

export interface Norm {
  /** Stored with every result that used this norm. */
  readonly version: string;
  readonly name: string;
  /** The source of the figures, in one sentence. */
  readonly source: string;
  readonly domains: Readonly<Record<Domain, NormStatistics>>;
  readonly facets: Readonly<Partial<Record<Facet, NormStatistics>>>;
  /**
   * Determines the error of measurement, SEM = √(1 − alpha) in z of this norm: own internal consistency, under
   * published standard deviations corrected for the own sd. Defaults to the published alphas.
   */
  readonly alphas?: Alphas | undefined;
}

export const NORM_VERSION = 'common-adult@1';
export const NORM_NAME = 'provisional norm v1, English-speaking Internet volunteers';
const NORM_SOURCE =
  "Norms embedded in J. A. Johnson's scoring program for the IPIP-NEO-120, mixed to one adult norm; Internet volunteers, English, five-point scale.";

const FULL_NORM: Norm = {
  version: NORM_VERSION,
  name: NORM_NAME,
  source: NORM_SOURCE,
  domains: COMMON_ADULT_DOMAINS,
  facets: COMMON_ADULT_FACETS,
};

const WORK_FORM_NORM: Norm = {
  ...FULL_NORM,
  domains: { ...COMMON_ADULT_DOMAINS, ...COMMON_ADULT_WORK_FORM },
};

/** The common adult norm in the form's own sums: the work form has 20 items in O and 16 in N. */
export function normFor(instrument: InstrumentId): Norm {
  return isWorkForm(instrument) ? WORK_FORM_NORM : FULL_NORM;
}

/** Cronbach's alpha of the domains, English five-point form (Johnson 2014, Table 2); ES is N reversed. */
const PUBLISHED_ALPHAS: Readonly<Record<Trait, number>> = { O: 0.82, C: 0.9, E: 0.89, A: 0.86, ES: 0.9 };
/** Sixteen instead of 24 items; estimated from a mean facet alpha of .70. */
const WORK_FORM_ALPHA_ES = 0.87;

/** The prefix of norm versions with the published means and standard deviations and own alphas. */
export const ERROR_NORM = 'error-';

/** The version of the norm whose means and standard deviations a norm uses: z scores under both can be compared. */
export function meansOf(version: string): string {
  return version.startsWith(ERROR_NORM) ? NORM_VERSION : version;
}

/** Published internal consistency of a trait scale, 0..1. */
export function alphaOf(trait: Trait, instrument: InstrumentId): number {
  return trait === 'ES' && isWorkForm(instrument) ? WORK_FORM_ALPHA_ES : PUBLISHED_ALPHAS[trait];
}

/** The source of a result's error: the versions it was computed with, or a form with its published alphas. */
export type ErrorBasis = InstrumentId | Pick<Versions, 'instrument' | 'alphas'>;

/** Standard error of measurement in z units: sqrt(1 - alpha), of the own alpha if there is one. */
export function semOf(trait: Trait, basis: ErrorBasis): number {
  if (typeof basis === 'string') return Math.sqrt(1 - alphaOf(trait, basis));
  return Math.sqrt(1 - (basis.alphas?.[trait] ?? alphaOf(trait, basis.instrument)));
}

/** Half width of the 90 % error bar in stanines, 2 · 1.645 · SEM, for comparisons with limits and exact bars. */
export function exactHalfWidthOf(trait: Trait, basis: ErrorBasis): number {
  return 2 * Z_OF_LEVEL * semOf(trait, basis);
}

/**
 * Half width of the 90 % error bar that scores carry, rounded to one decimal: 1.0, 1.1, 1.2 or 1.4 by the
 * published alphas.
 */
export function halfWidthOf(trait: Trait, basis: ErrorBasis): number {
  return Math.round(exactHalfWidthOf(trait, basis) * 10) / 10;
}
