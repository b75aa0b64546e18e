import { LOCALES } from '@quint/phrases/base/languages.ts';
import { WORKSPACE_TIME_ZONE } from '@quint/domain/base/named-days.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import type { ReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { TRAIT_NAMES } from '@quint/phrases/base/trait-names.ts';
import { reliableDifferenceOf } from '@quint/psychometrics/differences.ts';
import { halfWidthOf } from '@quint/psychometrics/norms.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Language, SheetScore, Trait, TraitScore } from '@quint/psychometrics/types.ts';

export type Audience = 'talent' | 'employer';

/** The texts and formats for an audience in a language. */
export interface ReportLocale {
  readonly texts: ReportTexts;
  readonly language: Language;
  readonly audience: Audience;
  readonly number: (value: number) => string;
  /** Formats a number with exactly this number of decimals, for columns of figures. */
  readonly decimal: (value: number, places: number) => string;
  readonly day: (date: Date) => string;
  readonly span: (low: number, high: number) => string;
}

export function createReportLocale(options: {
  readonly language: Language;
  readonly audience: Audience;
}): ReportLocale {
  const { language, audience } = options;
  const texts = getReportTexts(language);
  const decimals = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  const days = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: WORKSPACE_TIME_ZONE,
  });
  const number = (value: number): string => decimals.format(value);
  return {
    texts,
    language,
    audience,
    number,
    decimal: (value, places) =>
      value.toLocaleString(LOCALES[language], {
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      }),
    day: (date) => days.format(date),
    span: (low, high) => interpolate(texts.labels.span, { low: number(low), high: number(high) }),
  };
}

/** The text on the error of a result: its size, its source, and when two people differ. */
export function errorParagraphs(locale: ReportLocale, { versions }: SheetScore) {
  const { texts, decimal } = locale;
  const { text, source, ownSource, compare } = texts.chapters.error;
  const { alphas, norm } = versions;
  const tenths = (value: number) => decimal(value, 1);
  const widths = TRAITS.map((trait) => halfWidthOf(trait, versions));
  return {
    text: interpolate(text, { low: tenths(Math.min(...widths)), high: tenths(Math.max(...widths)) }),
    source: alphas === undefined ? source : interpolate(ownSource, { norm }),
    compare: interpolate(compare, { limits: limitsText(locale, versions) }),
  };
}

/** The minimum differences between two people, each number once with its traits. */
function limitsText({ language, decimal }: ReportLocale, versions: SheetScore['versions']): string {
  const traitsOf = Map.groupBy(TRAITS, (trait) => decimal(reliableDifferenceOf(trait, versions), 1));
  const names = TRAIT_NAMES[language].nominative;
  const groups = [...traitsOf].map(
    ([points, traits]) => `${points} (${traits.map((trait) => names[trait]).join(', ')})`,
  );
  return new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(groups);
}

/** The text on a hold for the reader; without a date when only its person ends it. */
export interface Hold {
  readonly until: Date | null;
}

/** Until when a result is on hold, inside a line. */
export function heldText(
  locale: ReportLocale,
  texts: Readonly<Record<'until' | 'untilOpened', string>>,
  { until }: Hold,
): string {
  return until === null ? texts.untilOpened : interpolate(texts.until, { date: locale.day(until) });
}

/** The chart in sentences, one per trait that it shows, as its text alternative. */
export function describeTraits(
  locale: ReportLocale,
  traits: Readonly<Record<Trait, TraitScore | null>>,
  only: readonly Trait[] = TRAITS,
): string {
  const { texts, number } = locale;
  return only
    .map((trait) => {
      const score = traits[trait];
      const { name, leftPole, rightPole } = texts.traits[trait];
      if (!score) return `${name}: ${texts.labels.noValue}`;
      return interpolate(texts.labels.chart.traitPoint, {
        trait: name,
        stanine: score.stanine,
        low: number(score.low),
        high: number(score.high),
        leftPole,
        rightPole,
      });
    })
    .join('. ');
}
