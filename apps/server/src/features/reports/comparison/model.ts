import type { DocumentBlock, ReportDocument } from '@quint/contract/documents.ts';
import { lanesSvg } from '@quint/charts/lanes.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { findingsDe } from '@quint/phrases/comparison/findings.de.ts';
import { findingsEn } from '@quint/phrases/comparison/findings.en.ts';
import type { Say, Standing } from '@quint/phrases/comparison/sentences.ts';
import {
  fitSentence,
  pairTexts,
  rangeSentence,
  reasonSentences,
  shortNames,
  traitSentence,
} from '@quint/phrases/comparison/sentences.ts';
import type { DocumentTexts } from '@quint/phrases/documents/bank.ts';
import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import { interpolate } from '@quint/phrases/interpolate.ts';
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
} from '#features/reports/comparison/signs/model.ts';
import * as blocks from '#features/reports/documents/model.ts';
import { DEFAULT_TIME_ZONE, printedName, sourceOf } from '#features/reports/model.ts';
import { readingPoints } from '#features/reports/comparison/reading/model.ts';
import { rangeText } from '#features/reports/role-fit/model.ts';
import { standingOf } from '#features/reports/role-view/model.ts';
import { mixedNormsNote, sourceFacts, versionsOf } from '#features/reports/sources/model.ts';
import type { Held, ReportWords } from '#features/reports/wording/model.ts';
import { heldText, reportWords } from '#features/reports/wording/model.ts';

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
  readonly isLeftOut: boolean;
  /** There is a result which the reader does not see yet. */
  readonly held: Held | undefined;
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
  readonly words: ReportWords;
  readonly texts: DocumentTexts['comparison'];
  readonly say: Say;
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
function standingsOf({ words }: View, { score, fit }: ComparedPerson): readonly Standing[] {
  if (score === null || fit === null) return [];
  return fit.contributions.flatMap((part): Standing[] => {
    const position = standingOf(score, part);
    const cost = wholeCostOf(fit.contributions, part.trait, fit.fit);
    return position === undefined ? [] : [{ ...position, trait: part.trait, cost: words.number(cost) }];
  });
}

/** Why a person has no number on a trait. */
function noNumber({ words, texts }: View, { held }: ComparedPerson): string {
  return held === undefined ? texts.traits.notScored : heldText(words, texts.held, held);
}

function fitRow(view: View, person: ComparedPerson, place: number): string[] {
  const { texts, words, say } = view;
  const head = [signedName(person, place), texts.statuses[person.status]];
  const { fit } = person;
  if (person.isLeftOut) return [...head, '', '', '', texts.fit.leftOut];
  if (person.held !== undefined) return [...head, '', '', '', noNumber(view, person)];
  if (fit === null || fit.fit === null || fit.interval === null)
    return [...head, '', '', texts.traits.notScored, ''];
  return [
    ...head,
    String(fit.fit),
    words.span(fit.interval.low, fit.interval.high),
    bandText(words, person, fit.band),
    reasonSentences(say, standingsOf(view, person))
      .map(({ text }) => text)
      .join(' '),
  ];
}

