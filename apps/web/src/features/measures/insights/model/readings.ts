import { compareText } from '@quint/domain/base/text-order.ts';
import { bandOf, readingsOf } from '@quint/psychometrics/stanines.ts';
import { measureStyles, STYLES } from '@quint/psychometrics/style.ts';
import { drawnOf, finerBarsOf, positionOf, type DrawnTrait } from '@quint/psychometrics/range-position.ts';
import {
  TRAITS,
  type Domain,
  type FacetLevel,
  type SheetScore,
  type Style,
  type Trait,
  type TraitScore,
} from '@quint/psychometrics/types.ts';
import { facetKeys, type FacetKey } from './facet-keys.ts';

/** The parts of a result that the pages describe. Everything in this file depends on it alone. */
export type ResultScores = Pick<SheetScore, 'traits' | 'facets' | 'style' | 'versions' | 'quality'>;
export type Side = 'low' | 'high';

/** The text of a trait: the band of its value, and the neighbouring band that the error of measurement reaches. */
export interface TraitReading {
  readonly trait: Trait;
  readonly score: TraitScore;
  readonly band: FacetLevel;
  readonly also: FacetLevel | null;
}

/** Null where the trait was not scored. */
export function readTrait({ traits }: ResultScores, trait: Trait): TraitReading | null {
  const score = traits[trait];
  if (score === null) return null;
  const band = bandOf(score.stanine);
  return { trait, score, band, also: readingsOf(score).find((each) => each !== band) ?? null };
}

/** The position of a trait with its exact error bar; null when it was not scored. */
export function toDrawnTrait({ traits, versions }: ResultScores, trait: Trait): DrawnTrait | null {
  const score = traits[trait];
  return score === null ? null : drawnOf(trait, score.z, versions);
}

/** Null where the facet was not scored. */
export function levelOf({ facets }: ResultScores, facet: FacetKey): FacetLevel | null {
  return facets[facet]?.level ?? null;
}

/** The facets of a domain in the order of the form. */
export function facetsOf({ facets }: ResultScores, domain: Domain): FacetKey[] {
  return facetKeys(Object.keys(facets))
    .filter((facet) => facet.startsWith(domain))
    .toSorted(compareText);
}

export function traitOfFacet(facet: FacetKey): Trait {
  const domain = facet.slice(0, 1);
  return TRAITS.find((trait) => trait === domain) ?? 'ES';
}

/** The traits by distance from the average, the furthest first; unscored ones at the end. */
export function byDistance({ traits }: ResultScores): Trait[] {
  const distance = (trait: Trait) => Math.abs(traits[trait]?.z ?? -1);
  return TRAITS.filter((trait) => traits[trait] !== null)
    .toSorted((a, b) => distance(b) - distance(a))
    .concat(TRAITS.filter((trait) => traits[trait] === null));
}

interface Outer {
  readonly trait: Trait;
  readonly side: Side;
  readonly isUnsure: boolean;
}

/** The traits outside the middle range, the furthest first. */
export function outerTraits(result: ResultScores): Outer[] {
  return byDistance(result).flatMap((trait) => {
    const reading = readTrait(result, trait);
    if (reading === null || reading.band === 'middle') return [];
    return [{ trait, side: reading.band, isUnsure: reading.also !== null }];
  });
}

const PAIRS = ['OC', 'OE', 'OA', 'OES', 'CE', 'CA', 'CES', 'EA', 'EES', 'AES'] as const;
const SIDES = ['lowLow', 'lowHigh', 'highLow', 'highHigh'] as const;

/** The two most pronounced traits, and the key of their text; null when fewer than two are outside the middle. */
export function pairOf(result: ResultScores) {
  const [one, two] = outerTraits(result);
  if (one === undefined || two === undefined) return null;
  const [first, second] = TRAITS.indexOf(one.trait) < TRAITS.indexOf(two.trait) ? [one, two] : [two, one];
  const pair = PAIRS.find((each) => each === `${first.trait}${second.trait}`);
  const sides = SIDES.find((each) => each.toLowerCase() === `${first.side}${second.side}`);
  if (pair === undefined || sides === undefined) return null;
  return {
    first: first.trait,
    second: second.trait,
    pair,
    sides,
    isUnsure: first.isUnsure || second.isUnsure,
  };
}

const STYLE_KEYS = ['D', 'I', 'S', 'G', 'DI', 'DS', 'DG', 'IS', 'IG', 'SG'] as const;

/** The leading styles, one or two, in the order of the styles. Null when none is high. */
export function styleKeyOf(result: ResultScores): (typeof STYLE_KEYS)[number] | null {
  const parts = leadingStylesOf(result);
  const key = STYLES.filter((each) => parts.includes(each)).join('');
  return STYLE_KEYS.find((each) => each === key) ?? null;
}

/** The leading styles; empty when none is high. */
export function leadingStylesOf(result: ResultScores): readonly Style[] {
  const leadingStyles = stylesOf(result)?.filter(({ isLeading }) => isLeading) ?? [];
  return leadingStyles.some(({ band }) => band === 'high') ? leadingStyles.map(({ letter }) => letter) : [];
}

/** The four styles with their error bars; null where they were not scored. */
export function stylesOf({ style, traits, versions }: ResultScores) {
  const styles = style === null ? null : measureStyles({ traits, versions });
  return (
    styles?.map(({ style: letter, z, ...otherFields }) => ({
      ...otherFields,
      letter,
      position: positionOf(z),
      isLeading: style?.primary.split('/').includes(letter) ?? false,
    })) ?? null
  );
}

/** The number of people below, of 100 in the norm group, and the same at the ends of the error bar. */
export function shareBelow(
  result: ResultScores,
  trait: Trait,
): { at: number; low: number; high: number } | null {
  const score = result.traits[trait];
  if (score === null) return null;
  return { at: score.percentile, ...finerBarsOf(trait, score.z, result.versions).percentile };
}
