import type { DateRange } from './dates.ts';
import { isOnlyDate } from './dates.ts';
import type { Anchor, Part } from './entry-parts.ts';
import { isListed, LINES_BEFORE_MAX, linesBefore, partOf } from './entry-parts.ts';
import { isNamedPart, readJobParts } from './job-parts.ts';
import { findNamedPart, looksLikeCompany, looksLikeRole } from './job-words.ts';
import { isBullet } from './line-kinds.ts';
import { isCountry, isPlace } from './places.ts';
import { BULLET } from './skills.ts';
import type { ResumeLine } from './types.ts';
import { isHyphenated, textOf } from './words.ts';

const HEAD_LINES_MAX = 5;
const WORDS_MAX = 8;

/** A job as written: its time, and the lines around it with role, employer and place. */
export interface Entry {
  readonly range: DateRange;
  readonly lines: readonly ResumeLine[];
  /** The texts of the lines without the time. */
  readonly texts: readonly string[];
  /** The town, if it has a separate line below. */
  readonly place: string;
  /** How many of the texts are above the time or beside it. */
  readonly above: number;
  /** Whether the entry begins with an employer whose total time, such as "5 years 1 month", is given. */
  readonly opensGroup: boolean;
  /** Space above, in text sizes. */
  readonly gap: number;
  readonly x: number;
}

/** A row of a table as named parts: "Employer: Elbkontor | Position: Analyst". */
function rowText({ cells }: ResumeLine, heads: readonly string[]): string {
  const namedCells = cells.map((cell, at) => ({ cell, head: heads[at] ?? '' }));
  return namedCells
    .filter(({ head }) => ['role', 'company', 'place'].includes(findNamedPart(head) ?? ''))
    .map(({ cell, head }) => `${head}: ${cell.replaceAll('|', ' ')}`)
    .join(' | ');
}

/** The text of the line with the time, without it. */
function withoutRange(line: ResumeLine, { from, to }: DateRange): string {
  if (line.heads !== undefined) return rowText(line, line.heads);
  const text = textOf(line);
  if (isOnlyDate(text)) return '';
  return `${text.slice(0, from)}\t${text.slice(to)}`
    .replaceAll(/[([]\s*\t\s*[)\]]/gu, '\t')
    .replace(BULLET, '');
}

/** A name that continues in the next line: "Berichterstat-" above "tung", "Leiterin Einkauf und" above "Logistik". */
function joinWrapped(texts: readonly string[]): string[] {
  const joinedTexts: string[] = [];
  for (const text of texts) {
    const last = joinedTexts.at(-1);
    const isHyphen = last !== undefined && isHyphenated(last, text);
    const isOpen = last !== undefined && /(?:\s(?:und|and|&|of|for|für|im|in|der)|,)$/u.test(last);
    if (isHyphen) joinedTexts[joinedTexts.length - 1] = `${last.slice(0, -1)}${text}`;
    else if (isOpen) joinedTexts[joinedTexts.length - 1] = `${last} ${text}`;
    else joinedTexts.push(text);
  }
  return joinedTexts;
}

const TOWN_EDGE = /^[\s,;|•·()–—-]+|[\s,;|•·()–—-]+$/gu;
const TOWN_COUNTRY = /^\p{Lu}[\p{L}.'’ -]{1,30}[,(]\s*(?<country>\p{Lu}[\p{L} .]{1,30})$/u;

/** "Zagreb, Croatia", as some forms print it beside the time. */
function isTownAndCountry(text: string): boolean {
  const country = TOWN_COUNTRY.exec(text.replaceAll(TOWN_EDGE, ''))?.groups?.['country'];
  return country !== undefined && isCountry(country);
}

const isTown = (text: string) =>
  isPlace(text) || /^\p{Lu}[\p{L}.'’/-]+(?:,? \p{Lu}[\p{L}.'’/-]*){0,3}$/u.test(text);

const JOB_SENTENCE_WORDS_MAX = 14;

/** "Head of Fundraising at Harbour Lights Trust in Whitby": long, but not a sentence. */
function describesJob(text: string): boolean {
  const at = text.search(/\s(?:at|bei|beim|an der)\s+(?:der |dem |the )?\p{Lu}/u);
  return (
    at > 0 &&
    /^\p{Lu}/u.test(text) &&
    !/[.!?]$/u.test(text) &&
    text.split(/\s+/u).length <= JOB_SENTENCE_WORDS_MAX &&
    looksLikeRole(text.slice(0, at))
  );
}

