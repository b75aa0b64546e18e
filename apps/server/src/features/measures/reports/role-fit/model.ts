import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { FitContribution, RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { wholeCostOf } from '@quint/psychometrics/whole-costs.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import type { ReportInput } from '#features/measures/reports/model.ts';
import { printedName, sourceOf, validUntil } from '#features/measures/reports/model.ts';
import { questionList } from '#features/measures/reports/interview/marks/model.ts';
import { describeQuality } from '#features/measures/reports/quality/model.ts';
import type { ReportCopy, ReportRole } from '#features/measures/reports/role-view/model.ts';
import { closingPart, rolePart, findRangePosition } from '#features/measures/reports/role-view/model.ts';
import { sourceFacts, versionsOf } from '#features/measures/reports/sources/model.ts';
import { statementBlocks } from '#features/measures/reports/statement/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import { errorParagraphs, createReportLocale } from '#features/measures/reports/wording/model.ts';
import type { RolePart } from '#pdf/report-model.ts';

const TONES = { strong: 'strong', partial: 'partial', none: 'plain' } as const;

/** The fit as a number with its band, its calculation, its interval and the share of people who reach the band. */
export function fitFigure(locale: ReportLocale, fit: RolePart['fit']): DocumentBlock {
  const { role } = getDocumentTexts(locale.language).single;
  const arithmeticLines =
    fit.arithmetic === '' ? [] : [interpolate(role.arithmetic, { line: fit.arithmetic })];
  return {
    kind: 'figure',
    tone: TONES[fit.tone],
    value: fit.value,
    label: fit.label,
    heading: fit.heading,
    lines: [...arithmeticLines, fit.interval, fit.reach].filter((line) => line !== ''),
    notes: fit.notes.join(' '),
  };
}

/** "4 to 7", or that there is no requirement. */
export function rangeText(locale: ReportLocale, ranges: RoleRanges, trait: Trait): string {
  const range = ranges[trait];
  const isOpen = range === undefined || (range.min <= 1 && range.max >= 9);
  return isOpen ? locale.texts.labels.noRange : locale.span(range.min, range.max);
}

function sideOf(score: SheetScore, part: FitContribution): 'inside' | 'border' | 'below' | 'above' {
  if (part.outside === 0) return 'inside';
  if (findRangePosition(score, part)?.kind === 'border') return 'border';
  return part.outside < 0 ? 'below' : 'above';
}

function numbersTable(locale: ReportLocale, score: SheetScore, role: ReportRole): DocumentBlock {
  const { labels, traits, role: phrases } = locale.texts;
  const rows = TRAITS.map((trait) => {
    const own = score.traits[trait];
    const part = role.fit.contributions.find((each) => each.trait === trait);
    const side = part === undefined ? 'inside' : sideOf(score, part);
    return [
      traits[trait].name,
      rangeText(locale, role.ranges, trait),
      own === null ? labels.noValue : String(own.stanine),
      own === null ? '' : locale.span(own.low, own.high),
      part === undefined ? '' : phrases.position[side],
      part === undefined ? '' : String(wholeCostOf(role.fit.contributions, trait, role.fit.fit)),
    ];
  });
  const { table } = labels;
  return blocks.table(
    getDocumentTexts(locale.language).single.role.table,
    [
      blocks.column(table.trait, 4),
      blocks.column(table.range, 3),
      blocks.column(table.stanine, 2, 'end'),
      blocks.column(table.errorBar, 4, 'end'),
      blocks.column(table.position, 3),
      blocks.column(table.cost, 2, 'end'),
    ],
    rows,
  );
}

function rangeChapter(
  locale: ReportLocale,
  { score, role }: ReportInput & { readonly role: ReportRole },
  lead: string,
) {
  const { single } = getDocumentTexts(locale.language);
  const { fit } = locale.texts.role;
  return blocks.chapter(
    single.role.table,
    [
      numbersTable(locale, score, role),
      blocks.heading(single.role.counting),
      blocks.paragraph(fit.howCounted),
      blocks.paragraph(fit.intervalNote),
    ],
    { lead },
  );
}

function traitBlocks(
  locale: ReportLocale,
  role: ReportRole,
  part: RolePart['traits'][number],
): DocumentBlock[] {
  const { texts } = locale;
  const contribution = role.fit.contributions.find(({ trait }) => trait === part.trait);
  const heading = blocks.heading(texts.traits[part.trait].name, part.trait);
  if (part.inside || contribution === undefined) return [heading, blocks.paragraph(part.line)];
  if (part.meaning === '') return [heading, blocks.strong(part.line)];
  return [heading, blocks.strong(part.line), blocks.paragraph(part.meaning)];
}

/** The questions for everybody considered for the role, and where to probe deeper with this person. */
function questionChapter(locale: ReportLocale, { questionSet }: ReportRole, view: RolePart) {
  const { interview } = locale.texts;
  if (questionSet === undefined || view.probe === null) return [];
  const list = blocks.list(questionList(locale, questionSet));
  const probe = blocks.note(view.probe.text, `${view.probe.label}:`);
  return [blocks.chapter(interview.title, [list, probe], { lead: interview.lead })];
}

/** The limits stated in every report about one person. */
export function closingChapter(
  locale: ReportLocale,
  { finishedAt, score }: Pick<ReportInput, 'finishedAt' | 'score'>,
  copy: ReportCopy,
) {
  const { limits, chapters } = locale.texts;
  const error = errorParagraphs(locale, score);
  return blocks.chapter(getDocumentTexts(locale.language).single.rights, [
    ...blocks.quality(describeQuality(locale, score.quality)),
    blocks.heading(chapters.error.title),
    blocks.paragraph(error.text),
    blocks.paragraph(error.source),
    blocks.heading(limits.cannot.title),
    blocks.list(Object.values(limits.cannot.points)),
    ...blocks.closingBlocks(closingPart(locale, copy, validUntil(finishedAt))),
  ]);
}

function resultChapter(
  locale: ReportLocale,
  { score, role, statement }: ReportInput & { readonly role: ReportRole },
  view: RolePart,
) {
  return blocks.chapter(getDocumentTexts(locale.language).single.role.result, [
    blocks.caution(locale, score.quality),
    fitFigure(locale, view.fit),
    blocks.spectrumPicture(locale, {
      score,
      ranges: role.ranges,
      title: view.heading,
      alternative: view.alternative,
      idPrefix: 'role',
    }),
    ...statementBlocks(locale, statement),
  ]);
}

/** The result of one person compared with the ranges of a role: values outside, their cost, where to probe deeper. */
export function buildRoleFitDocument(input: ReportInput & { readonly role: ReportRole }): ReportDocument {
  const { language, audience, score, role, finishedAt } = input;
  const locale = createReportLocale({ language, audience });
  const { single } = getDocumentTexts(language);
  const view = rolePart(locale, score, role);
  const workspace = printedName(input.workspace.name);
  const { cover, document } = locale.texts.chapters;
  return blocks.documentOf(
    locale,
    {
      label: single.role.label,
      name: input.person.name,
      beside: role.name,
      subtitle: interpolate(single.role.subtitle, { workspace, role: printedName(role.name) }),
      lead: single.role.lead,
      facts: [
        { label: cover.dateTitle, text: locale.day(finishedAt) },
        { label: cover.instrumentTitle, text: score.versions.instrument },
        ...sourceFacts(locale, [sourceOf(input)]),
      ],
      quality: score.quality,
      notes: [document.confidential],
      footer: versionsOf(locale, [sourceOf(input)], { fit: role.fit.version }),
      date: finishedAt,
    },
    [
      resultChapter(locale, input, view),
      rangeChapter(locale, input, view.lead),
      blocks.chapter(
        single.role.traits,
        [
          blocks.caution(locale, score.quality),
          ...view.traits.flatMap((part) => traitBlocks(locale, role, part)),
        ],
        { lead: single.role.traitsLead },
      ),
      ...questionChapter(locale, role, view),
      closingChapter(locale, input, 'role'),
    ],
  );
}
