import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import { dotRowsSvg } from '@quint/charts/dot-rows.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { findingsDe } from '@quint/phrases/people/comparison/findings.de.ts';
import { findingsEn } from '@quint/phrases/people/comparison/findings.en.ts';
import type { FormatPhrase, RangeStatus } from '@quint/phrases/people/comparison/sentences.ts';
import {
  fitSentence,
  pairTexts,
  rangeSentence,
  reasonSentences,
  shortNames,
  traitSentence,
} from '@quint/phrases/people/comparison/sentences.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Finding } from '@quint/psychometrics/differences.ts';
import { compareFits, compareOn } from '@quint/psychometrics/differences.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { FIT_RULE } from '@quint/psychometrics/fit.ts';
import type { RankedFit } from '@quint/psychometrics/fit-groups.ts';
import { drawnOf } from '@quint/psychometrics/range-position.ts';
import type { Fit, Language, RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { wholeCostOf } from '@quint/psychometrics/whole-costs.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import {
  bandText,
  doubtfulNote,
  signedName,
  statementsChapter,
} from '#features/measures/reports/comparison/signs/model.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { DEFAULT_TIME_ZONE, printedName, sourceOf } from '#features/measures/reports/model.ts';
import { readingPoints } from '#features/measures/reports/comparison/reading-guide/model.ts';
import { rangeText } from '#features/measures/reports/role-fit/model.ts';
import { findRangePosition } from '#features/measures/reports/role-view/model.ts';
import { mixedNormsNote, sourceFacts, versionsOf } from '#features/measures/reports/sources/model.ts';
import type { Hold, ReportLocale } from '#features/measures/reports/wording/model.ts';
import { heldText, createReportLocale } from '#features/measures/reports/wording/model.ts';

const FINDINGS = { en: findingsEn, de: findingsDe };
export interface ComparedPerson {
  /** The name as visible to the reader. */
  readonly name: string;
  readonly status: TalentStatus;
  /** Null for a person without a result. */
  readonly score: SheetScore | null;
  /** The language of their questionnaire; null without a result. */
  readonly answeredIn: Language | null;
  /** Null without a role, and for a person without a result or who objects to rankings. */
  readonly fit: Fit | null;
  readonly isExcluded: boolean;
  /** There is a result which the reader does not see yet. */
  readonly hold: Hold | undefined;
  /** What the person says about the result, as far as the reader may see it. */
  readonly statement: string | null;
}

export interface ComparisonInput {
  readonly people: readonly ComparedPerson[];
  readonly role: { readonly name: string; readonly ranges: RoleRanges } | undefined;
  readonly workspace: string;
  readonly language: Language;
  /** How many of 100 of the norm group fit the role with high agreement. */
  readonly reach: number | undefined;
  /** When the newest result was finished. */
  readonly date: Date;
  readonly timeZone?: string | undefined;
}

interface View extends ComparisonInput {
  readonly locale: ReportLocale;
  readonly texts: DocumentTexts['comparison'];
  readonly say: FormatPhrase;
  /** Short names, for sentences. */
  readonly names: readonly string[];
}

function rankedOf({ fit }: ComparedPerson): RankedFit | null {
  if (fit === null || fit.fit === null || fit.interval === null) return null;
  return { fit: fit.fit, interval: fit.interval };
}

function traitFinding(people: readonly ComparedPerson[], trait: Trait): Finding {
  return compareOn(
    trait,
    people.map(({ score }) => {
      const own = score?.traits[trait] ?? null;
      return own === null || score === null ? null : { z: own.z, basis: score.versions };
    }),
  );
}

/** How a person stands to the role on the traits that count. */
function listRangePositions({ locale }: View, { score, fit }: ComparedPerson): readonly RangeStatus[] {
  if (score === null || fit === null) return [];
  return fit.contributions.flatMap((part): RangeStatus[] => {
    const position = findRangePosition(score, part);
    const cost = wholeCostOf(fit.contributions, part.trait, fit.fit);
    return position === undefined ? [] : [{ ...position, trait: part.trait, cost: locale.number(cost) }];
  });
}

