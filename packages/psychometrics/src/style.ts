import { stanineOf } from './stanines.ts';
import type { Style, StyleView, Trait, TraitScore } from './types.ts';

/** A style is primary only when it leads the next one by this much. */
export const STYLE_LEAD = 0.5;
const TIE = 1e-9;
const STYLES: readonly Style[] = ['D', 'I', 'S', 'G'];

type StyleTrait = Exclude<Trait, 'O'>;

/**
 * Weights of the traits' standard scores, and the divisor that brings each style back to sd 1 under the published
 * trait correlations (our own design).
 */
export const STYLE_FORMULAS: Readonly<
  Record<Style, { weights: Readonly<Partial<Record<StyleTrait, number>>>; divisor: number }>
> = {
  D: { weights: { E: 0.4, A: -0.9 }, divisor: 0.963 },
  I: { weights: { E: 0.9, A: 0.4 }, divisor: 1.007 },
  S: { weights: { E: -0.3, A: 0.7, ES: 0.6 }, divisor: 0.961 },
  G: { weights: { C: 0.8, E: -0.6, A: -0.2 }, divisor: 0.888 },
};

type StyleTraits = Readonly<Record<StyleTrait, Pick<TraitScore, 'z'> | null>>;

/**
 * Behavioural style (dominant, initiating, steady, thorough) derived from the traits' standard scores by
 * `STYLE_FORMULAS`; not a DiSG test.
 * For advice on communication only, never for fit, ranking or filters. Null when C, E, A or ES is not valid.
 */
export function styleOf(traits: StyleTraits): StyleView | null {
  const { C, E, A, ES } = traits;
  if (C === null || E === null || A === null || ES === null) return null;
  const zs = { C: C.z, E: E.z, A: A.z, ES: ES.z };
  const scoreOf = (style: Style) => {
    const { weights, divisor } = STYLE_FORMULAS[style];
    const sum = Object.entries(weights).reduce(
      (so, [trait, weight]) => so + weight * zs[trait as StyleTrait],
      0,
    );
    return sum / divisor;
  };
  const z: Record<Style, number> = { D: scoreOf('D'), I: scoreOf('I'), S: scoreOf('S'), G: scoreOf('G') };
  // A stable sort: styles of equal height keep the order D, I, S, G.
  const [first, second] = STYLES.toSorted((a, b) => z[b] - z[a]) as [Style, Style];
  return {
    scores: { D: stanineOf(z.D), I: stanineOf(z.I), S: stanineOf(z.S), G: stanineOf(z.G) },
    primary: z[first] - z[second] >= STYLE_LEAD - TIE ? first : `${first}/${second}`,
  };
}