function fitChapter(view: View) {
  const { texts, people, role, reach } = view;
  if (role === undefined) return [];
  const { columns: heads, ...phrases } = texts.fit;
  const isAsked = ({ fit, isLeftOut, held }: ComparedPerson) =>
    isLeftOut || held !== undefined || (fit !== null && fit.fit !== null);
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
    people.map((person, place) => fitRow(view, person, place)),
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

function lanesBlock(view: View): DocumentBlock {
  const { words, texts, people, names, role } = view;
  const alternative = interpolate(texts.traits.picture, { names: names.join(', ') });
  const svg = lanesSvg({
    idPrefix: 'comparison',
    title: texts.traits.title,
    description: alternative,
    notScored: texts.traits.notScored,
    fontFamily: blocks.CHART_FONT,
    rows: TRAITS.map((trait) => {
      const range = role?.ranges[trait];
      return {
        trait,
        ...blocks.chartLabels(words)[trait],
        range: hasRange(range) ? range : undefined,
        lanes: people.map((person) => {
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
  const { words, people, role } = view;
  const standings = people.map((person) => standingsOf(view, person));
  return TRAITS.flatMap((trait) => {
    const finding = traitFinding(people, trait);
    const isOpen = standings.every((own) => own.every((standing) => standing.trait !== trait));
    const outside = isOpen
      ? ''
      : rangeSentence(
          view,
          standings.map((own) => own.find((standing) => standing.trait === trait)),
        );
    const pairs = finding.kind === 'pairs' || finding.kind === 'all' ? pairTexts(view, finding.pairs) : [];
    const said = finding.kind === 'pairs' ? pairs.join('; ') : traitSentence(view, finding);
    const sign = finding.kind === 'same' ? '=' : finding.kind === 'unknown' ? '' : '≠';
    return [
      blocks.heading(
        words.texts.traits[trait].name,
        trait,
        role === undefined ? '' : rangeText(words, role.ranges, trait),
      ),
      blocks.strong(`${sign} ${said}`.trim()),
      ...(outside === '' ? [] : [blocks.paragraph(outside)]),
    ];
  });
}

function numbersBlock(view: View): DocumentBlock {
  const { texts, words, people, role } = view;
  const { traits } = texts;
  const cell = (person: ComparedPerson, trait: Trait): string => {
    const { score } = person;
    const own = score?.traits[trait] ?? null;
    if (own === null || score === null) return noNumber(view, person);
    const { position, low, high } = drawnOf(trait, own.z, score.versions);
    return interpolate(traits.cell, {
      value: words.decimal(position, 1),
      low: words.decimal(low, 1),
      high: words.decimal(high, 1),
    });
  };
  return blocks.table(
    traits.caption,
    [
      blocks.column(traits.columns.trait, 4),
      ...(role === undefined ? [] : [blocks.column(traits.columns.range, 3)]),
      ...people.map((person, place) => blocks.column(signedName(person, place), 4, 'end')),
    ],
    TRAITS.map((trait) => [
      words.texts.traits[trait].name,
      ...(role === undefined ? [] : [rangeText(words, role.ranges, trait)]),
      ...people.map((person) => cell(person, trait)),
    ]),
  );
}

function sayIn(language: Language): Say {
  return (key, values = {}) => interpolate(FINDINGS[language][key], values);
}

/** Two to four people side by side as a document for the file: who differs from whom, in fit and trait by trait. */
export function buildComparisonDocument(input: ComparisonInput): ReportDocument {
  const { language, people, role, timeZone = DEFAULT_TIME_ZONE } = input;
  const words = reportWords({ language, audience: 'employer', timeZone });
  const { comparison: texts } = getDocumentTexts(language);
  const names = shortNames(people.map(({ name }) => printedName(name)));
  const view: View = { ...input, words, texts, names, say: sayIn(language) };
  const sources = people.flatMap(({ score, answeredIn }) =>
    score === null || answeredIn === null ? [] : [sourceOf({ score, answeredIn })],
  );
  return blocks.documentOf(
    words,
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
        ...sourceFacts(words, sources),
      ],
      notes: [...mixedNormsNote(words, sources), words.texts.chapters.document.confidentialGroup],
      footer: versionsOf(words, sources, { fit: role === undefined ? undefined : FIT_RULE }),
      date: input.date,
      timeZone,
    },
    [
      ...fitChapter(view),
      blocks.chapter(
        texts.traits.title,
        [doubtfulNote(view.texts, view.people), lanesBlock(view), ...traitLines(view)],
        {
          lead: texts.traits.lead,
        },
      ),
      blocks.chapter(texts.traits.caption, [doubtfulNote(view.texts, view.people), numbersBlock(view)]),
      ...statementsChapter(words, view),
      blocks.chapter(texts.reading.title, [blocks.list(readingPoints(view))]),
    ],
  );
}
