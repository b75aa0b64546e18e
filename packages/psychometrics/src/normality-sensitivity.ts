import { choleskyOf } from './cholesky.ts';
import { DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from './data/norm-v1.ts';
import { prepareBand } from './fit.ts';
import { nextNormal, randomStream } from './random.ts';
import { normalCdf } from './stanines.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges, Trait } from './types.ts';

/** The tested skewness in both directions: none is published for the norm group. */
export const ASSUMED_SKEW = 0.5;

const SEED = 20_261_122;
/** Borders of the nine stanines in standard scores. */
const BORDERS = [-1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, 1.75];
const PANELS = 200;
/** The maximum skewness of a skew-normal distribution. */
const MOST_SKEW = 0.99;

/** Owen's T function for a positive a, (1/2π) ∫₀ᵃ exp(−h²(1 + x²)/2)/(1 + x²) dx, by Simpson's rule. */
function owenT(h: number, a: number): number {
  const width = a / PANELS;
  const at = (x: number) => Math.exp((-h * h * (1 + x * x)) / 2) / (1 + x * x);
  let sum = at(0) + at(a);
  for (let panel = 1; panel < PANELS; panel += 1) sum += (panel % 2 === 1 ? 4 : 2) * at(panel * width);
  return (sum * width) / 3 / (2 * Math.PI);
}

/**
 * Distribution function of the skew-normal distribution (Azzalini 1985) with mean 0, standard deviation 1 and this
 * skewness; 0 is the normal distribution. Throws a RangeError for a skewness of .99 or more, which it cannot have.
 */
export function skewedCdf(z: number, skew: number): number {
  if (skew === 0) return normalCdf(z);
  if (!(Math.abs(skew) < MOST_SKEW)) throw new RangeError('skewness must be below 0.99');
  if (skew < 0) return 1 - skewedCdf(-z, -skew);
  const power = skew ** (2 / 3);
  const delta = Math.sqrt(((Math.PI / 2) * power) / (power + ((4 - Math.PI) / 2) ** (2 / 3)));
  const shape = delta / Math.sqrt(1 - delta * delta);
  const middle = delta * Math.sqrt(2 / Math.PI);
  const x = middle + z * Math.sqrt(1 - middle * middle);
  return normalCdf(x) - 2 * owenT(x, shape);
}

/** The standard score below which this share, 0..1, of a normal distribution lies, by bisection. */
function normalQuantile(share: number): number {
  let [low, high] = [-8, 8];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Where a percentile differs most from that of the normal distribution. */
export interface PercentileShift {
  /** The percentile of the normal distribution there, and the true one, both 0..100. */
  readonly normal: number;
  readonly skewed: number;
}

/** The largest difference between percentiles of the normal distribution and of a skewed scale, from z −3 to 3. */
export function percentileShift(skew: number): PercentileShift {
  const all = Array.from({ length: 601 }, (_, step): PercentileShift => {
    const z = (step - 300) / 100;
    return { normal: 100 * normalCdf(z), skewed: 100 * skewedCdf(z, skew) };
  });
  const distance = ({ normal, skewed }: PercentileShift) => Math.abs(normal - skewed);
  return all.reduce((largest, each) => (distance(each) > distance(largest) ? each : largest));
}

/** How many of 100 people are on the lowest and on the highest stanine of a scale with this skewness. */
export function sharesAtEnds(skew: number): { readonly lowest: number; readonly highest: number } {
  const border = BORDERS.at(-1) ?? 0;
  return { lowest: 100 * skewedCdf(-border, skew), highest: 100 * (1 - skewedCdf(border, skew)) };
}

type Skews = Readonly<Record<Trait, number>>;

/** Every combination of one skewness, to the left or to the right, for the five traits. */
export function everySkew(size: number): Skews[] {
  return Array.from({ length: 2 ** TRAITS.length }, (_, code) => {
    const skews = TRAITS.map((trait, index) => [trait, (code >> index) % 2 === 0 ? size : -size] as const);
    return Object.fromEntries(skews) as Record<Trait, number>;
  });
}

/** Normal scores of people with the published correlations of the traits, five per person. */
function drawPeople(people: number): Float64Array {
  const random = randomStream(SEED);
  const factor = choleskyOf(DOMAIN_CORRELATIONS);
  const scores = new Float64Array(people * TRAITS.length);
  for (let person = 0; person < people; person += 1) {
    const normals = factor.map(() => nextNormal(random));
    for (const [traitIndex, trait] of TRAITS.entries()) {
      const domain = trait === 'ES' ? 'N' : trait;
      const row = factor[DOMAIN_CORRELATION_ORDER.indexOf(domain)] ?? [];
      const z = row.reduce((sum, share, index) => sum + share * (normals[index] ?? 0), 0);
      scores[person * TRAITS.length + traitIndex] = trait === 'ES' ? -z : z;
    }
  }
  return scores;
}

/**
 * How many of 100 people reach high agreement with each role, once for each set of skewnesses: the scores keep their mean,
 * standard deviation and normal copula, and only the shape of the scales changes. The same people are drawn each time, so
 * that differences come from the shape alone.
 */
export function reachUnder(
  skewSets: readonly Skews[],
  roles: readonly RoleRanges[],
  people: number,
): readonly (readonly number[])[] {
  const scores = drawPeople(people);
  const bands = roles.map((role) => prepareBand(role));
  return skewSets.map((skews) => {
    const cuts = TRAITS.map((trait) =>
      BORDERS.map((border) => normalQuantile(skewedCdf(border, skews[trait]))),
    );
    const counts = roles.map(() => 0);
    for (let person = 0; person < people; person += 1) {
      const stanines = Object.fromEntries(
        TRAITS.map((trait, traitIndex) => {
          const score = scores[person * TRAITS.length + traitIndex] ?? 0;
          return [trait, 1 + (cuts[traitIndex] ?? []).filter((cut) => score >= cut).length];
        }),
      );
      for (const [roleIndex, bandOf] of bands.entries()) {
        if (bandOf?.(stanines) === 'strong') counts[roleIndex] = (counts[roleIndex] ?? 0) + 1;
      }
    }
    return counts.map((count) => (100 * count) / people);
  });
}

/** How many of 100 people reach high agreement: by the normal distribution, and the extremes by skewed scales. */
export interface ReachShift {
  readonly normal: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The lowest and the highest share that reaches high agreement with each role, over all combinations of a skewness. */
export function reachShifts(roles: readonly RoleRanges[], people: number): ReachShift[] {
  const none = everySkew(0).slice(0, 1);
  const [normal = []] = reachUnder(none, roles, people);
  const sharesBySkew = reachUnder(everySkew(ASSUMED_SKEW), roles, people);
  return roles.map((_, roleIndex) => {
    const shares = sharesBySkew.map((of) => of[roleIndex] ?? 0);
    return { normal: normal[roleIndex] ?? 0, lowest: Math.min(...shares), highest: Math.max(...shares) };
  });
}
