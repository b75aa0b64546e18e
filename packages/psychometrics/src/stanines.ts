import type { FacetLevel, Stanine, TraitScore } from './types.ts';

// Published means and sds have two decimals, so some integer sums are exactly on a class limit (A4 = 13 is z = -0.75).
// Binary fractions can miss such a limit by 1e-16; this margin corrects that.
const TIE = 1e-9;

const LARGEST_Z = 8.5;

/**
 * Standard normal distribution function, accurate to about 1e-15 (absolute).
 * Marsaglia's series 0.5 + density(z) * (z + z^3/3 + z^5/15 + …); Journal of Statistical Software 11(4), 2004.
 */
export function normalCdf(z: number): number {
  if (z >= LARGEST_Z) return 1;
  if (z <= -LARGEST_Z) return 0;
  const square = z * z;
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= square / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-square / 2)) / Math.sqrt(2 * Math.PI);
}

/** Whole stanine 1..9 of a standard score; mirror-symmetric, so the stanine of -z is 10 minus the stanine of z. */
export function stanineOf(z: number): Stanine {
  const steps = Math.min(4, Math.floor(2 * Math.abs(z) + 0.5 + TIE));
  return z < 0 ? 5 - steps : 5 + steps;
}

/** T score 50 + 10 z as an integer, limited to 20..80. */
export function tScoreOf(z: number): number {
  return Math.min(80, Math.max(20, Math.floor(50 + 10 * z + 0.5)));
}

/** Percentile 1..99 from the normal distribution; does not decrease when z increases. */
export function percentileOf(z: number): number {
  return Math.min(99, Math.max(1, Math.floor(100 * normalCdf(z) + 0.5)));
}

/** Bands of the nine stanines: 1-3 low, 4-6 middle, 7-9 high. */
export function bandOf(stanine: Stanine): FacetLevel {
  if (stanine <= 3) return 'low';
  return stanine <= 6 ? 'middle' : 'high';
}

const toHalf = (value: number): number => Math.floor(2 * value + 0.5) / 2;
/** A position inside the scale 1..9. */
export const toScale = (value: number): number => Math.min(9, Math.max(1, value));

/**
 * 90 % error bar in stanines. It is centred on the exact position 5 + 2z (limited to 1..9), not on the rounded
 * stanine, because the rounding would add up to half a stanine of error. Ends are rounded to 0.5 and limited to
 * 1..9. With a half width of at least 1 the bar always contains the whole stanine that is drawn.
 */
export function errorBar(z: number, halfWidth: number): { low: number; high: number } {
  const position = toScale(5 + 2 * z);
  return { low: toScale(toHalf(position - halfWidth)), high: toScale(toHalf(position + halfWidth)) };
}

/** The same bar with its exact ends: for comparing a result with a range, and for drawing it beside one. */
export function exactBar(z: number, halfWidth: number): { low: number; high: number } {
  const position = 5 + 2 * z;
  return { low: position - halfWidth, high: position + halfWidth };
}

/** The same bar as percentiles and as T scores, of its exact ends, which are stanines. */
export function finerBars({ low, high }: { readonly low: number; readonly high: number }) {
  const zOf = (position: number): number => (position - 5) / 2;
  return {
    percentile: { low: percentileOf(zOf(low)), high: percentileOf(zOf(high)) },
    t: { low: tScoreOf(zOf(low)), high: tScoreOf(zOf(high)) },
  };
}

/** All displayed values of one trait. `halfWidth` is the 90 % half width in stanines. */
export function traitScoreOf(z: number, halfWidth: number): TraitScore {
  return {
    z,
    t: tScoreOf(z),
    stanine: stanineOf(z),
    percentile: percentileOf(z),
    ...errorBar(z, halfWidth),
  };
}

/** The bands an error bar reaches, lowest first. With more than one, a text has to give both readings. */
export function readingsOf(bar: { readonly low: number; readonly high: number }): readonly FacetLevel[] {
  const readings: FacetLevel[] = [];
  if (bar.low < 3.5) readings.push('low');
  if (bar.low < 6.5 && bar.high > 3.5) readings.push('middle');
  if (bar.high > 6.5) readings.push('high');
  return readings;
}
