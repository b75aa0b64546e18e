import { findRange, findSingleDate, isOnlyDate, withoutDuration } from './dates.ts';
import type { DateRange } from './dates.ts';
import { looksLikeCompany, looksLikeRole } from './job-words.ts';
import { BULLET } from './skills.ts';
import type { ResumeLine } from './types.ts';
import { textOf } from './words.ts';

const PROSE_WORDS = 10;
const RANGE_WITHIN = 40;

export function isBullet(line: ResumeLine): boolean {
  return BULLET.test(textOf(line));
}

/** Whether a line reads like a sentence or a part of one, not like the name of something. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/u).length;
  const bare = text
    .replace(/(?:\p{L}\.){2,}$/u, '')
    .replace(/(?:e\. ?V|e\. ?K|Inc|Ltd|Co|Corp|B\. ?V|N\. ?V|S\. ?A|bzw|u\. ?a)\.$/u, '');
  if (/[.!?]$/u.test(bare)) return true;
  if (looksLikeCompany(text) && words < PROSE_WORDS) return false;
  return (
    (/^\p{Ll}/u.test(text) &&
      !/^(?:von|vom|seit|bis|from|since|ab|stellv|leitende|freie|wissenschaftlich|studentisch|kaufmännisch|technische|angestellte|selbst(?:st)?ändig|als \p{Lu}|as (?:an? )?\p{Lu}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/u.test(
        text,
      )) ||
    (words > PROSE_WORDS && !/[,|\t–]/u.test(text)) ||
    /(?:^|\s)(?:I|my|ich|meine?[rnms]?)\s/u.test(text)
  );
}

/** Marks the lines of paragraphs: a line that ends as a sentence makes the lines before it part of the sentence. */
export function findProse(lines: readonly ResumeLine[]): boolean[] {
  const flags = lines.map((line) => isProse(textOf(line)));
  for (let index = lines.length - 2; index >= 0; index -= 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line === undefined || next === undefined || flags[index + 1] !== true) continue;
    const isSame = line.size === next.size && line.isBold === next.isBold && Math.abs(line.x - next.x) < 2;
    const goesOn = /^\p{Ll}/u.test(textOf(next)) || line.isFull;
    const isNamed = looksLikeRole(textOf(line)) || looksLikeCompany(textOf(line));
    if (isSame && goesOn && !isNamed && line.cells.length === 1 && rangeOfLine(line) === undefined) {
      flags[index] = true;
    }
  }
  return flags;
}

/**
 * "Radio Fenland (Summer 2016)", "Lifeguard, July 2016": a separated single date at the end; a year only in brackets.
 */
function isAtEnd(text: string, { from, to, start }: DateRange): boolean {
  if (text.slice(to).trim() === ')') return text.slice(0, from).endsWith('(');
  return (
    to === text.length &&
    start !== null &&
    start.length > 4 &&
    /(?:[,|–—]|\s-)\s*$/u.test(text.slice(0, from))
  );
}

/** The time of a line: a range, or a single date in a separate cell. */
export function rangeOfLine(line: ResumeLine): DateRange | undefined {
  const text = textOf(line);
  const range = findRange(text);
  if (range !== undefined) return range;
  if (line.cells.some((cell) => isOnlyDate(cell))) return findSingleDate(text);
  const single = findSingleDate(text);
  return single !== undefined && isAtEnd(text, single) ? single : undefined;
}

/** Whether a date is part of a sentence and not the time of a job. */
export function isWithinSentence(line: ResumeLine, range: DateRange): boolean {
  return range.from > RANGE_WITHIN && isProse(textOf(line));
}

const TIME_WORDS_MAX = 14;

/** Whether a date is the time of the whole line: in a cell of its own, at its beginning or set off at its end. */
export function isTimeOfLine(
  line: ResumeLine | undefined,
  range: DateRange,
  first: ResumeLine | undefined,
): boolean {
  if (line === undefined) return false;
  if (line.cells.some((cell) => isOnlyDate(cell))) return true;
  const text = textOf(line);
  const isIndented = first !== undefined && line.x > first.x + 8;
  if (
    text
      .slice(0, range.from)
      .replace(BULLET, '')
      .replaceAll(/[\s([]/gu, '') === ''
  )
    return true;
  const remainder = withoutDuration(text.slice(range.to)).replaceAll(/[\s)\].,;|]/gu, '');
  const isSetOff = /[,|([–—:;•·/\t-]\s*$/u.test(text.slice(0, range.from));
  const isShort = text.split(/\s+/u).length <= TIME_WORDS_MAX + 6;
  return (
    !isIndented &&
    isSetOff &&
    isShort &&
    (remainder === '' || /^\s*[)\]]?\s*[|,•·/–-]/u.test(text.slice(range.to)))
  );
}
