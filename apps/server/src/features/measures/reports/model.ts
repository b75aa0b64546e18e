import { dayIn } from '@quint/domain/base/named-days.ts';
import type { CoverPage, ReadingPage, ReportModel, ShapePage, SpectrumPage } from '#pdf/report-model.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { isolate } from '@quint/phrases/base/isolate.ts';
import { POPULATION_PERCENT } from '@quint/psychometrics/fit.ts';
import { measureStyles } from '@quint/psychometrics/style.ts';
import type { MeasuredStyle } from '@quint/psychometrics/style.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Language, SheetScore } from '@quint/psychometrics/types.ts';

import { cautionWithin, coverNote, describeQuality } from '#features/measures/reports/quality/model.ts';
import type { Source } from '#features/measures/reports/sources/model.ts';
import {
  describeNorm,
  sourceFacts,
  versionsLine,
  versionsOf,
} from '#features/measures/reports/sources/model.ts';
import { closingPart, reflectionPart, rolePart } from '#features/measures/reports/role-view/model.ts';
import type { ReportRole } from '#features/measures/reports/role-view/model.ts';
import { statementPart } from '#features/measures/reports/statement/model.ts';
import { otherPoles, reportTrait } from '#features/measures/reports/trait-view/model.ts';
import {
  describeTraits,
  errorParagraphs,
  createReportLocale,
} from '#features/measures/reports/wording/model.ts';
import type { Audience, ReportLocale } from '#features/measures/reports/wording/model.ts';

export interface ReportInput {
  readonly person: { readonly name: string };
  readonly workspace: { readonly name: string };
  readonly language: Language;
  readonly finishedAt: Date;
  readonly score: SheetScore;
  /** The language of the questionnaire. */
  readonly answeredIn: Language;
  readonly role?: ReportRole | undefined;
  readonly audience: Audience;
  /** The person's statement on the result, if the reader may see it. */
  readonly statement?: string | null | undefined;
}

const VALID_MONTHS = 12;
/** Longer names are shortened with an ellipsis: they are user input and must not overflow a page. */
const LONGEST_NAME = 90;
const LONGEST_RUNNING_NAME = 48;

/**
 * The personality report as plain data: all texts selected, all numbers formatted in the reader's language. Pure: the
 * same input gives the same model, and the model survives JSON unchanged. Talent and employer get the same values and
 * descriptions; the questions for reflection are only for the talent.
 */
export function buildReportModel(input: ReportInput): ReportModel {
  const { language, audience, score, role, finishedAt } = input;
  const locale = createReportLocale({ language, audience });
  const { document } = locale.texts.chapters;
  const name = printedName(input.person.name);
  return {
    language,
    date: calendarDay(finishedAt),
    title: `${document.title}: ${name}`,
    runningHead: `${document.title} · ${runningName(name)}`,
    footer: versionsLine(
      locale,
      versionsOf(locale, [sourceOf(input)], { fit: role?.fit.version, hasQuality: true }),
    ),
    pageOf: document.page,
    caution: cautionWithin(locale, score.quality),
    cover: cover(locale, input, name),
    reading: reading(locale, score),
    spectrum: spectrum(locale, input),
    traits: TRAITS.map((trait) => reportTrait(locale, score, trait)),
    traitLabels: {
      upside: locale.texts.chapters.words.strengths,
      downside: locale.texts.chapters.words.watchouts,
      bothReadings: locale.texts.chapters.words.bothReadings,
      facets: locale.texts.chapters.words.facetsTitle,
    },
    otherPoles: otherPoles(locale, score),
    shape: shape(locale, score),
    last: {
      role: role ? rolePart(locale, score, { ...role, name: printedName(role.name) }) : null,
      reflection: role || audience === 'employer' ? null : reflectionPart(locale, score),
      heading: getDocumentTexts(language).single.rights,
      ...closingPart(locale, role ? 'beside' : 'personality', validUntil(finishedAt)),
    },
  };
}

/** A name in a document: one line, limited in length, with isolated text direction. */
export function printedName(name: string): string {
  return isolate(shortenText(name.trim().replaceAll(/\s+/g, ' '), LONGEST_NAME));
}

const ISOLATES = /[\u2068\u2069]/g;
const graphemes = new Intl.Segmenter();

function shortenText(text: string, longest: number): string {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
}

/** A name in the running head of each page. */
export function runningName(name: string): string {
  return isolate(shortenText(name.replaceAll(ISOLATES, ''), LONGEST_RUNNING_NAME));
}

/** The date of a moment, as documents print it. */
export function calendarDay(date: Date): ReportModel['date'] {
  const [year = 0, month = 0, day = 0] = dayIn(date).split('-').map(Number);
  return { year, month, day };
}

/** The date until which a result counts as current. */
export function validUntil(finishedAt: Date): Date {
  const until = new Date(finishedAt);
  until.setUTCMonth(until.getUTCMonth() + VALID_MONTHS);
  return until;
}

