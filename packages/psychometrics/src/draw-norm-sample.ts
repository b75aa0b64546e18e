import { DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from './data/norm-v1.ts';
import { writeProfiles } from './norm-sample.ts';
import { nextNormal, randomStream } from './random.ts';
import { choleskyOf } from './cholesky.ts';
import { stanineOf } from './stanines.ts';
import type { Domain, TraitStanines } from './types.ts';

const PEOPLE = 20_000;
const SEED = 20_261_122;

/**
 * Draws the norm sample: five standard scores per person with the published correlations of the traits, with a fixed
 * seed, stored as stanines. Returns the text of `data/norm-sample.ts`.
 */
export function drawNormSample(): string {
  const random = randomStream(SEED);
  const factor = choleskyOf(DOMAIN_CORRELATIONS);
  const profiles = Array.from({ length: PEOPLE }, (): TraitStanines => {
    const normals = factor.map(() => nextNormal(random));
    const zOf = (domain: Domain) => {
      const row = factor[DOMAIN_CORRELATION_ORDER.indexOf(domain)] ?? [];
      return row.reduce((sum, share, index) => sum + share * (normals[index] ?? 0), 0);
    };
    const [o, c, e, a, es] = [zOf('O'), zOf('C'), zOf('E'), zOf('A'), -zOf('N')].map(stanineOf);
    return { O: o ?? 5, C: c ?? 5, E: e ?? 5, A: a ?? 5, ES: es ?? 5 };
  });
  return writeProfiles(profiles);
}
