import { choleskyOf } from './cholesky.ts';
import type { Estimate } from './intervals.ts';
import { nextGamma, nextNormal, randomStream } from './random.ts';
import type { RandomStream } from './random.ts';

type Matrix = readonly (readonly number[])[];

const MOST_ROUNDS = 500;
const CONVERGENCE_LIMIT = 1e-9;

/** One factor of the items: a loading for each, or why there is none. */
export type Factor =
  | { readonly state: 'fitted'; readonly loadings: readonly number[] }
  | { readonly state: 'not_converged' | 'heywood' };

const at = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? Number.NaN;

/**
 * One common factor by minimum residuals: the loadings whose products come nearest to the covariances, the variances left
 * out (Harman and Jones 1966), item after item until no loading moves by more than 1e-9 of its spread. `not_converged`
 * after 500 rounds; `heywood` where a loading explains all of its item's variance or more.
 */
export function fitFactor(covariances: Matrix): Factor {
  const spreads = covariances.map((row, item) => Math.sqrt(row[item] ?? 0));
  if (spreads.length < 3 || spreads.some((spread) => !(spread > 0))) return { state: 'not_converged' };
  const loadings = spreads.map((spread) => 0.5 * spread);
  let squares = loadings.reduce((sum, factorLoading) => sum + factorLoading ** 2, 0);
  let furthest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && furthest > CONVERGENCE_LIMIT; round += 1) {
    furthest = 0;
    for (const [item, before] of loadings.entries()) {
      const row = covariances[item] ?? [];
      const others = squares - before ** 2;
      let products = 0;
      for (const [other, factorLoading] of loadings.entries()) products += (row[other] ?? 0) * factorLoading;
      const next = (products - (row[item] ?? 0) * before) / others;
      loadings[item] = next;
      squares = others + next ** 2;
      furthest = Math.max(furthest, Math.abs(next - before) / (spreads[item] ?? 1));
    }
  }
  if (!(furthest <= CONVERGENCE_LIMIT)) return { state: 'not_converged' };
  const isHeywood = loadings.some((factorLoading, item) => factorLoading ** 2 >= at(covariances, item, item));
  return isHeywood ? { state: 'heywood' } : { state: 'fitted', loadings };
}

/** McDonald's omega total of one factor: (Σ loadings)² / ((Σ loadings)² + Σ error variances); McDonald 1999, 6.20. */
function omegaOf(loadings: readonly number[], covariances: Matrix): number {
  const common = loadings.reduce((sum, factorLoading) => sum + factorLoading, 0) ** 2;
  const unique = loadings.reduce(
    (sum, factorLoading, item) => sum + at(covariances, item, item) - factorLoading ** 2,
    0,
  );
  return common / (common + unique);
}

/**
 * Covariances of a sample of normal people, drawn at once: Bartlett's decomposition of the Wishart distribution (Bartlett
 * 1933). `factor` is the Cholesky factor of the covariances they are drawn from.
 */
function drawCovariances(factor: Matrix, people: number, random: RandomStream): number[][] {
  const drawnFactor = factor.map((_, row) =>
    factor.map((__, column) => {
      if (column > row) return 0;
      return column === row ? Math.sqrt(2 * nextGamma(random, (people - 1 - row) / 2)) : nextNormal(random);
    }),
  );
  const root = factor.map((row, rowIndex) =>
    drawnFactor.map((_, column) => {
      let sum = 0;
      for (let inner = column; inner <= rowIndex; inner += 1)
        sum += (row[inner] ?? 0) * at(drawnFactor, inner, column);
      return sum;
    }),
  );
  return root.map((row, rowIndex) =>
    root.map((other, column) => {
      let sum = 0;
      for (let inner = 0; inner <= Math.min(rowIndex, column); inner += 1) {
        sum += (row[inner] ?? 0) * (other[inner] ?? 0);
      }
      return sum / (people - 1);
    }),
  );
}

/** Draws of the bootstrap, and the share of them that must have a solution. */
const DRAWS = 500;
const LEAST_SOLVED = 0.95;
const SEED = 20_261;
const DRAWS_PER_STEP = 20;

export type Omega =
  | { readonly state: 'fitted'; readonly estimate: Estimate }
  | { readonly state: 'not_converged' | 'heywood' };

/** The covariances implied by a factor. */
function impliedBy(loadings: readonly number[], covariances: Matrix): number[][] {
  return loadings.map((one, row) =>
    loadings.map((other, column) => (row === column ? at(covariances, row, row) : one * other)),
  );
}

/**
 * Omega total of items in the direction of their scale, from their covariances, with its 95 % interval by parametric
 * bootstrap: 500 samples of as many normal people as there are, from the covariances the factor implies, with a fixed
 * seed, so that the same sums give the same interval. Without a solution, or when more than 5 % of the samples have none,
 * it says which. Needs more people than items. It pauses after every 20 samples, for callers that have other work.
 */
export function* omegaInSteps(covariances: Matrix, people: number): Generator<void, Omega> {
  const factor = fitFactor(covariances);
  if (factor.state !== 'fitted') return factor;
  if (people <= covariances.length + 1) return { state: 'not_converged' };
  const value = omegaOf(factor.loadings, covariances);
  const root = choleskyOf(impliedBy(factor.loadings, covariances));
  const random = randomStream(SEED);
  const omegas: number[] = [];
  let heywood = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const sample = drawCovariances(root, people, random);
    const solution = fitFactor(sample);
    if (solution.state === 'fitted') omegas.push(omegaOf(solution.loadings, sample));
    else if (solution.state === 'heywood') heywood += 1;
    if ((draw + 1) % DRAWS_PER_STEP === 0) yield;
  }
  if (omegas.length < LEAST_SOLVED * DRAWS) {
    return { state: 2 * heywood >= DRAWS - omegas.length ? 'heywood' : 'not_converged' };
  }
  omegas.sort((a, b) => a - b);
  const end = (p: number): number => omegas[Math.round(p * (omegas.length - 1))] ?? value;
  return { state: 'fitted', estimate: { value, low: end(0.025), high: end(0.975) } };
}

/** The same without pauses. */
export function omegaFrom(covariances: Matrix, people: number): Omega {
  const steps = omegaInSteps(covariances, people);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Running sums of the items of a scale, from people who answered all of them. */
export interface ItemSums {
  readonly n: number;
  /** Whether an item counts for (1) or against (-1) the scale. */
  readonly keys: readonly (1 | -1)[];
  readonly sums: readonly number[];
  /** Sums of products, full and symmetric; squares on the diagonal. */
  readonly products: Matrix;
}

/** Covariances of the items in the direction of the scale. */
export function covariancesOf({ n, keys, sums, products }: ItemSums): number[][] {
  return products.map((row, one) =>
    row.map((product, other) => {
      const covariance = (product - ((sums[one] ?? 0) * (sums[other] ?? 0)) / n) / (n - 1);
      return covariance * (keys[one] ?? 1) * (keys[other] ?? 1);
    }),
  );
}
