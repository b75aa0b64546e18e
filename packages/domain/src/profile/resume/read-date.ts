import { MONTHS, SEASON_NAMES, SEASONS } from './date-words.ts';
import type { PartialDate } from './types.ts';

/** The first and the last day, month or year of a date: "Summer 2019" is June to August. */
export interface Span {
  readonly first: PartialDate;
  readonly last: PartialDate;
}

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
export const MONTH_NAMES = [...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join('|');
export const YEAR = '(?:19|20)\\d\\d';
const SHORT_YEAR = "['’‘]\\d\\d";
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const TWO_DIGITS = '(?:0[1-9]|1[0-2])';
const SLASH = '[/.\\-–]';

/** Dates with a month or a season. */
export const MONTH_DATE = [
  `\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?${YEAR}`,
  `\\d{1,2}/\\d{1,2}/${YEAR}`,
  `\\d{1,2}(?:\\.|st|nd|rd|th)?\\s(?:${MONTH_NAMES})\\.?,?\\s${YEAR}`,
  `(?:${MONTH_NAMES})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,\\s${YEAR}`,
  `(?:${MONTH_NAMES})\\.?(?:,?\\s?|\\s?[/\\-]\\s?)(?:${YEAR}|${SHORT_YEAR})`,
  `${YEAR},?\\s(?:${MONTH_NAMES})(?![\\p{L}])`,
  `${YEAR}[-.]\\d\\d[-.]\\d\\d`,
  `${MONTH_NUMBER}(?:\\s?${SLASH}\\s?|\\|)${YEAR}`,
  `${YEAR}\\s?[/.]\\s?${TWO_DIGITS}(?![\\d/])`,
  `${YEAR}-${TWO_DIGITS}(?!\\d)`,
  `${TWO_DIGITS}/\\d\\d(?![\\d/])`,
  `q[1-4][\\s/.\\-]*(?:${YEAR}|${SHORT_YEAR})`,
  `${YEAR}[\\s/\\-]*q[1-4]`,
  `[1-4]\\.\\s?quartal\\s${YEAR}`,
  `(?:${SEASON_NAMES})\\s?(?:of\\s)?${YEAR}(?:\\s?[/–-]\\s?(?:${YEAR}|\\d\\d)(?!\\d))?`,
].join('|');
/** Understood within ranges only: "Mar-15", "07.15". */
export const LOOSE_DATE = [
  `(?:${MONTH_NAMES})\\.?[\\s-]\\d\\d(?![\\d.])`,
  `${TWO_DIGITS}\\.\\d\\d(?![.\\d])`,
].join('|');
const QUALIFIER = '(?:anfang|mitte|ende|early|mid|late|ca\\.?|circa|about)[\\s-]';
export const ANY_DATE = `${MONTH_DATE}|(?:${QUALIFIER})?${YEAR}`;

function fullYear(digits: string): string | undefined {
  if (digits.length === 4) return digits;
  const year = Number(digits);
  if (year > 35 && year <= 60) return undefined;
  return `${year > 60 ? '19' : '20'}${digits}`;
}

const two = (value: number) => String(value).padStart(2, '0');

function toPartialDate(digits: string, month?: number, day?: number): PartialDate | undefined {
  const year = fullYear(digits);
  if (year === undefined || month === undefined) return year;
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return `${year}-${two(month)}`;
  return day >= 1 && day <= 31 ? `${year}-${two(month)}-${two(day)}` : undefined;
}

export function monthOf(word: string): number | undefined {
  return MONTH_OF.get(word.toLowerCase().replace(/\.$/u, ''));
}

const SEASON_DATE = new RegExp(
  `^(?<name>${SEASON_NAMES})\\s?(?:of\\s)?(?<year>${YEAR})(?:\\s?[/–-]\\s?(?<next>\\d{2,4}))?$`,
  'iu',
);
const QUARTER_DATE = new RegExp(
  `^(?:q(?<a>[1-4])[\\s/.\\-]*(?<y>${YEAR}|['’‘]\\d\\d)|(?<z>${YEAR})[\\s/\\-]*q(?<b>[1-4])|(?<c>[1-4])\\.\\s?quartal\\s(?<x>${YEAR}))$`,
  'iu',
);

function readSeason(text: string): Span | undefined {
  const { name = '', year = '', next } = SEASON_DATE.exec(text)?.groups ?? {};
  const season = SEASONS.find(([pattern]) => pattern.test(name));
  if (season === undefined) return undefined;
  const [, from, to] = season;
  // "Winter 2019" can be its beginning or its end.
  if (from === 12 && next === undefined) return { first: year, last: year };
  const end = to < from ? Number(year) + 1 : Number(year);
  return { first: `${year}-${two(from)}`, last: `${end}-${two(to)}` };
}

function readQuarter(text: string): Span | undefined {
  const { a, b, c, x, y, z } = QUARTER_DATE.exec(text)?.groups ?? {};
  const quarter = Number(a ?? b ?? c);
  const year = fullYear((x ?? y ?? z ?? '').replaceAll(/\D/gu, ''));
  if (Number.isNaN(quarter) || year === undefined) return undefined;
  return { first: `${year}-${two(quarter * 3 - 2)}`, last: `${year}-${two(quarter * 3)}` };
}

const MONTH_NAME = new RegExp(`(?<!\\p{L})(?:${MONTH_NAMES})(?!\\p{L})`, 'iu');
const LEADING_QUALIFIER = new RegExp(`^${QUALIFIER}`, 'iu');

function readPlain(text: string): PartialDate | undefined {
  const word = MONTH_NAME.exec(text)?.[0];
  const numbers = text.match(/\d+/gu) ?? [];
  const [first = '', second = '', third] = numbers;
  if (word !== undefined) {
    const year = numbers.find((digits) => digits.length === 4) ?? numbers.at(-1) ?? '';
    const day = numbers.find((digits) => digits !== year);
    return year === ''
      ? undefined
      : toPartialDate(year, monthOf(word), day === undefined ? undefined : Number(day));
  }
  if (third !== undefined) {
    if (first.length === 4) return toPartialDate(first, Number(second), Number(third));
    // "06/15/2019" can have the month first only.
    const isMonthFirst = text.includes('/') && Number(second) > 12;
    return isMonthFirst
      ? toPartialDate(third, Number(first), Number(second))
      : toPartialDate(third, Number(second), Number(first));
  }
  if (second === '') return first.length === 4 ? toPartialDate(first) : undefined;
  return first.length === 4 ? toPartialDate(first, Number(second)) : toPartialDate(second, Number(first));
}

/** One date of a resume with its first and last day, month or year; undefined for other texts. */
export function readSpan(text: string): Span | undefined {
  const dateText = text.trim().toLowerCase().replace(LEADING_QUALIFIER, '');
  const time = readSeason(dateText) ?? readQuarter(dateText);
  if (time !== undefined) return time;
  const date = readPlain(dateText);
  return date === undefined ? undefined : { first: date, last: date };
}
