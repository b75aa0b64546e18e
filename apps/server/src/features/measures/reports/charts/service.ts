import { fail } from '@quint/contract/base/errors.ts';
import { radarSvg } from '@quint/charts/radar.ts';
import { spectrumSvg } from '@quint/charts/spectrum.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { halfWidthOf } from '@quint/psychometrics/norms.ts';
import { traitScoreOf } from '@quint/psychometrics/stanines.ts';
import type { Trait, TraitScore } from '@quint/psychometrics/types.ts';
import { TRAITS, ofTraits } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { describeTraits, createReportLocale } from '#features/measures/reports/wording/model.ts';

export interface ChartRequest {
  /** `O:5,C:6,E:4,A:7,ES:3`: every trait once with its stanine, in any order. */
  readonly traits: string;
  readonly language: Language;
}

/** Parses literal trait values. Throws INVALID_QUERY unless all five appear once, from 1 to 9. */
function readTraits(text: string): Record<Trait, number> {
  const pairs = text.split(',').map((part) => /^(O|C|E|A|ES):([1-9])$/.exec(part));
  const read = new Map(pairs.map((pair) => [pair?.[1], Number(pair?.[2])]));
  if (pairs.length !== TRAITS.length || !TRAITS.every((trait) => read.has(trait))) {
    throw fail('INVALID_QUERY', { reason: 'traits must look like O:5,C:6,E:4,A:7,ES:3' });
  }
  return ofTraits((trait) => read.get(trait) ?? Number.NaN);
}

/** A score in the middle of a stanine, with the usual measurement error. */
function scoresOf(stanines: Record<Trait, number>): Record<Trait, TraitScore> {
  return ofTraits((trait) => traitScoreOf((stanines[trait] - 5) / 2, halfWidthOf(trait, INSTRUMENT_VERSION)));
}

function describe(scores: Record<Trait, TraitScore>, language: Language): string {
  return describeTraits(createReportLocale({ language, audience: 'employer' }), scores);
}

/** Five traits on their tracks as SVG, with the labels of the report. Throws INVALID_QUERY. */
export function drawSpectrum({ traits, language }: ChartRequest): string {
  const scores = scoresOf(readTraits(traits));
  const texts = getReportTexts(language);
  return spectrumSvg({
    scores,
    labels: ofTraits((trait) => {
      const { name, leftPole, rightPole } = texts.traits[trait];
      return { name, lowPole: leftPole, highPole: rightPole };
    }),
    notScored: texts.labels.noValue,
    isDoubtful: false,
    idPrefix: 'spectrum',
    title: texts.chapters.spectrum.title,
    description: describe(scores, language),
  });
}

/** The same traits on five axes as SVG. Throws INVALID_QUERY. */
export function drawRadar({ traits, language }: ChartRequest): string {
  const stanines = readTraits(traits);
  return radarSvg({
    shape: stanines,
    isDoubtful: false,
    idPrefix: 'radar',
    title: getReportTexts(language).chapters.radar.title,
    description: describe(scoresOf(stanines), language),
  });
}
