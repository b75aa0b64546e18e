import { TITLE_MAX_CHARACTERS } from '../limits.ts';
import type { DateRange } from './dates.ts';
import { findRange, findSingleDate, isOnlyDate } from './dates.ts';
import type { Order } from './job-parts.ts';
import {
  findOrder,
  isNamedPart,
  isTableHead,
  looksLikeCompany,
  looksLikeRole,
  readJobParts,
} from './job-parts.ts';
import { BULLET } from './skills.ts';
import type { ResumeJob, ResumeLine } from './types.ts';
import { sourceOf, textOf } from './words.ts';

const HEAD_LINES_MAX = 4;
const LINES_BEFORE_DATE_MAX = 3;
const PROSE_WORDS = 10;

/** The line of a job that tells its time. */
interface Anchor {
  readonly index: number;
  readonly range: DateRange;
}

function isBullet(line: ResumeLine): boolean {
  return BULLET.test(line.cells[0] ?? '');
}

function isProse(text: string): boolean {
  if (looksLikeCompany(text) && text.split(' ').length < PROSE_WORDS) return false;
  return (
    /[.!]$/u.test(text.replace(/(?:e\. ?V|Inc|Ltd|Co|Corp)\.$/u, '')) ||
    /^\p{Ll}/u.test(text) ||
    (text.split(/\s+/u).length > PROSE_WORDS && !/[,|\t–]/u.test(text))
  );
}

function rangeOf(line: ResumeLine): DateRange | undefined {
  const text = textOf(line);
  const range = findRange(text);
  if (range !== undefined) return range;
  return line.cells.some((cell) => isOnlyDate(cell)) ? findSingleDate(text) : undefined;
}

function findAnchors(lines: readonly ResumeLine[]): Anchor[] {
  const all = lines.flatMap((line, index) => {
    const range = rangeOf(line);
    return range === undefined ? [] : [{ index, range }];
  });
  const plain = all.filter(({ index }) => {
    const line = lines[index];
    return line !== undefined && !isBullet(line);
  });
  // Dates within a description belong to no job of their own.
  return (plain.length > 0 ? plain : all).filter(({ index, range }) => {
    const text = textOf(lines[index]);
    return !(range.from > 40 && isProse(text));
  });
}

/** How many lines of a job stand above its time, judged by the first job of a section. */
function linesBefore(lines: readonly ResumeLine[], anchors: readonly Anchor[]): number {
  const first = anchors[0]?.index ?? 0;
  let count = 0;
  while (count < LINES_BEFORE_DATE_MAX && count < first) {
    const line = lines[first - count - 1];
    if (line === undefined || isBullet(line) || isProse(textOf(line))) break;
    count += 1;
  }
  return count;
}

/** The text of the line with the time, without it. */
function withoutRange(line: ResumeLine, { from, to }: DateRange): string {
  const text = textOf(line);
  return `${text.slice(0, from)}\t${text.slice(to)}`.replaceAll(/\(\s*\t\s*\)/g, '\t').replace(BULLET, '');
}

interface Head {
  readonly range: DateRange;
  readonly lines: readonly ResumeLine[];
  /** Their texts without the time. */
  readonly texts: readonly string[];
}

/** The head of a job: the lines before its time, its line, and those behind until its description begins. */
function headOf(
  lines: readonly ResumeLine[],
  anchor: Anchor,
  { from, to }: { from: number; to: number },
): Head {
  const line = lines[anchor.index];
  const head: ResumeLine[] = lines
    .slice(from, anchor.index)
    .filter((each) => !isBullet(each) && !isProse(textOf(each)));
  const texts = head.map(textOf);
  if (line !== undefined) {
    head.push(line);
    texts.push(withoutRange(line, anchor.range));
  }
  for (const next of lines.slice(anchor.index + 1, to)) {
    const text = textOf(next);
    const parts = readJobParts(texts, 'role-first');
    const isComplete = parts.role !== '' && parts.company !== '' && parts.place !== '';
    const isHeadLine =
      isNamedPart(text) ||
      looksLikeRole(text) ||
      looksLikeCompany(text) ||
      parts.role === '' ||
      parts.company === '';
    if (isComplete || head.length >= HEAD_LINES_MAX || isBullet(next) || isProse(text)) break;
    if (!isHeadLine && !isShortPlace(text)) break;
    head.push(next);
    texts.push(text);
  }
  return { range: anchor.range, lines: head, texts };
}

function isShortPlace(text: string): boolean {
  return /^\p{Lu}[\p{L}/-]+(?:,? \p{Lu}[\p{L}/-]+){0,2}$/u.test(text);
}

function cut(text: string): string {
  return text.length > TITLE_MAX_CHARACTERS ? text.slice(0, TITLE_MAX_CHARACTERS).trim() : text;
}

function mostFrequentOrder(heads: readonly Head[]): Order {
  const orders = heads.map(({ texts }) => findOrder(texts));
  const companies = orders.filter((order) => order === 'company-first').length;
  return companies > orders.filter((order) => order === 'role-first').length ? 'company-first' : 'role-first';
}

/** The jobs of a section that lists them; what describes a job belongs to it and is not read. */
export function readJobs(given: readonly ResumeLine[]): ResumeJob[] {
  const lines = given.filter(({ cells }) => !isTableHead(cells));
  const anchors = findAnchors(lines);
  const before = linesBefore(lines, anchors);
  const startOf = ({ index }: Anchor, previous: number) => Math.max(previous + 1, index - before);
  const heads = anchors.map((anchor, position) => {
    const next = anchors[position + 1];
    const to = next === undefined ? lines.length : startOf(next, anchor.index);
    return headOf(lines, anchor, { from: startOf(anchor, anchors[position - 1]?.index ?? -1), to });
  });
  const order = mostFrequentOrder(heads);
  const jobs: ResumeJob[] = [];
  for (const { range, lines: source, texts } of heads) {
    const parts = readJobParts(texts, order);
    const last = jobs.at(-1);
    // A second role at the same company names the company above the first one only.
    const isSame = parts.company === '' && parts.role !== '' && last !== undefined;
    if (parts.role === '' && parts.company === '') continue;
    jobs.push({
      role_name: cut(parts.role),
      company_name: cut(isSame ? last.company_name : parts.company),
      company_location: cut(isSame && parts.place === '' ? last.company_location : parts.place),
      started_at: range.start,
      ended_at: range.end,
      currently_working: range.isCurrent,
      source: source.map(sourceOf),
    });
  }
  return jobs;
}
