import { PsychometricsError } from './errors.ts';
import { halfWidthOf, normFor } from './norms.ts';
import type { Norm } from './norms.ts';
import { QUALITY_VERSION, qualityOf } from './quality.ts';
import { rawScores } from './raw-scores.ts';
import { readSheet } from './sheet.ts';
import type { Sheet, SheetInput } from './sheet.ts';
import { bandOf, stanineOf, traitScoreOf } from './stanines.ts';
import { styleOf } from './style.ts';
import { TRAITS } from './types.ts';
import type { Facet, FacetScore, InstrumentId, SheetScore, Trait, TraitScore } from './types.ts';

/** Version of the rules from answers to raw sums and from raw sums to stanines. */
export const SCORING_VERSION = 'scoring@2';
/** A sheet with more unanswered scored items than this cannot be scored. */
export const MOST_MISSING_ANSWERS = 10;

/** Scored items of the form without an answer; instructed items do not count. */
export function countMissing(sheet: Sheet): number {
  return sheet.form.items.filter((item) => !sheet.answers.has(item.number)).length;
}

/**
 * Trait scores of raw domain sums under a norm; emotional stability is neuroticism reversed (z_ES = -z_N).
 * An invalid domain gives null. Use it to compute stored raw sums again under another norm.
 */
export function traitScores(
  domains: SheetScore['raw']['domains'],
  norm: Norm,
  instrument: InstrumentId,
): Record<Trait, TraitScore | null> {
  const scores = TRAITS.map((trait) => {
    const domain = trait === 'ES' ? 'N' : trait;
    const sum = domains[domain];
    if (sum === null) return [trait, null];
    const { mean, sd } = norm.domains[domain];
    const z = trait === 'ES' ? (mean - sum) / sd : (sum - mean) / sd;
    return [trait, traitScoreOf(z, halfWidthOf(trait, { instrument, alphas: norm.alphas }))];
  });
  return Object.fromEntries(scores) as Record<Trait, TraitScore | null>;
}

/** Facet levels of raw facet sums under a norm: the band (1-3, 4-6, 7-9) of the facet's stanine, never the stanine. */
export function facetScores(
  facets: SheetScore['raw']['facets'],
  norm: Norm,
): Partial<Record<Facet, FacetScore | null>> {
  const scores = (Object.keys(facets) as Facet[]).map((facet) => {
    const sum = facets[facet] ?? null;
    const facetNorm = norm.facets[facet];
    if (sum === null || facetNorm === undefined) return [facet, null];
    return [facet, { level: bandOf(stanineOf((sum - facetNorm.mean) / facetNorm.sd)) }];
  });
  return Object.fromEntries(scores) as Partial<Record<Facet, FacetScore | null>>;
}

/**
 * Scores one answer sheet: raw sums, traits, facet levels, response quality and style, under the common adult norm
 * or the norm given. Age, gender, order and paging play no part in the scores.
 * Throws `PsychometricsError`: `too_many_missing` with more than ten scored items unanswered, and the codes of
 * `readSheet`.
 */
export function scoreSheet(input: SheetInput, norm: Norm = normFor(input.instrument)): SheetScore {
  const sheet = readSheet(input);
  const missingCount = countMissing(sheet);
  if (missingCount > MOST_MISSING_ANSWERS) {
    throw new PsychometricsError(
      'too_many_missing',
      `${missingCount} scored items have no answer, at most ${MOST_MISSING_ANSWERS} may be missing`,
    );
  }
  const { instrument } = sheet.form;
  const raw = rawScores(sheet);
  const traits = traitScores(raw.domains, norm, instrument);
  return {
    raw,
    traits,
    facets: facetScores(raw.facets, norm),
    quality: qualityOf(sheet),
    style: styleOf(traits),
    versions: {
      instrument,
      scoring: SCORING_VERSION,
      norm: norm.version,
      quality: QUALITY_VERSION,
      ...(norm.alphas && { alphas: norm.alphas }),
    },
  };
}
