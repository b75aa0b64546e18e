import type { PartialDate } from './types.ts';

/** The time of a job as it is written in a line. */
export interface DateRange {
  readonly start: PartialDate | null;
  /** Null when there is none, or when it goes on. */
  readonly end: PartialDate | null;
  readonly isCurrent: boolean;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'january', 'januar', 'jän', 'jänner'],
  ['feb', 'february', 'februar', 'febr'],
  ['mar', 'march', 'märz', 'mär', 'mrz', 'maerz'],
  ['apr', 'april'],
  ['may', 'mai'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october', 'okt', 'oktober'],
  ['nov', 'november'],
  ['dec', 'december', 'dez', 'dezember'],
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const NAMES = [...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join('|');
const YEAR = '(?:19|20)\\d\\d';
const ONE_DATE = [
  `\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?${YEAR}`,
  `\\d{1,2}(?:\\.|st|nd|rd|th)?\\s(?:${NAMES})\\.?,?\\s${YEAR}`,
  `(?:${NAMES})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,\\s${YEAR}`,
  `(?:${NAMES})\\.?,?\\s?(?:${YEAR}|['’]\\d\\d)`,
  `${YEAR}-\\d\\d-\\d\\d`,
  `\\d{1,2}\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}\\s?[/.]\\s?(?:1[0-2]|0[1-9])`,
  `${YEAR}-(?:1[0-2]|0[1-9])(?!\\d)`,
  `(?:0[1-9]|1[0-2])/\\d\\d(?![\\d/])`,
  YEAR,
].join('|');
const OPEN_END =
  '(?:bis\\s)?(?:heute|jetzt|aktuell|gegenwart|gegenwärtig|laufend|dato|present|now|today|current|currently|date|ongoing)';
const DASH = '(?:\\s*(?:-|–|—|−|‐|‑)\\s*|\\s+(?:bis zum|bis|to|until|till|through)\\s+)';
const EDGE = '(?<![\\p{L}\\d./])';
const END = '(?![\\p{L}\\d])';

const RANGE = new RegExp(
  `${EDGE}(?<a>${ONE_DATE})${DASH}(?:(?<b>${ONE_DATE})|(?<open>${OPEN_END}))${END}`,
  'iu',
);
/** "März – August 2017", "03 – 08/2017": the year stands at the end only. */
const SHORT_RANGE = new RegExp(
  `${EDGE}(?<a>${NAMES}|0[1-9]|1[0-2])\\.?${DASH}(?<b>(?:${NAMES})\\.?\\s${YEAR}|\\d{1,2}\\s?[/.]\\s?${YEAR})${END}`,
  'iu',
);
const SINCE = new RegExp(`${EDGE}(?:seit|since|ab|from)\\s(?:dem\\s)?(?<a>${ONE_DATE})${END}`, 'iu');
/** "2019 –": nothing follows. */
const UNENDED = new RegExp(`${EDGE}(?<a>${ONE_DATE})\\s*[–—-]\\s*$`, 'iu');
const SINGLE = new RegExp(`${EDGE}(?<a>${ONE_DATE})${END}`, 'iu');

function monthOf(word: string): number | undefined {
  return MONTH_OF.get(word.toLowerCase());
}

function written(year: string, month?: number, day?: number): PartialDate | undefined {
  const full = year.length === 2 ? `${Number(year) > 60 ? '19' : '20'}${year}` : year;
  if (month === undefined) return full;
  if (month < 1 || month > 12) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  if (day === undefined) return `${full}-${two(month)}`;
  return day >= 1 && day <= 31 ? `${full}-${two(month)}-${two(day)}` : undefined;
}

/** One date of a resume in the form that is stored; undefined when it is none. */
export function readDate(text: string): PartialDate | undefined {
  const given = text.trim().toLowerCase();
  const word = new RegExp(`${NAMES}`, 'iu').exec(given)?.[0];
  const numbers = given.match(/\d+/g) ?? [];
  const [first = '', second = '', third] = numbers;
  if (word !== undefined) {
    const day = numbers.length === 2 ? Number(first) : undefined;
    return written(numbers.at(-1) ?? '', monthOf(word), day);
  }
  if (third !== undefined) {
    return first.length === 4
      ? written(first, Number(second), Number(third))
      : written(third, Number(second), Number(first));
  }
  if (second === '') return first.length === 4 ? written(first) : undefined;
  return first.length === 4 ? written(first, Number(second)) : written(second, Number(first));
}

function place(match: RegExpExecArray) {
  return { from: match.index, to: match.index + match[0].length };
}

function findShortRange(text: string): DateRange | undefined {
  const match = SHORT_RANGE.exec(text);
  const { a = '', b = '' } = match?.groups ?? {};
  const end = readDate(b);
  const month = monthOf(a) ?? Number(a);
  if (match === null || end === undefined || Number.isNaN(month)) return undefined;
  const start = written(end.slice(0, 4), month);
  return start === undefined ? undefined : { start, end, isCurrent: false, ...place(match) };
}

/** The first range of dates in a text: "03/2019 – heute", "since 2018". Undefined when it holds none. */
export function findRange(text: string): DateRange | undefined {
  const match = RANGE.exec(text);
  const short = findShortRange(text);
  if (match !== null && (short === undefined || match.index <= short.from)) {
    const { a = '', b, open } = match.groups ?? {};
    const start = readDate(a);
    const end = b === undefined ? null : (readDate(b) ?? null);
    if (start !== undefined && (end !== null || open !== undefined)) {
      return { start, end, isCurrent: open !== undefined, ...place(match) };
    }
  }
  if (short !== undefined) return short;
  const since = SINCE.exec(text) ?? UNENDED.exec(text);
  const start = readDate(since?.groups?.a ?? '');
  if (since === null || start === undefined) return undefined;
  return { start, end: null, isCurrent: true, ...place(since) };
}

/** A single date as the time of a short job. */
export function findSingleDate(text: string): DateRange | undefined {
  const match = SINGLE.exec(text);
  const date = readDate(match?.groups?.a ?? '');
  if (match === null || date === undefined) return undefined;
  return { start: date, end: date, isCurrent: false, ...place(match) };
}

const LEFTOVER = /[\s()[\],;:|–—-]+/g;

/** Whether a text is a time and nothing else. */
export function isOnlyDate(text: string): boolean {
  const range = findRange(text) ?? findSingleDate(text);
  if (range === undefined) return false;
  const others = `${text.slice(0, range.from)}${text.slice(range.to)}`;
  return others.replaceAll(LEFTOVER, '').length <= 2;
}
