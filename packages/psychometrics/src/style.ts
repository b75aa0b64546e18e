import type { ErrorBasis } from './norms.ts';
import { semOf, Z_OF_LEVEL } from './norms.ts';
import { bandOf, errorBar, readingsOf, stanineOf } from './stanines.ts';
import type { FacetLevel, Stanine, Style, StyleView, Trait, TraitScore, Versions } from './types.ts';

/** A style is primary only if it leads the next one by this much. */
export const STYLE_LEAD = 0.5;
const TIE = 1e-9;
export const STYLES: readonly Style[] = ['D', 'I', 'S', 'G'];

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

/** The standard score of a style. */
function zOf(style: Style, zs: Readonly<Record<StyleTrait, number>>): number {
  const { weights, divisor } = STYLE_FORMULAS[style];
  const sum = Object.entries(weights).reduce(
    (so, [trait, weight]) => so + weight * zs[trait as StyleTrait],
    0,
  );
  return sum / divisor;
}

/**
 * Standard error of measurement of a style, in z units. A style is a weighted sum of traits, which share no items, so
 * that their errors are independent: SEM = √(Σ (weight · SEM of the trait)²) / divisor.
 */
export function styleSemOf(style: Style, basis: ErrorBasis): number {
  const { weights, divisor } = STYLE_FORMULAS[style];
  const errors = Object.entries(weights).map(([trait, weight]) => weight * semOf(trait as StyleTrait, basis));
  return Math.hypot(...errors) / divisor;
}

/**
 * Half width of the 90 % error bar of a style in stanines, 2 · 1.645 · SEM, rounded to one decimal like those of the
 * traits: 1.2, 1.1, 1.2 and 1.2 for the work form by the published alphas.
 */
export function styleHalfWidthOf(style: Style, basis: ErrorBasis): number {
  return Math.round(20 * Z_OF_LEVEL * styleSemOf(style, basis)) / 10;
}

/** One style with its error of measurement. */
export interface MeasuredStyle {
  readonly style: Style;
  readonly z: number;
  readonly stanine: Stanine;
  /** Ends of the 90 % error bar in stanines, rounded to 0.5, inside 1..9. */
  readonly low: number;
  readonly high: number;
  /** The band of the stanine. */
  readonly band: FacetLevel;
  /** The other bands that the error bar reaches, lowest first. */
  readonly also: readonly FacetLevel[];
}

/** The four styles in the order D, I, S, G with their error bars. Null when C, E, A or ES is not valid. */
export function measureStyles(of: {
  readonly traits: StyleTraits;
  readonly versions: Pick<Versions, 'instrument' | 'alphas'>;
}): readonly MeasuredStyle[] | null {
  const zs = zsOf(of.traits);
  if (zs === null) return null;
  return STYLES.map((style) => {
    const z = zOf(style, zs);
    const stanine = stanineOf(z);
    const bar = errorBar(z, styleHalfWidthOf(style, of.versions));
    const band = bandOf(stanine);
    return { style, z, stanine, ...bar, band, also: readingsOf(bar).filter((level) => level !== band) };
  });
}

function zsOf({ C, E, A, ES }: StyleTraits): Readonly<Record<StyleTrait, number>> | null {
  if (C === null || E === null || A === null || ES === null) return null;
  return { C: C.z, E: E.z, A: A.z, ES: ES.z };
}

/**
 * Behavioural style (dominant, initiating, steady, thorough) derived from the traits' standard scores by
 * `STYLE_FORMULAS`; not a DiSG test.
 * For advice on communication only, never for fit, ranking or filters. Null when C, E, A or ES is not valid.
 */
export function styleOf(traits: StyleTraits): StyleView | null {
  const zs = zsOf(traits);
  if (zs === null) return null;
  const z: Record<Style, number> = { D: zOf('D', zs), I: zOf('I', zs), S: zOf('S', zs), G: zOf('G', zs) };
  // A stable sort: equal styles keep the order D, I, S, G.
  const [first, second] = STYLES.toSorted((a, b) => z[b] - z[a]) as [Style, Style];
  return {
    scores: { D: stanineOf(z.D), I: stanineOf(z.I), S: stanineOf(z.S), G: stanineOf(z.G) },
    primary: z[first] - z[second] >= STYLE_LEAD - TIE ? first : `${first}/${second}`,
  };
}
