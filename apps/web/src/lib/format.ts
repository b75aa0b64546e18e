import { WORKSPACE_TIME_ZONE } from '@quint/domain/base/named-days.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { useTranslation } from 'react-i18next';
import { serverNow } from './server-time.ts';

const REGION: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const DATE_STYLES = {
  /** 18 Nov 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 18 Nov */
  dayMonth: { day: 'numeric', month: 'short' },
  /** 18 Nov 2026, 14:05 */
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** Wed, 18 Nov, 14:05 */
  dayTime: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** Wednesday 18 November */
  dayLong: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 11/2026 */
  monthShort: { month: '2-digit', year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Friday */
  weekday: { weekday: 'long' },
  /** Fri */
  weekdayShort: { weekday: 'short' },
  /** 20 November */
  dayMonthLong: { day: 'numeric', month: 'long' },
  /** November */
  monthName: { month: 'long' },
  /** 14:05 */
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;
type LastDayStyle = 'date' | 'dayMonth' | 'dayLong';

const RELATIVE_STEPS = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Formats values as text: the only code in which dates, numbers and lists depend on a locale. */
export interface Format {
  readonly locale: string;
  /** An ISO timestamp or date; undefined or null results in an empty text. */
  date(value: string | Date | null | undefined, style?: DateStyle): string;
  /** The last day of a link, a trial or a period, in the time zone of workspaces. */
  lastDay(value: string | Date | null | undefined, style?: LastDayStyle): string;
  /** A day and time in the time zone of workspaces, wherever the browser is. */
  workspaceTime(value: string | Date | null | undefined, style?: DateStyle): string;
  /** A range of days: "9–13 November"; a single day stays a single day. */
  range(from: string | Date, to: string | Date): string;
  /** "today", "yesterday", "in 3 days". */
  relativeDay(days: number): string;
  /** "yesterday", "in 3 hours". */
  relative(value: string | Date, now?: Date): string;
  number(value: number, maximumFractionDigits?: number): string;
  /** A statistic with a fixed number of decimals, two by default, and a true minus: −0.40. */
  decimals(value: number, places?: number): string;
  /** A share from 0 to 1 as a whole percentage. */
  percent(share: number): string;
  /** An amount in euro. */
  euro(amount: number): string;
  /** The name of a language by its two-letter code: "German". */
  language(code: string): string;
  list(parts: readonly string[], type?: 'conjunction' | 'disjunction'): string;
}

function relative(locale: string, value: string | Date, now: Date): string {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const step = RELATIVE_STEPS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  return step === undefined
    ? format.format(0, 'minute')
    : format.format(Math.round(seconds / step.seconds), step.unit);
}

/** Whether the value is a day without a time, such as "2026-12-27", which is the same day for every reader. */
const isDay = (value: string | Date) => typeof value === 'string' && value.length === 10;

type Cache = <Value>(key: string, make: () => Value) => Value;

/** Intl formatters are slow to create and cheap to use, so each is created once. */
function createCache(): Cache {
  const cachedValues = new Map<string, unknown>();
  return <Value>(key: string, make: () => Value) => {
    if (!cachedValues.has(key)) cachedValues.set(key, make());
    return cachedValues.get(key) as Value;
  };
}

function createDates(locale: string, once: Cache) {
  return (style: DateStyle, timeZone: string | undefined) => {
    const zone = timeZone === undefined ? {} : { timeZone };
    return once(
      `${style} ${timeZone}`,
      () => new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], ...zone }),
    );
  };
}

type DateFormat = Pick<Format, 'date' | 'lastDay' | 'workspaceTime' | 'range' | 'relativeDay' | 'relative'>;

function makeDateFormat(locale: string, once: Cache): DateFormat {
  const dates = createDates(locale, once);
  return {
    date: (value, style = 'date') =>
      value === null || value === undefined
        ? ''
        : dates(style, isDay(value) ? 'UTC' : undefined).format(new Date(value)),
    lastDay: (value, style = 'date') => {
      if (value === null || value === undefined) return '';
      return dates(style, isDay(value) ? 'UTC' : WORKSPACE_TIME_ZONE).format(new Date(value));
    },
    workspaceTime: (value, style = 'dateTime') =>
      value === null || value === undefined ? '' : dates(style, WORKSPACE_TIME_ZONE).format(new Date(value)),
    range: (from, to) => {
      const format = once('range', () => new Intl.DateTimeFormat(locale, DATE_STYLES.dayMonthLong));
      return format.formatRange(new Date(from), new Date(to));
    },
    relativeDay: (days) =>
      once('relativeDay', () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(days, 'day'),
    relative: (value, now = serverNow()) => relative(locale, value, now),
  };
}

function makeFormat(language: Language): Format {
  const locale = REGION[language];
  const once = createCache();
  const numbers = (key: string, options: Intl.NumberFormatOptions) =>
    once(key, () => new Intl.NumberFormat(locale, options));
  return {
    locale,
    ...makeDateFormat(locale, once),
    number: (value, maximumFractionDigits = 0) =>
      numbers(`number${maximumFractionDigits}`, { maximumFractionDigits }).format(value),
    decimals: (value, places = 2) =>
      numbers(`decimals${places}`, {
        minimumFractionDigits: places,
        maximumFractionDigits: places,
        signDisplay: 'negative',
      })
        .format(value)
        .replace('-', '−'),
    percent: (share) => numbers('percent', { style: 'percent', maximumFractionDigits: 0 }).format(share),
    euro: (amount) => {
      const digits = Number.isInteger(amount) ? 0 : 2;
      return numbers(`euro${digits}`, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(amount);
    },
    language: (code) =>
      once('language', () => new Intl.DisplayNames(locale, { type: 'language' })).of(code) ?? code,
    list: (parts, type = 'conjunction') =>
      once(type, () => new Intl.ListFormat(locale, { type })).format(parts),
  };
}

const FORMATS: Readonly<Record<Language, Format>> = { en: makeFormat('en'), de: makeFormat('de') };

/** The formats of a language. */
export function formatFor(language: Language): Format {
  return FORMATS[language];
}

/** The formats of the current language; a component using them renders again when it changes. */
export function useFormat(): Format {
  const { i18n } = useTranslation('common');
  return FORMATS[i18n.resolvedLanguage === 'de' ? 'de' : 'en'];
}
