import { choleskyOf } from './cholesky.ts';
import { DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from './data/norm-v1.ts';
import { prepareBand } from './fit.ts';
import { semOf } from './norms.ts';
import { nextNormal, randomStream } from './random.ts';
import { stanineOf } from './stanines.ts';
import { INSTRUMENT_VERSION, TRAITS } from './types.ts';
import type { Domain, RoleRanges, Stanine, Trait } from './types.ts';

const SEED = 20_261_127;

/** Examples of wide, usual and demanding ranges. */
export const EXAMPLE_RANGES = {
  wide: { O: [3, 7], C: [3, 7], E: [3, 7], A: [3, 7], ES: [3, 7] },
  usual: { O: [4, 8], C: [5, 8], E: [4, 8], A: [4, 7], ES: [4, 8] },
  demanding: { O: [3, 7], C: [6, 9], E: [6, 9], A: [3, 6], ES: [6, 9] },
} as const satisfies Readonly<Record<string, Readonly<Record<Trait, readonly [number, number]>>>>;
export type ExampleRanges = keyof typeof EXAMPLE_RANGES;

/** Simulated people with high agreement by the measured scores, by the true ones, and by both. */
export interface BandCertainty {
  readonly measured: number;
  readonly real: number;
  readonly both: number;
}

/** The example as ranges of a role, equally weighted. */
export function rangesOf(example: ExampleRanges): RoleRanges {
  return Object.fromEntries(
    Object.entries(EXAMPLE_RANGES[example]).map(([trait, [min, max]]) => [trait, { min, max }]),
  );
}

type Stanines = Record<Trait, Stanine>;

/**
 * Draws people whose measured scores have the published correlations, and for each trait a true score: the measured one
 * regressed to the mean by the reliability, plus the error of an estimate. Classical test theory with the published
 * alphas; errors of different traits are independent.
 */
export function simulateBands(example: ExampleRanges, people: number): BandCertainty {
  const random = randomStream(SEED);
  const factor = choleskyOf(DOMAIN_CORRELATIONS);
  const bandOf = prepareBand(rangesOf(example));
  const sems = TRAITS.map((trait) => semOf(trait, INSTRUMENT_VERSION));
  const counts = { measured: 0, real: 0, both: 0 };
  for (let person = 0; person < people; person += 1) {
    const normals = factor.map(() => nextNormal(random));
    const zOf = (domain: Domain) =>
      (factor[DOMAIN_CORRELATION_ORDER.indexOf(domain)] ?? []).reduce(
        (sum, share, index) => sum + share * (normals[index] ?? 0),
        0,
      );
    const measuredStanines: Partial<Stanines> = {};
    const real: Partial<Stanines> = {};
    for (const [index, trait] of TRAITS.entries()) {
      const z = trait === 'ES' ? -zOf('N') : zOf(trait);
      const reliability = 1 - (sems[index] ?? 0) ** 2;
      const truth = reliability * z + Math.sqrt(reliability * (1 - reliability)) * nextNormal(random);
      measuredStanines[trait] = stanineOf(z);
      real[trait] = stanineOf(truth);
    }
    const [isMeasured, isReal] = [bandOf?.(measuredStanines) === 'strong', bandOf?.(real) === 'strong'];
    counts.measured += Number(isMeasured);
    counts.real += Number(isReal);
    counts.both += Number(isMeasured && isReal);
  }
  return counts;
}