/** Why a person has no number on a trait. */
function noNumber({ locale, texts }: View, { hold }: ComparedPerson): string {
  return hold === undefined ? texts.traits.notScored : heldText(locale, texts.held, hold);
}

function fitRow(view: View, person: ComparedPerson, index: number): string[] {
  const { texts, locale, say } = view;
  const head = [signedName(person, index), texts.statuses[person.status]];
  const { fit } = person;
  if (person.isExcluded) return [...head, '', '', '', texts.fit.leftOut];
  if (person.hold !== undefined) return [...head, '', '', '', noNumber(view, person)];
  if (fit === null || fit.fit === null || fit.interval === null)
    return [...head, '', '', texts.traits.notScored, ''];
  return [
    ...head,
    String(fit.fit),
    locale.span(fit.interval.low, fit.interval.high),
    bandText(locale, person, fit.band),
    reasonSentences(say, listRangePositions(view, person))
      .map(({ text }) => text)
      .join(' '),
  ];
}

function fitChapter(view: View) {
  const { texts, people, role, reach } = view;
  if (role === undefined) return [];
  const { columns: heads, ...phrases } = texts.fit;
  const isAsked = ({ fit, isExcluded, hold }: ComparedPerson) =>
    isExcluded || hold !== undefined || (fit !== null && fit.fit !== null);
  if (!people.some(isAsked)) {
    return [blocks.chapter(phrases.title, [blocks.note(phrases.noRequirement)])];
  }
  const lead = [
    fitSentence(view, compareFits(people.map(rankedOf))),
    ...(reach === undefined ? [] : [interpolate(phrases.reach, { count: reach })]),
  ];
  const table = blocks.table(
    phrases.caption,
    [
      blocks.column(heads.name, 5),
      blocks.column(heads.status, 3),
      blocks.column(heads.fit, 2, 'end'),
      blocks.column(heads.interval, 3, 'end'),
      blocks.column(heads.band, 4),
      blocks.column(heads.why, 8),
    ],
    people.map((person, index) => fitRow(view, person, index)),
  );
  return [
    blocks.chapter(phrases.title, [doubtfulNote(view.texts, view.people), table], {
      lead: lead.join(' ').trim(),
    }),
  ];
}

function hasRange(range: RoleRanges[Trait]): range is NonNullable<RoleRanges[Trait]> {
  return range !== undefined && (range.min > 1 || range.max < 9);
}

function dotRowsBlock(view: View): DocumentBlock {
  const { locale, texts, people, names, role } = view;
  const alternative = interpolate(texts.traits.picture, { names: names.join(', ') });
  const svg = dotRowsSvg({
    idPrefix: 'comparison',
    title: texts.traits.title,
    description: alternative,
    notScored: texts.traits.notScored,
    fontFamily: blocks.CHART_FONT,
    rows: TRAITS.map((trait) => {
      const range = role?.ranges[trait];
      return {
        trait,
        ...blocks.chartLabels(locale)[trait],
        range: hasRange(range) ? range : undefined,
        dotRows: people.map((person) => {
          const { score } = person;
          const own = score?.traits[trait] ?? null;
          if (own === null || score === null) return noNumber(view, person);
          const isHollow = isDoubtful(score.quality.verdict);
          return { ...drawnOf(trait, own.z, score.versions), isDoubtful: isHollow };
        }),
      };
    }),
  });
  return blocks.picture(svg, alternative);
}

