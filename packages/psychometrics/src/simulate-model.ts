import { choleskyOf } from './cholesky.ts';
import {
  COMMON_ADULT_DOMAINS,
  COMMON_ADULT_FACETS,
  DOMAIN_CORRELATION_ORDER,
  DOMAIN_CORRELATIONS,
} from './data/norm-v1.ts';
import { getForm } from './forms.ts';
import { alphaOf } from './norms.ts';
import { normalCdf } from './stanines.ts';
import { DOMAINS } from './types.ts';
import type { Domain, Facet } from './types.ts';

/** The properties of a facet's four items. An item is a normal variable cut into boxes. */
export interface FacetModel {
  readonly facet: Facet;
  /** Location and spread of the variable in the 1..5 metric. */
  readonly mean: number;
  readonly sd: number;
  /** Share of its variance from the domain and from the facet; the rest is the item's own noise. */
  readonly domainShare: number;
  readonly facetShare: number;
}

export interface SimulationModel {
  readonly boxes: 4 | 5;
  /** Borders between the boxes in the 1..5 metric. */
  readonly cuts: readonly number[];
  readonly facets: ReadonlyMap<Facet, FacetModel>;
  /** Correlation of a domain's factor with its observed score. */
  readonly loadings: Readonly<Record<Domain, number>>;
  /** Lower Cholesky factor of the correlations of the domain factors, in the order of `DOMAIN_CORRELATION_ORDER`. */
  readonly cholesky: readonly (readonly number[])[];
}

const ITEMS = 4;
const NODES = Array.from({ length: 49 }, (_, index) => index / 4 - 6);
const densities = NODES.map((node) => Math.exp((-node * node) / 2));
const totalDensity = densities.reduce((sum, density) => sum + density, 0);

/** Mean of f over a standard normal variable. */
function average(f: (node: number, index: number) => number): number {
  return NODES.reduce(
    (sum, node, index) => sum + ((densities[index] ?? 0) / totalDensity) * f(node, index),
    0,
  );
}

