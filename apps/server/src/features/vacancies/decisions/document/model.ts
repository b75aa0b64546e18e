import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import { WORKSPACE_TIME_ZONE } from '@quint/domain/base/named-days.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { isolate } from '@quint/phrases/base/isolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';
import { decisionDocumentDe } from '@quint/phrases/vacancies/documents/decision.de.ts';
import { decisionDocumentEn } from '@quint/phrases/vacancies/documents/decision.en.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { calendarDay, printedName, runningName } from '#features/measures/reports/model.ts';
import type { NoteRow } from '#features/vacancies/decisions/queries.ts';

const TEXTS = { en: decisionDocumentEn, de: decisionDocumentDe } as const;
const TIME = { dateStyle: 'long', timeStyle: 'short', timeZone: WORKSPACE_TIME_ZONE } as const;
const DAY = { dateStyle: 'long', timeZone: WORKSPACE_TIME_ZONE } as const;

export interface DecisionInput {
  readonly language: Language;
  readonly person: string;
  readonly role: string;
  readonly workspace: string;
  readonly note: NoteRow;
  readonly interviewAt: Date | null;
  /** The versions of the questions by which it was rated, newest first. */
  readonly versions: readonly number[];
  /** The names of those who rated. */
  readonly raters: readonly string[];
  /** The names of those whose signatures are missing. */
  readonly openSigners: readonly string[];
  readonly needsAdministrator: boolean;
}

/** The file name of a decision note: its date, without a person's name. */
export function decisionFileName(language: Language, { date_created: date }: NoteRow): string {
  return interpolate(TEXTS[language].fileName, { date: date.toISOString().slice(0, 10) });
}

function signatureBlocks({
  language,
  note,
  openSigners,
  needsAdministrator,
}: DecisionInput): DocumentBlock[] {
  const { signatures: texts } = TEXTS[language];
  const time = new Intl.DateTimeFormat(LOCALES[language], TIME);
  const list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const rows = note.signatures.map(({ name, date }) => [printedName(name), time.format(new Date(date))]);
  const missingNames =
    openSigners.length === 0 ? [] : [interpolate(texts.missing, { names: list.format(openSigners) })];
  const open = needsAdministrator ? [...missingNames, texts.administrator] : missingNames;
  return [
    ...(rows.length === 0
      ? []
      : [blocks.table(texts.caption, [blocks.column(texts.name, 3), blocks.column(texts.date, 3)], rows)]),
    ...open.map(blocks.paragraph),
    ...(open.length === 0 ? [] : [blocks.small(texts.incomplete)]),
  ];
}

/** The decision note for the file: who decided what, on which basis, in whose words. No trait, no fit, no rating. */
export function buildDecisionDocument(input: DecisionInput): ReportDocument {
  const { language, note, role, workspace, interviewAt, raters } = input;
  const texts = TEXTS[language];
  const { facts, why, basis } = texts;
  const day = new Intl.DateTimeFormat(LOCALES[language], DAY);
  const time = new Intl.DateTimeFormat(LOCALES[language], TIME);
  const list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const person = printedName(input.person);
  const author = printedName(note.by ?? why.colleague);
  const version = list.format(input.versions.map(String));
  const decision = texts.decisions[note.decision];
  const lines = note.reason.split('\n').filter((line) => line.trim() !== '');
  const reason = { label: interpolate(why.words, { name: author }), lines: lines.map(isolate) };
  return {
    language,
    date: calendarDay(note.date_created),
    title: `${texts.label}: ${person}`,
    runningHead: [texts.label, runningName(person)].join(' · '),
    warning: null,
    footer: '',
    pageOf: texts.pageOf,
    cover: {
      label: texts.label,
      name: person,
      subtitle: interpolate(texts.subtitle, { role: printedName(role), workspace: printedName(workspace) }),
      lead: texts.lead,
      facts: [
        { label: facts.decision, text: decision },
        {
          label: facts.written,
          text: interpolate(facts.writtenBy, { name: author, date: day.format(note.date_created) }),
        },
        { label: facts.interview, text: interviewAt === null ? facts.withoutDate : time.format(interviewAt) },
        { label: facts.questions, text: interpolate(facts.version, { version }) },
      ],
      caution: null,
      notes: [],
    },
    chapters: [
      blocks.chapter(why.heading, [blocks.quote(reason)]),
      blocks.chapter(basis.heading, [
        blocks.paragraph(interpolate(basis.rated, { names: list.format(raters.map(printedName)) })),
        blocks.paragraph(interpolate(basis.questions, { version })),
        blocks.paragraph(basis.survey),
      ]),
      blocks.chapter(texts.signatures.heading, signatureBlocks(input), { isWhole: true }),
    ],
  };
}