/** Whether a line below the time of a job still belongs to its head. */
function isHeadLine(
  part: Part,
  { at, anchor, count }: { at: number; anchor: Anchor; count: number },
  texts: readonly string[],
): boolean {
  const line = part.lines[at];
  if (line === undefined || isBullet(line) || count >= HEAD_LINES_MAX) return false;
  const text = textOf(line);
  const isWrapped = isHyphenated(texts.at(-1) ?? '', text);
  if (isNamedPart(text) || isWrapped) return true;
  const isJob = describesJob(text);
  if (part.prose[at] === true && !isJob) return false;
  const isNamed = looksLikeRole(text) || looksLikeCompany(text);
  if (!isNamed && isListed(part, line, anchor)) return false;
  const { role, company, place } = readJobParts(texts, 0);
  if (role !== '' && company !== '') return place === '' && isTown(text) && line.gap <= part.wide;
  if (text.split(/\s+/u).length > WORDS_MAX && !/[,|\t–]/u.test(text) && !isJob) return false;
  if (line.gap > Math.max(part.wide * 1.3, part.jobGap * 1.25) && (role !== '' || company !== ''))
    return false;
  return looksLikeRole(text) || looksLikeCompany(text) || /^[\p{Lu}\d(]/u.test(text);
}

function isComplete(texts: readonly string[]): boolean {
  const { role, company } = readJobParts(joinWrapped(texts), 0);
  return role !== '' && company !== '';
}

const SMALLER = 0.93;
const FACTS =
  /\d+\+? (?:employees|people|staff|mitarbeite)|(?<!\p{L})(?:series [a-e]|listed on|headquartered|founded in|acquired (?:by|in)|gegründet|branche:|industry:)(?!\p{L})/iu;

/** Whether a line between employer and role describes the employer: "Accounting software for small firms, 120 employees". */
function describesEmployer(line: ResumeLine, first: ResumeLine | undefined, time: ResumeLine): boolean {
  if (first === undefined || line === first) return false;
  const text = textOf(line);
  const isSmaller = line.size < Math.min(first.size, time.size) * SMALLER;
  return FACTS.test(text) || (isSmaller && text.split(/\s+/u).length > 3);
}

function entryOf(part: Part, anchor: Anchor, from: number, to: number): Entry {
  const line = part.lines[anchor.index];
  const above = part.lines.slice(from, anchor.index);
  const descriptionIndex = above.findIndex((each, at) => isBullet(each) || part.prose[from + at] === true);
  const reachableLines =
    descriptionIndex > 0 ? above.slice(0, Math.min(descriptionIndex, LINES_BEFORE_MAX)) : above;
  const head =
    line === undefined
      ? reachableLines
      : reachableLines.filter((each) => !describesEmployer(each, reachableLines[0], line));
  const texts = head.map(textOf);
  let place = '';
  if (line !== undefined) {
    head.push(line);
    const text = withoutRange(line, anchor.range);
    if (isTownAndCountry(text)) place = text.replaceAll(TOWN_EDGE, '');
    else texts.push(text);
  }
  const count = joinWrapped(texts).length;
  const end = line?.heads === undefined ? to : anchor.index + 1;
  for (let at = anchor.index + 1; at < end; at += 1) {
    const next = part.lines[at];
    if (next === undefined || !isHeadLine(part, { at, anchor, count: head.length }, joinWrapped(texts)))
      break;
    head.push(next);
    const text = textOf(next);
    // Only their town can follow below a role and its employer.
    if (!isNamedPart(text) && isComplete(texts)) {
      place ||= text;
      break;
    }
    texts.push(text);
  }
  const [first] = head;
  return {
    range: anchor.range,
    lines: head,
    texts: joinWrapped(texts),
    place,
    above: count,
    opensGroup: head.some((each) => part.groups.has(each)),
    gap: first?.gap ?? 0,
    x: first?.x ?? 0,
  };
}

/** The entries of a part of a resume that lists jobs, each around its time. */
export function findEntries(resumeLines: readonly ResumeLine[]): Entry[] {
  const part = partOf(resumeLines);
  const [first] = part.anchors;
  if (first === undefined) return [];
  const starts = part.anchors.map((anchor, position) => {
    const previous = part.anchors[position - 1]?.index ?? -1;
    return anchor.index - linesBefore(part, anchor, previous, first);
  });
  return part.anchors.map((anchor, position) => {
    const to = starts[position + 1] ?? part.lines.length;
    return entryOf(part, anchor, starts[position] ?? anchor.index, to);
  });
}