/** The finding on a trait, and who lies outside the range. */
function traitLines(view: View): DocumentBlock[] {
  const { locale, people, role } = view;
  const rangePositions = people.map((person) => listRangePositions(view, person));
  return TRAITS.flatMap((trait) => {
    const finding = traitFinding(people, trait);
    const isOpen = rangePositions.every((own) => own.every((rangePosition) => rangePosition.trait !== trait));
    const outside = isOpen
      ? ''
      : rangeSentence(
          view,
          rangePositions.map((own) => own.find((rangePosition) => rangePosition.trait === trait)),
        );
    const pairs = finding.kind === 'pairs' || finding.kind === 'all' ? pairTexts(view, finding.pairs) : [];
    const findingText = finding.kind === 'pairs' ? pairs.join('; ') : traitSentence(view, finding);
    const sign = finding.kind === 'same' ? '=' : finding.kind === 'unknown' ? '' : '≠';
    return [
      blocks.heading(
        locale.texts.traits[trait].name,
        trait,
        role === undefined ? '' : rangeText(locale, role.ranges, trait),
      ),
      blocks.strong(`${sign} ${findingText}`.trim()),
      ...(outside === '' ? [] : [blocks.paragraph(outside)]),
    ];
  });
}

function numbersBlock(view: View): DocumentBlock {
  const { texts, locale, people, role } = view;
  const { traits } = texts;
  const cell = (person: ComparedPerson, trait: Trait): string => {
    const { score } = person;
    const own = score?.traits[trait] ?? null;
    if (own === null || score === null) return noNumber(view, person);
    const { position, low, high } = drawnOf(trait, own.z, score.versions);
    return interpolate(traits.cell, {
      value: locale.decimal(position, 1),
      low: locale.decimal(low, 1),
      high: locale.decimal(high, 1),
    });
  };
  return blocks.table(
    traits.caption,
    [
      blocks.column(traits.columns.trait, 4),
      ...(role === undefined ? [] : [blocks.column(traits.columns.range, 3)]),
      ...people.map((person, index) => blocks.column(signedName(person, index), 4, 'end')),
    ],
    TRAITS.map((trait) => [
      locale.texts.traits[trait].name,
      ...(role === undefined ? [] : [rangeText(locale, role.ranges, trait)]),
      ...people.map((person) => cell(person, trait)),
    ]),
  );
}

function findingsFormatter(language: Language): FormatPhrase {
  return (key, values = {}) => interpolate(FINDINGS[language][key], values);
}

/** Two to four people side by side as a document for the file: who differs from whom, in fit and trait by trait. */
export function buildComparisonDocument(input: ComparisonInput): ReportDocument {
  const { language, people, role, timeZone = DEFAULT_TIME_ZONE } = input;
  const locale = createReportLocale({ language, audience: 'employer', timeZone });
  const { comparison: texts } = getDocumentTexts(language);
  const names = shortNames(people.map(({ name }) => printedName(name)));
  const view: View = { ...input, locale, texts, names, say: findingsFormatter(language) };
  const sources = people.flatMap(({ score, answeredIn }) =>
    score === null || answeredIn === null ? [] : [sourceOf({ score, answeredIn })],
  );
  return blocks.documentOf(
    locale,
    {
      label: texts.label,
      name:
        role === undefined
          ? interpolate(texts.titleOpen, { count: people.length })
          : interpolate(texts.titleForRole, { role: printedName(role.name) }),
      subtitle: `${printedName(input.workspace)} · ${people.map(({ name }) => printedName(name)).join(', ')}`,
      lead: texts.lead,
      facts: [
        { label: texts.facts.people, text: String(people.length) },
        { label: texts.facts.role, text: role === undefined ? texts.noRole : printedName(role.name) },
        { label: texts.facts.level, text: texts.level },
        ...sourceFacts(locale, sources),
      ],
      notes: [...mixedNormsNote(locale, sources), locale.texts.chapters.document.confidentialGroup],
      footer: versionsOf(locale, sources, { fit: role === undefined ? undefined : FIT_RULE }),
      date: input.date,
      timeZone,
    },
    [
      ...fitChapter(view),
      blocks.chapter(
        texts.traits.title,
        [doubtfulNote(view.texts, view.people), dotRowsBlock(view), ...traitLines(view)],
        {
          lead: texts.traits.lead,
        },
      ),
      blocks.chapter(texts.traits.caption, [doubtfulNote(view.texts, view.people), numbersBlock(view)]),
      ...statementsChapter(locale, view),
      blocks.chapter(texts.reading.title, [blocks.list(readingPoints(view))]),
    ],
  );
}
