import { isDeepStrictEqual } from 'node:util';
import type { DocumentTexts } from '@quint/phrases/documents/bank.ts';
import { interpolate } from '@quint/phrases/interpolate.ts';
import { reliableDifferenceOf } from '@quint/psychometrics/differences.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { ReportWords } from '#features/reports/wording/model.ts';

interface Compared {
  readonly texts: DocumentTexts['comparison'];
  readonly words: ReportWords;
  readonly people: readonly { readonly score: SheetScore | null }[];
}

/** How to read a comparison: from which distance two people differ. */
export function readingPoints({ texts, words, people }: Compared): string[] {
  const { points, limits, ownLimits } = texts.reading;
  const bases = people.flatMap(({ score }) => score?.versions ?? []);
  const [basis] = bases;
  const isOneError = bases.every(({ alphas }) => isDeepStrictEqual(alphas, basis?.alphas));
  const distances = TRAITS.map((trait) => [
    trait,
    basis === undefined ? '' : words.decimal(reliableDifferenceOf(trait, basis), 2),
  ]);
  const said =
    basis !== undefined && isOneError ? interpolate(limits, Object.fromEntries(distances)) : ownLimits;
  return points.map((point) => interpolate(point, { limits: said }));
}
