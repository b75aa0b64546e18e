import { DASHES, OPEN_ENDS, SEASON_NAMES } from './date-words.ts';
import { ANY_DATE, LOOSE_DATE, MONTH_DATE, MONTH_NAMES, monthOf, readSpan, YEAR } from './read-date.ts';
import type { PartialDate } from './types.ts';

/** The time of a job as written in a line. */
export interface DateRange {
  readonly start: PartialDate | null;
  /** Null without an end, or for a current job. */
  readonly end: PartialDate | null;
  readonly isCurrent: boolean;
  /** Its position in the text. */
  readonly from: number;
  readonly to: number;
}

const RANGE_DATE = `${MONTH_DATE}|${LOOSE_DATE}|${ANY_DATE}`;
const WORDS_BETWEEN = 'bis zum|bis einschließlich|bis|to|until|till|til|through|thru';
const DASH = `(?:\\s*(?:[${DASHES}]{1,3}|\\.{2,3})\\s*|[\\s,]+(?:${WORDS_BETWEEN})\\s+|\\s*[${DASHES}]\\s*(?:${WORDS_BETWEEN})\\s+)`;
const OPEN_END = `(?:(?:bis|until|till|to)\\s)?(?:${OPEN_ENDS})`;
const BEFORE = '(?:(?:von|vom|from|between|zwischen)\\s(?:dem\\s)?)?';
const EDGE = '(?<![\\p{L}\\d./])';
const END = '(?![\\p{L}\\d])';

const RANGE = new RegExp(
  `${EDGE}${BEFORE}(?<a>${RANGE_DATE})${DASH}(?:(?<b>${RANGE_DATE})|(?<open>${OPEN_END}))${END}`,
  'iu',
);
/** "between March 2015 and June 2018"; two months in a row, whose dash the font does not map to a character; two columns of a table. */
const JOINED_DATES = new RegExp(
  `${EDGE}(?:(?:between|zwischen)\\s(?<a>${ANY_DATE})\\s(?:and|und)\\s(?<b>${ANY_DATE})|(?<c>${MONTH_DATE})\\s{1,3}(?<d>${MONTH_DATE})|(?<e>${ANY_DATE})\\t(?:(?<f>${ANY_DATE})|(?<open>${OPEN_ENDS})))${END}`,
  'iu',
);
/** "2012 – 15", "2018/19". */
const SHORT_YEARS = new RegExp(
  `${EDGE}(?<!(?:${SEASON_NAMES})\\s?)(?<a>${YEAR})(?:\\s*[${DASHES}]\\s*(?<b>\\d\\d)|/(?<c>${YEAR}|\\d\\d))(?![\\p{L}\\d./])`,
  'iu',
);
/** "März – August 2017", "03 – 08/2017", "01.03. – 31.08.2019": the year is only at the end. */
const SHORT_RANGE = new RegExp(
  `${EDGE}${BEFORE}(?:(?<month>${MONTH_NAMES}|0?[1-9]|1[0-2])\\.?|\\d{1,2}\\.\\s?(?<second>\\d{1,2})\\.)${DASH}(?<b>(?:${MONTH_NAMES})\\.?,?\\s${YEAR}|(?:\\d{1,2}\\.\\s?)?\\d{1,2}\\s?[/.]\\s?${YEAR})${END}`,
  'iu',
);
const SINCE = new RegExp(
  `${EDGE}(?:seit|since|ab|from|as of|starting)\\s(?:dem\\s)?(?<a>${ANY_DATE})${END}`,
  'iu',
);
/** "2019 –": nothing follows. */
const ONWARDS = new RegExp(
  `${EDGE}(?<a>${ANY_DATE})\\s(?:onwards?|and (?:ongoing|continuing)|to the present)${END}`,
  'iu',
);
const UNENDED_RANGE = new RegExp(`${EDGE}(?<a>${ANY_DATE})\\s*[${DASHES}]\\s*(?=$|[)\\]\\t])`, 'iu');
/** "bis 06/2018" at the beginning: the start is not given. */
const UNTIL = new RegExp(`^[\\s([]*(?:bis|until|till)\\s(?<a>${ANY_DATE})${END}`, 'iu');
const SINGLE = new RegExp(`${EDGE}(?<a>${ANY_DATE})${END}`, 'iu');

function getMatchBounds(match: RegExpExecArray) {
  return { from: match.index, to: match.index + match[0].length };
}

/** Undefined if the end is before the start. */
function rangeOf(
  match: RegExpExecArray,
  start: PartialDate | undefined,
  end: PartialDate | undefined,
): DateRange | undefined {
  if (start === undefined || end === undefined) return undefined;
  const length = Math.min(start.length, end.length);
  if (end.slice(0, length) < start.slice(0, length)) return undefined;
  return { start, end, isCurrent: false, ...getMatchBounds(match) };
}

