import type { OtherPoles, ReportFacet, ReportTrait, ReportTraitScore } from '#pdf/report-model.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { finerBarsOf } from '@quint/psychometrics/range-position.ts';
import { bandOf, readingsOf } from '@quint/psychometrics/stanines.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { ErrorBasis } from '@quint/psychometrics/norms.ts';
import type { Facet, SheetScore, Trait, TraitScore } from '@quint/psychometrics/types.ts';

import type { ReportLocale } from '#features/measures/reports/wording/model.ts';

export function reportTrait(locale: ReportLocale, score: SheetScore, trait: Trait): ReportTrait {
  const { texts } = locale;
  const { name, leftPole, rightPole, measures, bands } = texts.traits[trait];
  const traitScore = score.traits[trait];
  const band = traitScore && bands[bandOf(traitScore.stanine)];
  return {
    trait,
    name,
    lowPole: leftPole,
    highPole: rightPole,
    measures,
    score: traitScore && printedScore(locale, { score: traitScore, trait, basis: score.versions }),
    headline: band?.headline ?? '',
    text: band ? (locale.audience === 'talent' ? band.text : band.thirdPerson) : texts.quality.traitMissing,
    upside: band?.strengths ?? '',
    downside: band?.watchouts ?? '',
    bothReadings: traitScore && bothReadings(locale, trait, traitScore),
    facets: facetsOf(locale, score, trait),
    facetsNote: trait === 'ES' ? texts.chapters.words.stabilityFacets : null,
  };
}

interface OneScore {
  readonly score: TraitScore;
  readonly trait: Trait;
  readonly basis: ErrorBasis;
}

function printedScore({ texts, span }: ReportLocale, of: OneScore): ReportTraitScore {
  const { z, stanine, t, percentile, low, high } = of.score;
  const finer = finerBarsOf(of.trait, z, of.basis);
  const withSpan = (value: number, bar: { readonly low: number; readonly high: number }): string =>
    interpolate(texts.labels.withSpan, { value, ...bar });
  const tSpan = withSpan(t, finer.t);
  const percentileSpan = withSpan(percentile, finer.percentile);
  const band = bandOf(stanine);
  const { table, levels } = texts.labels;
  return {
    z,
    stanine,
    t,
    percentile,
    tSpan,
    percentileSpan,
    low,
    high,
    band,
    bandLabel: levels[band],
    bar: span(low, high),
    line: `${table.stanine} ${stanine} · ${table.tScore} ${tSpan} · ${table.percentile} ${percentileSpan} · ${levels[band]}`,
  };
}

function bothReadings({ texts }: ReportLocale, trait: Trait, score: TraitScore): string | null {
  const readings = readingsOf(score);
  const { lowMiddle, middleHigh } = texts.borders[trait];
  const between = [
    ...(readings.includes('low') && readings.includes('middle') ? [lowMiddle] : []),
    ...(readings.includes('middle') && readings.includes('high') ? [middleHigh] : []),
  ];
  return between.length > 0 ? between.join(' ') : null;
}

/** The facets of the trait in their published order; ES is measured by the facets of N. */
function facetsOf({ texts }: ReportLocale, score: SheetScore, trait: Trait): readonly ReportFacet[] {
  const domain = trait === 'ES' ? 'N' : trait;
  const facets = Object.keys(texts.facets) as (keyof typeof texts.facets & Facet)[];
  return facets
    .filter((facet) => facet.startsWith(domain) && score.facets[facet] !== undefined)
    .map((facet) => {
      const level = score.facets[facet]?.level ?? null;
      return {
        name: texts.facets[facet].name,
        level,
        levelLabel: level ? texts.labels.levels[level] : texts.labels.noValue,
      };
    });
}

/** Every pole that the person's bands do not describe, so that the upsides and downsides of both are shown. */
export function otherPoles({ texts }: ReportLocale, score: SheetScore): OtherPoles {
  const { words: chapterTexts } = texts.chapters;
  return {
    heading: chapterTexts.otherPoles,
    lead: chapterTexts.otherPolesIntro,
    upside: chapterTexts.strengths,
    downside: chapterTexts.watchouts,
    rows: TRAITS.flatMap((trait) => {
      const own = score.traits[trait] && bandOf(score.traits[trait].stanine);
      const { leftPole, rightPole, bands } = texts.traits[trait];
      return (['low', 'high'] as const)
        .filter((pole) => pole !== own)
        .map((pole) => ({
          trait,
          pole: pole === 'low' ? leftPole : rightPole,
          upside: bands[pole].strengths,
          downside: bands[pole].watchouts,
        }));
    }),
  };
}