/** The x in low..high with f(x) = target, f rising. */
function solve(f: (x: number) => number, target: number, [low, high]: readonly [number, number]): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 36; step += 1) {
    const middle = (from + to) / 2;
    if (f(middle) < target) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

interface Boxes {
  readonly values: readonly number[];
  readonly cuts: readonly number[];
}

function boxesOf(count: 4 | 5): Boxes {
  const values = Array.from({ length: count }, (_, index) => 1 + (4 * index) / (count - 1));
  return { values, cuts: values.slice(1).map((value) => value - 2 / (count - 1)) };
}

/** Mean and mean square of the box chosen when the variable has this location and spread. */
function momentsOf({ values, cuts }: Boxes, mean: number, sd: number): { first: number; second: number } {
  let first = 0;
  let second = 0;
  let below = 0;
  for (const [index, value] of values.entries()) {
    const cut = cuts[index];
    const upTo = cut === undefined ? 1 : normalCdf((cut - mean) / sd);
    first += (upTo - below) * value;
    second += (upTo - below) * value * value;
    below = upTo;
  }
  return { first, second };
}

/** Location and spread of the variable whose boxes have this mean and variance. */
function fitVariable(boxes: Boxes, mean: number, variance: number): { mean: number; sd: number } {
  let location = mean;
  let spread = Math.sqrt(variance);
  for (let step = 0; step < 80; step += 1) {
    const { first, second } = momentsOf(boxes, location, spread);
    location += mean - first;
    spread *= Math.sqrt(variance / (second - first * first));
  }
  return { mean: location, sd: spread };
}

interface Variable {
  readonly facet: Facet;
  readonly mean: number;
  readonly sd: number;
  /** Mean and variance of the chosen box. */
  readonly boxMean: number;
  readonly boxVariance: number;
}

/** Mean box at each node of a factor that carries `share` of the variable's variance. */
function meanBoxes(boxes: Boxes, { mean, sd }: Variable, share: number): number[] {
  const [pull, noiseSd] = [sd * Math.sqrt(share), sd * Math.sqrt(1 - share)];
  return NODES.map((node) => momentsOf(boxes, mean + pull * node, noiseSd).first);
}

/** Covariance of the boxes of two items of one facet whose variables share this part of their variance. */
function sharedCovariance(boxes: Boxes, variable: Variable, share: number): number {
  const means = meanBoxes(boxes, variable, share);
  return average((_, index) => ((means[index] ?? 0) - variable.boxMean) ** 2);
}

/** Sum over all pairs of different facets of the covariance of one item each, when all share this factor. */
function crossCovariance(boxes: Boxes, variables: readonly Variable[], share: number): number {
  const means = variables.map((variable) => meanBoxes(boxes, variable, share));
  return average((_, index) => {
    const row = variables.map((variable, position) => (means[position]?.[index] ?? 0) - variable.boxMean);
    const sum = row.reduce((total, value) => total + value, 0);
    return sum ** 2 - row.reduce((total, value) => total + value ** 2, 0);
  });
}

interface DomainModel {
  readonly facets: readonly FacetModel[];
  readonly factorLoading: number;
}

/**
 * Finds the shares that reproduce a domain's published figures: item variances from alpha and the domain's
 * variance, correlation within facets from the facets' sds, correlation between facets from the domain's sd.
 */
function modelDomain(domain: Domain, facets: readonly Facet[], boxes: Boxes): DomainModel {
  const { sd } = COMMON_ADULT_DOMAINS[domain];
  const alpha = alphaOf(domain === 'N' ? 'ES' : domain, 'ipip-neo-120/5');
  const items = ITEMS * facets.length;
  const facetVariances = facets.reduce((sum, facet) => sum + COMMON_ADULT_FACETS[facet].sd ** 2, 0);
  const itemVariances = sd ** 2 * (1 - (alpha * (items - 1)) / items);
  // Var(facet) = v·(4 + 12 r) with v the item variance and r the correlation within the facet.
  const stretch = (ITEMS * facetVariances) / itemVariances;
  const within = (stretch - ITEMS) / (ITEMS * (ITEMS - 1));
  const variables = facets.map((facet): Variable => {
    const facetNorm = COMMON_ADULT_FACETS[facet];
    const [boxMean, boxVariance] = [facetNorm.mean / ITEMS, facetNorm.sd ** 2 / stretch];
    return { facet, boxMean, boxVariance, ...fitVariable(boxes, boxMean, boxVariance) };
  });
  const sharedShares = variables.map((variable) =>
    solve((share) => sharedCovariance(boxes, variable, share), within * variable.boxVariance, [0, 0.99]),
  );
  const domainShare = solve(
    (share) => crossCovariance(boxes, variables, share),
    (sd ** 2 - facetVariances) / ITEMS ** 2,
    [0, Math.min(...sharedShares)],
  );
  const slope = average(
    (node, index) =>
      node *
      variables.reduce((sum, variable) => sum + (meanBoxes(boxes, variable, domainShare)[index] ?? 0), 0),
  );
  return {
    facets: variables.map(({ facet, mean, sd: spread }, index) => ({
      facet,
      mean,
      sd: spread,
      domainShare,
      facetShare: Math.max(0, (sharedShares[index] ?? 0) - domainShare),
    })),
    factorLoading: (ITEMS * slope) / sd,
  };
}

function buildModel(count: 4 | 5): SimulationModel {
  const boxes = boxesOf(count);
  const form = getForm('ipip-neo-120/5');
  const models = new Map(
    DOMAINS.map((domain) => {
      const facets = form.facets.filter((entry) => entry.domain === domain).map((entry) => entry.facet);
      return [domain, modelDomain(domain, facets, boxes)];
    }),
  );
  const loadings = Object.fromEntries(
    [...models].map(([domain, model]) => [domain, model.factorLoading]),
  ) as Record<Domain, number>;
  // Published correlations are between observed scores; the factors behind them correlate more.
  const latent = DOMAIN_CORRELATIONS.map((row, i) =>
    row.map((r, j) => {
      const [first, second] = [DOMAIN_CORRELATION_ORDER[i], DOMAIN_CORRELATION_ORDER[j]];
      return i === j || !first || !second ? 1 : r / (loadings[first] * loadings[second]);
    }),
  );
  const facets = new Map(
    [...models.values()].flatMap((model) => model.facets.map((facet) => [facet.facet, facet])),
  );
  return { boxes: count, cuts: boxes.cuts, facets, loadings, cholesky: choleskyOf(latent) };
}

const cachedModels = new Map<4 | 5, SimulationModel>();

/** The model of how the norm population answers on four or five boxes; computed on first use. */
export function simulationModel(boxes: 4 | 5): SimulationModel {
  const model = cachedModels.get(boxes) ?? buildModel(boxes);
  cachedModels.set(boxes, model);
  return model;
}
