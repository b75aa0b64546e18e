import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import { DOT_SHAPES } from '@quint/charts/dot-rows.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { FitBand, SheetScore } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { printedName } from '#features/measures/reports/model.ts';
import { statementBlocks } from '#features/measures/reports/statement/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';

/** The same shapes as in the picture, as letters of a line: filled, and hollow for a doubtful result. */
const SIGNS: Readonly<Record<(typeof DOT_SHAPES)[number], readonly [filled: string, hollow: string]>> = {
  circle: ['●', '○'],
  diamond: ['◆', '◇'],
  square: ['■', '□'],
  triangle: ['▲', '△'],
};

interface SignedPerson {
  readonly name: string;
  readonly score: Pick<SheetScore, 'quality'> | null;
}

function isHollow({ score }: SignedPerson): boolean {
  return isDoubtful(score?.quality.verdict);
}

/** The name of a person with their marker in the picture. */
export function signedName(person: SignedPerson, index: number): string {
  const [filledSign, hollow] = SIGNS[DOT_SHAPES[index] ?? 'circle'];
  return `${isHollow(person) ? hollow : filledSign} ${printedName(person.name)}`;
}

/** The band in words, with the hint to read a doubtful result with care. */
export function bandText({ texts }: ReportLocale, person: SignedPerson, band: FitBand): string {
  const { label } = texts.role.fit.bands[band];
  return isHollow(person) ? `${label}. ${texts.quality.verdicts.doubtful.label}` : label;
}

/** Names the people whose sheet needs to be read with care. */
export function doubtfulNote(
  texts: DocumentTexts['comparison'],
  people: readonly SignedPerson[],
): DocumentBlock | null {
  const doubtful = people.filter(isHollow);
  const names = doubtful.map(({ name }) => printedName(name)).join(', ');
  return doubtful.length === 0 ? null : blocks.note(interpolate(texts.doubtful, { names }), '', 'partial');
}

/** The people's statements on their results; no chapter without any. */
export function statementsChapter(
  locale: ReportLocale,
  {
    texts,
    people,
  }: {
    readonly texts: DocumentTexts['comparison'];
    readonly people: readonly (SignedPerson & { readonly statement: string | null })[];
  },
) {
  const quotes = people.flatMap((person, index) =>
    statementBlocks(locale, person.statement, signedName(person, index)),
  );
  return quotes.length === 0 ? [] : [blocks.chapter(texts.statements, quotes)];
}