function cover(locale: ReportLocale, input: ReportInput, name: string): CoverPage {
  const { texts, audience, day } = locale;
  const { chapters } = texts;
  return {
    kind: chapters.document.title,
    name,
    workspace: printedName(input.workspace.name),
    subtitle: input.role
      ? interpolate(chapters.document.forRole, { role: printedName(input.role.name) })
      : chapters.document.subtitle,
    purpose: chapters.cover.purpose[audience],
    instrument: chapters.cover.instrument,
    glance: chapters.cover.summaryTitle,
    confidential: chapters.document.confidential,
    facts: [
      { label: chapters.cover.dateTitle, text: day(input.finishedAt) },
      { label: chapters.cover.instrumentTitle, text: input.score.versions.instrument },
      ...sourceFacts(locale, [sourceOf(input)]),
    ],
    note: coverNote(locale, input.score.quality),
  };
}

function reading(locale: ReportLocale, score: SheetScore): ReadingPage {
  const { chapters, labels, limits } = locale.texts;
  const error = errorParagraphs(locale, score);
  const points = Object.values(chapters.reading.points);
  return {
    heading: chapters.reading.title,
    lead: chapters.reading.intro,
    sections: points.map(({ term, text }) => ({ label: term, text })),
    error: {
      heading: chapters.error.title,
      paragraphs: [error.text, error.source, error.compare],
    },
    cannot: { heading: limits.cannot.title, points: Object.values(limits.cannot.points) },
    steps: {
      alternative: points[0]?.text ?? '',
      shares: POPULATION_PERCENT,
      bands: (['low', 'middle', 'high'] as const).map((level) => ({ label: labels.levels[level], steps: 3 })),
    },
    quality: describeQuality(locale, score.quality),
  };
}

/** The sources of the figures in a report. */
export function sourceOf({ score, answeredIn }: Pick<ReportInput, 'score' | 'answeredIn'>): Source {
  return { versions: score.versions, answeredIn };
}

function spectrum(locale: ReportLocale, input: ReportInput): SpectrumPage {
  const { chapters, labels, quality, limits } = locale.texts;
  const { table } = labels;
  const norm = describeNorm(locale, sourceOf(input));
  return {
    heading: chapters.spectrum.title,
    lead: chapters.spectrum.intro,
    alternative: describeTraits(locale, input.score.traits),
    notScored: quality.traitMissing,
    noValue: labels.noValue,
    tableHeading: chapters.spectrum.tableTitle,
    columns: {
      trait: table.trait,
      stanine: table.stanine,
      t: table.tScore,
      percentile: table.percentile,
      bar: table.errorBar,
      band: table.level,
    },
    statement: statementPart(locale, input.statement),
    norm: {
      heading: limits.norm.title,
      text: norm.text,
      points: [...norm.limits, limits.norm.common],
    },
  };
}

function shape(locale: ReportLocale, score: SheetScore): ShapePage {
  const { chapters, labels } = locale.texts;
  return {
    heading: chapters.radar.title,
    lead: chapters.radar.intro,
    alternative: `${labels.chart.radar} ${describeTraits(locale, score.traits)}`,
    columns: { trait: labels.table.trait, stanine: labels.table.stanine, bar: labels.table.errorBar },
    style: styleView(locale, score),
  };
}

/** A style in words: its level, and the other levels that its error bar reaches. */
function styleText({ texts: { styles } }: ReportLocale, { style, band, also }: MeasuredStyle): string {
  const { bands } = styles.styles[style];
  return [bands[band], ...also.map((level) => styles.also[level])].join(' ');
}

function styleView(locale: ReportLocale, score: SheetScore): ShapePage['style'] {
  const { styles, labels } = locale.texts;
  const view = score.style;
  const styleScores = view === null ? null : measureStyles(score);
  const leadingStyles = (styleScores ?? []).filter(({ style }) => view?.primary.split('/').includes(style));
  const names = leadingStyles.map(({ style }) => styles.styles[style].name);
  const primary =
    leadingStyles.length > 1
      ? interpolate(styles.mixed, { first: names[0], second: names[1] })
      : interpolate(styles.primary, { style: names[0] });
  const isPronounced = leadingStyles.some(({ band }) => band === 'high');
  const bars = (styleScores ?? []).map((of) => ({
    style: of.style,
    name: styles.styles[of.style].name,
    stanine: of.stanine,
    z: of.z,
    low: of.low,
    high: of.high,
    bar: locale.span(of.low, of.high),
    text: styleText(locale, of),
  }));
  return {
    heading: styles.title,
    lead: `${styles.intro} ${styles.scale}`,
    bars,
    alternative: bars
      .map(({ name, stanine, low, high }) =>
        interpolate(labels.chart.stylePoint, {
          style: name,
          stanine,
          low: locale.number(low),
          high: locale.number(high),
        }),
      )
      .join('. '),
    primary:
      styleScores === null
        ? styles.unavailable
        : [primary, ...(isPronounced ? [] : [styles.unpronounced])].join(
            leadingStyles.length > 1 ? ' ' : '. ',
          ),
    tipsHeading: styles.tipsTitle[locale.audience],
    tips: leadingStyles.map(({ style }) => ({
      name: styles.styles[style].name,
      points: [...styles.styles[style][locale.audience === 'talent' ? 'wishes' : 'tips']],
    })),
    caption: `${styles.caption} ${styles.use}`,
  };
}
