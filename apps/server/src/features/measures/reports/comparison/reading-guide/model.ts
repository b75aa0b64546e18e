import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { CHANCE_OF_HUNDRED, reliableDifferenceOf } from '@quint/psychometrics/differences.ts';
import { semOf } from '@quint/psychometrics/norms.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';

interface ReadingInput {
  readonly texts: DocumentTexts['comparison'];
  readonly locale: ReportLocale;
  readonly people: readonly { readonly score: SheetScore | null }[];
}

/** How to read a comparison: from which distance two people differ, and what to expect by chance. */
export function readingPoints({ texts, locale, people }: ReadingInput): string[] {
  const { points, limits, ownLimits, level } = texts.reading;
  const scores = people.flatMap(({ score }) => score ?? []);
  const [first] = scores;
  const scoreCounts = TRAITS.map((trait) => scores.filter(({ traits }) => traits[trait] !== null).length);
  const distances = TRAITS.map((trait, index) => [
    trait,
    first === undefined
      ? ''
      : locale.decimal(reliableDifferenceOf(trait, first.versions, scoreCounts[index]), 2),
  ]);
  const isOneError =
    first !== undefined &&
    scores.every(({ versions }) =>
      TRAITS.every((trait) => semOf(trait, versions) === semOf(trait, first.versions)),
    );
  const values = {
    limits: isOneError ? interpolate(limits, Object.fromEntries(distances)) : ownLimits,
    level: Math.max(...scoreCounts) > 2 ? level.several : level.two,
    chance: CHANCE_OF_HUNDRED,
  };
  return points.map((point) => interpolate(point, values));
}
