import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Fit, Language, RoleRanges, SheetScore } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { probeText } from '#features/measures/reports/interview/marks/model.ts';
import { printedName } from '#features/measures/reports/model.ts';
import { cautionOf } from '#features/measures/reports/quality/model.ts';
import { rolePart } from '#features/measures/reports/role-view/model.ts';
import { statementBlocks } from '#features/measures/reports/statement/model.ts';
import type { Hold, ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';

export interface AssessmentParticipant {
  /** Decides the random order of people who are too close to call. */
  readonly id: string;
  /** The name as visible to the reader. */
  readonly name: string;
  readonly status: InvitationStatus;
  /** The score with its fit; null before the person has finished. A person who objects to rankings has no fit. */
  readonly result: {
    readonly score: SheetScore;
    readonly answeredIn: Language;
    readonly fit: Fit | null;
    /** The person's statement on the result, if the reader may see it. */
    readonly statement: string | null;
  } | null;
  /** Whether there is a result that the reader may not see yet. */
  readonly hold: Hold | undefined;
}

interface PersonView {
  readonly locale: ReportLocale;
  readonly texts: DocumentTexts['assessment'];
  readonly input: {
    readonly role: { readonly name: string; readonly ranges: RoleRanges };
    readonly questionSet: AskedQuestions;
  };
}

/** The text about a participant with a result, and where to probe deeper; empty before there is a result. */
export function personBlocks(
  { locale, texts, input }: PersonView,
  person: AssessmentParticipant,
): DocumentBlock[] {
  if (person.result === null) return [];
  const { fit, score, statement } = person.result;
  const quote = statementBlocks(locale, statement);
  const heading = (aside = '') => blocks.heading(printedName(person.name), null, aside);
  const warning = cautionOf(locale, score.quality);
  const caution = warning === null ? [] : [blocks.note(warning.text, warning.label, 'partial')];
  if (fit === null) return [heading(), ...caution, blocks.paragraph(texts.people.leftOut), ...quote];
  const view = rolePart(locale, score, { ...input.role, fit });
  const outside = view.traits.filter(({ inside }) => !inside);
  const probe = probeText(locale, { questionSet: input.questionSet, score, ranges: input.role.ranges });
  const number = view.fit.value === null ? [] : [view.fit.value];
  const interval = fit.interval === null ? [] : [locale.span(fit.interval.low, fit.interval.high)];
  const aside = [...number, ...interval, view.fit.label].join(' · ');
  return [
    heading(aside),
    ...caution,
    outside.length === 0 ? blocks.paragraph(texts.people.none) : blocks.list(outside.map(({ line }) => line)),
    ...quote,
    ...(probe === '' ? [] : [blocks.note(probe, `${locale.texts.interview.where}:`)]),
  ];
}
