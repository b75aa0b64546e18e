import { stanineOf } from './stanines.ts';
import type { Style, StyleView, Trait, TraitScore } from './types.ts';

/** A style is primary only when it leads the next one by this much. */
const LEAD_Z = 0.5;
const TIE = 1e-9;
const STYLES: readonly Style[] = ['D', 'I', 'S', 'G'];

type StyleTraits = Readonly<Record<Exclude<Trait, 'O'>, Pick<TraitScore, 'z'> | null>>;

/**
 * Behavioural style (dominant, initiating, steady, thorough) derived from the traits' standard scores; the divisors
 * bring each style back to sd 1 under the published trait correlations (our own design, not a DiSG test).
 * For advice on communication only, never for fit, ranking or filters. Null when C, E, A or ES is not valid.
 */
export function styleOf(traits: StyleTraits): StyleView | null {
  const { C, E, A, ES } = traits;
  if (C === null || E === null || A === null || ES === null) return null;
  const z: Record<Style, number> = {
    D: (0.4 * E.z - 0.9 * A.z) / 0.963,
    I: (0.9 * E.z + 0.4 * A.z) / 1.007,
    S: (-0.3 * E.z + 0.7 * A.z + 0.6 * ES.z) / 0.961,
    G: (0.8 * C.z - 0.6 * E.z - 0.2 * A.z) / 0.888,
  };
  // A stable sort: styles of equal height keep the order D, I, S, G.
  const [first, second] = STYLES.toSorted((a, b) => z[b] - z[a]) as [Style, Style];
  return {
    scores: { D: stanineOf(z.D), I: stanineOf(z.I), S: stanineOf(z.S), G: stanineOf(z.G) },
    primary: z[first] - z[second] >= LEAD_Z - TIE ? first : `${first}/${second}`,
  };
}