function findFullRange(text: string): DateRange | undefined {
  const match = RANGE.exec(text);
  if (match === null) return undefined;
  const { a = '', b, open } = match.groups ?? {};
  const start = readSpan(a)?.first;
  if (open === undefined) return rangeOf(match, start, readSpan(b ?? '')?.last);
  return start === undefined ? undefined : { start, end: null, isCurrent: true, ...getMatchBounds(match) };
}

function findJoined(text: string): DateRange | undefined {
  const match = JOINED_DATES.exec(text);
  if (match === null) return undefined;
  const { a, b, c, d, e, f, open } = match.groups ?? {};
  const start = readSpan(a ?? c ?? e ?? '')?.first;
  if (open === undefined) return rangeOf(match, start, readSpan(b ?? d ?? f ?? '')?.last);
  return start === undefined ? undefined : { start, end: null, isCurrent: true, ...getMatchBounds(match) };
}

function findShortYears(text: string): DateRange | undefined {
  const match = SHORT_YEARS.exec(text);
  const { a = '', b, c } = match?.groups ?? {};
  const end = b ?? c ?? '';
  return match === null ? undefined : rangeOf(match, a, end.length === 4 ? end : `${a.slice(0, 2)}${end}`);
}

function findShortRange(text: string): DateRange | undefined {
  const match = SHORT_RANGE.exec(text);
  const { month = '', second, b = '' } = match?.groups ?? {};
  const end = readSpan(b)?.last;
  const first = monthOf(month) ?? Number(second ?? month);
  if (match === null || end === undefined || Number.isNaN(first) || first > 12) return undefined;
  const year = Number(end.slice(0, 4)) - (first > Number(end.slice(5, 7)) ? 1 : 0);
  return rangeOf(match, `${year}-${String(first).padStart(2, '0')}`, end);
}

function findOpen(text: string): DateRange | undefined {
  const since = SINCE.exec(text) ?? ONWARDS.exec(text) ?? UNENDED_RANGE.exec(text);
  const start = readSpan(since?.groups?.['a'] ?? '')?.first;
  if (since !== null && start !== undefined) {
    return { start, end: null, isCurrent: true, ...getMatchBounds(since) };
  }
  const until = UNTIL.exec(text);
  const end = readSpan(until?.groups?.['a'] ?? '')?.last;
  return until === null || end === undefined
    ? undefined
    : { start: null, end, isCurrent: false, ...getMatchBounds(until) };
}

/** The first range of dates in a text: "03/2019 – heute", "since 2018". Undefined without one. */
export function findRange(text: string): DateRange | undefined {
  if (!/\d/u.test(text)) return undefined;
  const full = findFullRange(text);
  const short = findShortRange(text);
  if (full !== undefined && (short === undefined || full.from <= short.from)) return full;
  return short ?? findJoined(text) ?? findShortYears(text) ?? findOpen(text);
}

/** A single date as the time of a short job. */
export function findSingleDate(text: string): DateRange | undefined {
  const match = SINGLE.exec(text);
  const span = readSpan(match?.groups?.['a'] ?? '');
  if (match === null || span === undefined) return undefined;
  return { start: span.first, end: span.last, isCurrent: false, ...getMatchBounds(match) };
}

/** "Bis heute 3 Jahre, seit Okt. 2022" */
const UNTIL_NOW = new RegExp(`(?<!\\p{L})(?:bis|until|to)\\s(?:${OPEN_ENDS})${END}`, 'iu');
const DATE_MAX_CHARACTERS = 80;
const COUNT = '\\d{1,2}\\s?(?:jahre?n?|years?|yrs?|monate?n?|months?|mos?)\\.?';
const DURATION = new RegExp(`[([]?\\s*${COUNT}(?:\\s*(?:,|and|und)?\\s*${COUNT})?\\s*[)\\]]?`, 'giu');
const LEFTOVER = new RegExp(`[\\s()[\\],;:|·•${DASHES}]+`, 'gu');

export function withoutDuration(text: string): string {
  return text.replaceAll(DURATION, ' ');
}

/** Whether a text is only a duration: "5 years 1 month". */
export function isOnlyDuration(text: string): boolean {
  return /\d/u.test(text) && withoutDuration(text).replaceAll(LEFTOVER, '') === '';
}

/** Whether a text is only a time. */
export function isOnlyDate(text: string): boolean {
  if (text.length > DATE_MAX_CHARACTERS) return false;
  const range = findRange(text) ?? findSingleDate(text);
  if (range === undefined) return false;
  const others = withoutDuration(`${text.slice(0, range.from)} ${text.slice(range.to)}`).replace(
    UNTIL_NOW,
    '',
  );
  return others.replaceAll(LEFTOVER, '').length <= 2;
}
