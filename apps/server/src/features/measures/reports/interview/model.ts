import { LOCALES } from '@quint/phrases/base/languages.ts';
import { WORKSPACE_TIME_ZONE } from '@quint/domain/base/named-days.ts';
import type { InterviewSheet, InterviewSheets } from '@quint/contract/people/interview.ts';
import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { Language, RoleRanges, SheetScore } from '@quint/psychometrics/types.ts';
import { marksOf } from '#features/measures/reports/interview/marks/model.ts';
import { calendarDay, printedName, sourceOf } from '#features/measures/reports/model.ts';
import { describeNorm } from '#features/measures/reports/sources/model.ts';
import { statementPart } from '#features/measures/reports/statement/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import { createReportLocale } from '#features/measures/reports/wording/model.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { wordQuestions } from '#features/roles/roles/interview-questions/model.ts';

/** "20 Nov 2026" */
const SHORT_DAY = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: WORKSPACE_TIME_ZONE,
} as const;
export interface InterviewedPerson {
  readonly talentId: string;
  /** The name as visible to the reader; a masked one without its mask. */
  readonly name: string;
  readonly score: SheetScore;
  /** The language of the questionnaire. */
  readonly answeredIn: Language;
  readonly finishedAt: Date;
  /** The person's statement on the result, if the reader may see it. */
  readonly statement: string | null;
}

export interface InterviewInput {
  readonly people: readonly InterviewedPerson[];
  readonly role: { readonly name: string; readonly ranges: RoleRanges };
  /** The questions for everybody considered for the role. */
  readonly questionSet: AskedQuestions;
  readonly workspace: string;
  readonly language: Language;
}

interface View extends InterviewInput {
  readonly locale: ReportLocale;
  readonly texts: DocumentTexts['interview'];
  readonly questions: readonly InterviewQuestion[];
}

function markParts({ questions, role, texts }: View, score: SheetScore): InterviewSheet['marks'] {
  const marks = marksOf(score, role.ranges);
  return questions.flatMap(({ number, trait }) => {
    const kind = trait === null ? undefined : marks.get(trait);
    if (kind === undefined) return [];
    return [{ question: number, is_probe: kind !== 'none', reason: texts.reasons[kind] }];
  });
}

function shortDay({ language }: Pick<InterviewInput, 'language'>, date: Date): string {
  return new Intl.DateTimeFormat(LOCALES[language], SHORT_DAY).format(date);
}

function basisOf(view: View, person: InterviewedPerson): string {
  const { texts, locale } = view;
  const { score, finishedAt, answeredIn } = person;
  return [
    interpolate(texts.result, { date: shortDay(view, finishedAt) }),
    interpolate(texts.questionnaire, { language: locale.texts.labels.languages[answeredIn] }),
    describeNorm(locale, sourceOf(person)).name,
    score.versions.instrument,
  ].join(' · ');
}

function sheetStatement({ locale }: View, { statement }: InterviewedPerson): InterviewSheet['statement'] {
  const part = statementPart(locale, statement);
  return part && { label: part.label, lines: [...part.lines] };
}

function sheetOf(view: View, person: InterviewedPerson): InterviewSheet {
  const { score } = person;
  const { texts, questions } = view;
  const marks = markParts(view, score);
  const isQuiet = questions.length > 0 && !marks.some(({ is_probe: isProbe }) => isProbe);
  return {
    talent: person.talentId,
    name: printedName(person.name),
    quality: score.quality.verdict,
    caution: isDoubtful(score.quality.verdict) ? texts.doubtful : null,
    marks,
    nothing: isQuiet ? texts.nothing : null,
    statement: sheetStatement(view, person),
    basis: basisOf(view, person),
  };
}

/** "Questions, version 2 · interview-bank@1", or that they are not fixed yet. */
function versionLine({ texts, questionSet }: View): string {
  const { version, bank } = questionSet;
  return [version === null ? texts.open : interpolate(texts.version, { version }), bank].join(' · ');
}

function labelsOf(view: View): InterviewSheets['labels'] {
  const { texts } = view;
  const { fields, heads } = texts;
  return {
    forRole: texts.forRole,
    ...fields,
    ask: heads.ask,
    firstSaid: heads.first,
    secondSaid: heads.second,
    probe: texts.probe,
    followUps: texts.followUps,
    anchors: texts.anchors,
    version: versionLine(view),
    empty: texts.empty,
    followUp: texts.followUp,
    cannot: texts.cannot,
    statementApart: texts.statementApart,
    printed: texts.confidential,
    pageOf: texts.pageOf,
  };
}

/** The print date of a sheet, which is not part of its content. */
export function withPrintDay(sheets: InterviewSheets, now: Date): InterviewSheets {
  const date = shortDay(sheets, now);
  return { ...sheets, labels: { ...sheets.labels, printed: interpolate(sheets.labels.printed, { date }) } };
}

/**
 * The questions of a role, and for each person where to probe deeper. Contains no fit, so that it does not influence
 * the conversation. `printed` is filled in by `withPrintDay`.
 */
export function buildInterviewSheets(input: InterviewInput): InterviewSheets {
  const { language, role, people, questionSet } = input;
  const locale = createReportLocale({ language, audience: 'employer' });
  const { interview: texts } = getDocumentTexts(language);
  const questions = wordQuestions(questionSet, language, texts.ownTitle);
  const view: View = { ...input, locale, texts, questions };
  const newest = new Date(Math.max(0, ...people.map(({ finishedAt }) => finishedAt.getTime())));
  return {
    language,
    date: calendarDay(newest),
    title: `${texts.title}: ${printedName(role.name)}`,
    role: printedName(role.name),
    workspace: printedName(input.workspace),
    labels: labelsOf(view),
    version: questionSet.version,
    questions: [...questions],
    sheets: people.map((person) => sheetOf(view, person)),
  };
}
