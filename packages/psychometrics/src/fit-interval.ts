import { MOST_STEPS, stepsOutside } from './fit-steps.ts';
import { normalCdf } from './stanines.ts';
import type { TraitRange } from './types.ts';

/** One counted trait of a role. */
export interface IntervalTrait {
  readonly range: TraitRange;
  readonly weight: number;
  /** Standard error of measurement in z units. */
  readonly sem: number;
}

/** Ends of the interval as cost numerators, the sums of weight · steps outside. */
export interface CostInterval {
  readonly best: number;
  readonly worst: number;
}

const TAIL = 0.05;
/** Sums of probabilities differ in the last bits by the order of adding; equal shares must give equal ends. */
const SLACK = 1e-12;
/** z is rounded to hundredths, a fortieth of the smallest SEM, so that one table per trait serves any list. */
const BUCKETS_PER_Z = 100;
/** Beyond five sds every stanine but the outermost has probability 0 to nine decimals. */
const LARGEST_Z = 5;

/** Probabilities of 0..4 steps outside the range for a person with true scores normally distributed around z. */
function stepProbabilities(trait: IntervalTrait, z: number): Float64Array {
  const probabilities = new Float64Array(MOST_STEPS + 1);
  let below = 0;
  for (let stanine = 1; stanine <= 9; stanine += 1) {
    // Stanine s reaches up to z = (s - 4.5)/2; the ninth is open above.
    const upTo = stanine === 9 ? 1 : normalCdf(((stanine - 4.5) / 2 - z) / trait.sem);
    const steps = Math.abs(stepsOutside(stanine, trait.range));
    const index = Math.min(MOST_STEPS, steps);
    probabilities[index] = (probabilities[index] ?? 0) + upTo - below;
    below = upTo;
  }
  return probabilities;
}

type ProbabilityTable = (Float64Array | undefined)[];
/** Tables by range and error, for the next list: a role is read more often than its ranges change. */
const TABLES = new Map<string, ProbabilityTable>();
const TABLES_MAX = 100;
const NO_PROBABILITIES = new Float64Array(MOST_STEPS + 1);

function tableFor({ range, sem }: IntervalTrait): ProbabilityTable {
  const key = `${range.min} ${range.max} ${sem}`;
  const table = TABLES.get(key) ?? Array.from({ length: 2 * LARGEST_Z * BUCKETS_PER_Z + 1 });
  if (TABLES.size >= TABLES_MAX) TABLES.clear();
  TABLES.set(key, table);
  return table;
}

function cachedProbabilities(trait: IntervalTrait): (z: number) => Float64Array {
  const table = tableFor(trait);
  return (z) => {
    const bucket = Math.round(Math.max(-LARGEST_Z, Math.min(LARGEST_Z, z)) * BUCKETS_PER_Z);
    const index = bucket + LARGEST_Z * BUCKETS_PER_Z;
    return (table[index] ??= stepProbabilities(trait, bucket / BUCKETS_PER_Z));
  };
}

/** Adds one trait to the distribution of the cost: `to[c + weight · steps] += from[c] · p[steps]`. */
function convolve(
  from: Float64Array,
  reach: number,
  trait: { weight: number; p: Float64Array },
  to: Float64Array,
) {
  to.fill(0, 0, reach + MOST_STEPS * trait.weight + 1);
  for (let steps = 0; steps <= MOST_STEPS; steps += 1) {
    const p = trait.p[steps] ?? 0;
    if (p === 0) continue;
    const shift = steps * trait.weight;
    for (let cost = 0; cost <= reach; cost += 1) {
      to[cost + shift] = (to[cost + shift] ?? 0) + (from[cost] ?? 0) * p;
    }
  }
}

function quantile(distribution: Float64Array, share: number): number {
  let sum = 0;
  for (let cost = 0; cost < distribution.length; cost += 1) {
    sum += distribution[cost] ?? 0;
    if (sum >= share - SLACK) return cost;
  }
  return distribution.length - 1;
}

/**
 * Prepares the question whether the lower end of the interval of the cost, the best end of the fit, is at most a limit. It
 * looks only at costs up to the limit, so it is several times faster than the interval when the limit is small, and gives
 * the same answer. It reuses a buffer, so it is not re-entrant.
 */
export function prepareReaches(
  traits: readonly IntervalTrait[],
): (zs: readonly number[], limit: number) => boolean {
  const tables = traits.map(cachedProbabilities);
  const weights = traits.map(({ weight }) => weight);
  const largest = MOST_STEPS * traits.reduce((sum, trait) => sum + trait.weight, 0);
  let current = new Float64Array(largest + 1);
  let next = new Float64Array(largest + 1);
  return (zs, limit) => {
    const last = Math.min(limit, largest);
    current.fill(0, 0, last + 1);
    current[0] = 1;
    for (let position = 0; position < weights.length; position += 1) {
      const weight = weights[position] ?? 0;
      const p = tables[position]?.(zs[position] ?? 0);
      next.fill(0, 0, last + 1);
      for (let steps = 0; steps <= MOST_STEPS && steps * weight <= last; steps += 1) {
        const share = p?.[steps] ?? 0;
        if (share === 0) continue;
        const shift = steps * weight;
        for (let cost = 0; cost + shift <= last; cost += 1) {
          next[cost + shift] = (next[cost + shift] ?? 0) + (current[cost] ?? 0) * share;
        }
      }
      [current, next] = [next, current];
    }
    let sum = 0;
    for (let cost = 0; cost <= last; cost += 1) sum += current[cost] ?? 0;
    return sum >= TAIL - SLACK;
  };
}

/**
 * Prepares the 90 % interval of the cost for one role. The result maps standard scores, one per trait and in the same
 * order, to the 5 % and 95 % points of the cost: the convolution of the traits' stanine probabilities given z and SEM.
 * It reuses a buffer, so it is not re-entrant.
 */
export function prepareInterval(traits: readonly IntervalTrait[]): (zs: readonly number[]) => CostInterval {
  const tables = traits.map(cachedProbabilities);
  const weights = traits.map(({ weight }) => weight);
  const largest = MOST_STEPS * traits.reduce((sum, trait) => sum + trait.weight, 0);
  let current = new Float64Array(largest + 1);
  let next = new Float64Array(largest + 1);
  return (zs) => {
    current.fill(0);
    current[0] = 1;
    let reach = 0;
    for (let position = 0; position < weights.length; position += 1) {
      const weight = weights[position] ?? 0;
      const p = tables[position]?.(zs[position] ?? 0) ?? NO_PROBABILITIES;
      convolve(current, reach, { weight, p }, next);
      reach += MOST_STEPS * weight;
      [current, next] = [next, current];
    }
    return { best: quantile(current, TAIL), worst: quantile(current, 1 - TAIL) };
  };
}
