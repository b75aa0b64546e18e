import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import type { RangePosition } from '@quint/psychometrics/range-position.ts';
import { barOf, rangePositionOf } from '@quint/psychometrics/range-position.ts';
import type { RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { wordQuestions } from '#features/roles/roles/interview-questions/model.ts';

export type MarkKind = Exclude<RangePosition['kind'], 'inside'> | 'none';

/**
 * Where to probe deeper with a person: at traits outside their range, beyond the error or within it, and at those
 * inside whose bar crosses the limit. `none` is a trait without a score; a trait without an entry is inside.
 */
export function marksOf(score: SheetScore, ranges: RoleRanges): ReadonlyMap<Trait, MarkKind> {
  const marks = new Map<Trait, MarkKind>();
  for (const { trait, range } of countedTraits(ranges)) {
    const own = score.traits[trait];
    const bar = own === null ? undefined : barOf(trait, own.z, score.versions);
    const kind =
      own === null || bar === undefined
        ? 'none'
        : rangePositionOf({ stanine: own.stanine, ...bar }, range).kind;
    if (kind !== 'inside') marks.set(trait, kind);
  }
  return marks;
}

/** The questions of a role with their titles, for a report. */
export function questionList(locale: ReportLocale, questionSet: AskedQuestions): readonly string[] {
  const { interview } = getDocumentTexts(locale.language);
  return wordQuestions(questionSet, locale.language, interview.ownTitle).map(
    ({ title, text }) => `${title}: ${text}`,
  );
}

interface ProbeInput {
  readonly questionSet: AskedQuestions;
  readonly score: SheetScore;
  readonly ranges: RoleRanges;
}

/** The titles of the questions for probing deeper; a note if there are none; '' for a role without questions. */
export function probeText(locale: ReportLocale, { questionSet, score, ranges }: ProbeInput): string {
  const { interview } = getDocumentTexts(locale.language);
  const { question, nothing } = locale.texts.interview;
  const questions = wordQuestions(questionSet, locale.language, interview.ownTitle);
  if (questions.length === 0) return '';
  const marks = marksOf(score, ranges);
  const titles = questions.flatMap(({ trait, title }) => {
    const kind = trait === null ? undefined : marks.get(trait);
    return kind === undefined || kind === 'none' ? [] : [interpolate(question, { title })];
  });
  return titles.length === 0 ? nothing : titles.join(', ');
}
