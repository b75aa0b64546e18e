import type { DateRange } from './dates.ts';
import { isOnlyDate, isOnlyDuration } from './dates.ts';
import { isNamedPart, readJobParts } from './job-parts.ts';
import { findNamedPart, isAboutPerson, isTableHead, looksLikeCompany, looksLikeRole } from './job-words.ts';
import { findProse, isBullet, isTimeOfLine, isWithinSentence, rangeOfLine } from './line-kinds.ts';
import { isCountry, isPlace } from './places.ts';
import { BULLET } from './skills.ts';
import type { ResumeLine } from './types.ts';
import { textOf } from './words.ts';

const LINES_BEFORE_MAX = 3;
const HEAD_LINES_MAX = 5;
const WORDS_MAX = 8;
const WIDE_GAP = 1.25;

/** What stands between the time of a job and the next one: its head, and whether it belongs to an employer above. */
export interface Entry {
  readonly range: DateRange;
  readonly lines: readonly ResumeLine[];
  /** Their texts without the time. */
  readonly texts: readonly string[];
  /** The town in a line of its own below. */
  readonly place: string;
  /** How many of the texts stand above the time or beside it. */
  readonly above: number;
  /** Above it, "5 years 1 month" is told for the employer whose name begins this entry. */
  readonly opensGroup: boolean;
  /** Space above, in text sizes. */
  readonly gap: number;
  readonly x: number;
}

interface Anchor {
  readonly index: number;
  readonly range: DateRange;
}

interface Part {
  readonly lines: readonly ResumeLine[];
  readonly prose: readonly boolean[];
  readonly anchors: readonly Anchor[];
  /** Lines that are followed by the total time at an employer. */
  readonly groups: ReadonlySet<ResumeLine>;
  /** The time stands below its job and what describes it. */
  readonly isTimeLast: boolean;
  /** Each time stands alone above its job: the space above it is wider than the one below. */
  readonly isTimeFirst: boolean;
  /** What parts jobs: wider than the usual space between lines. */
  readonly wide: number;
  /** The usual space above the line with the time. */
  readonly jobGap: number;
}

function findAnchors(lines: readonly ResumeLine[]): Anchor[] {
  const all = lines.flatMap((line, index) => {
    const range = rangeOfLine(line);
    return range === undefined ? [] : [{ index, range }];
  });
  const isListed = ({ index }: Anchor) => BULLET.test(textOf(lines[index]));
  const plain = all.filter((anchor) => !isListed(anchor));
  // Dates within a description belong to no job of their own.
  const told = (plain.length > 0 ? plain : all).filter(({ index, range }) => {
    const line = lines[index];
    return line !== undefined && !isWithinSentence(line, range);
  });
  const strong = told.filter(({ index, range }) =>
    isTimeOfLine(lines[index], range, lines[told[0]?.index ?? 0]),
  );
  return strong.length > 0 ? strong : told;
}

function partOf(given: readonly ResumeLine[]): Part {
  const named = given.filter(({ cells }) => !isTableHead(cells));
  const groups = new Set<ResumeLine>();
  const lines = named.filter((line, index) => {
    const isTotal = isOnlyDuration(textOf(line));
    const before = named[index - 1];
    if (isTotal && before !== undefined) groups.add(before);
    return !isTotal;
  });
  const gaps = lines
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length * 0.3)] ?? 0;
  const anchors = findAnchors(lines);
  const above = anchors
    .flatMap(({ index }) => lines[index]?.gap ?? [])
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const jobGap = above[Math.floor(above.length / 2)] ?? 0;
  const part = { lines, groups, prose: findProse(lines), anchors, wide: usual * WIDE_GAP, jobGap };
  return { ...part, isTimeLast: isTimeLast(part), isTimeFirst: isTimeFirst(part) };
}

/** Whether each time stands alone below a job and its description, so that what is above belongs to it. */
function isTimeLast({ lines, prose, anchors }: Pick<Part, 'lines' | 'prose' | 'anchors'>): boolean {
  const [first] = anchors;
  if (first === undefined || first.index === 0) return false;
  const isDescribed = (at: number) => {
    const line = lines[at];
    return line !== undefined && (isBullet(line) || prose[at] === true);
  };
  const opening = lines[0];
  const isAlone = anchors.every(({ index }) => isOnlyDate(textOf(lines[index])));
  return isAlone && isDescribed(first.index - 1) && opening !== undefined && !isDescribed(0);
}

const CLEARLY = 1.15;
const COLUMN_POINTS = 40;

/** Whether times that stand alone are nearer to the line below them than to the one above. */
function isTimeFirst({ lines, anchors }: Pick<Part, 'lines' | 'anchors'>): boolean {
  const alone = anchors.filter(({ index }) => isOnlyDate(textOf(lines[index])));
  if (alone.length < anchors.length * 0.7) return false;
  const gaps = alone.flatMap(({ index }) => {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line === undefined || next === undefined || !Number.isFinite(line.gap)) return [];
    // In a column of its own it stands beside its job, a little higher or lower.
    const isBeside = next.x > line.x + COLUMN_POINTS;
    return [{ above: isBeside ? 0 : line.gap, below: next.gap }];
  });
  const first = gaps.filter(({ above, below }) => above > below * CLEARLY).length;
  const last = gaps.filter(({ above, below }) => below > above * CLEARLY).length;
  return first > last && first >= gaps.length / 2;
}

/** The lines above a time that can belong to its job, the nearest first. */
function reachOf(part: Part, anchor: Anchor, previous: number): number {
  const { lines, prose, anchors } = part;
  const { index } = anchor;
  const isFirst = index === anchors[0]?.index;
  let count = 0;
  while (count < LINES_BEFORE_MAX && index - count - 1 > previous) {
    const at = index - count - 1;
    const line = lines[at];
    if (
      line === undefined ||
      isBullet(line) ||
      prose[at] === true ||
      isAboutPerson(textOf(line)) ||
      line.size > (lines[index]?.size ?? 0) * TITLE_SHARE ||
      (!isFirst && isListed(part, line, anchor))
    )
      break;
    count += 1;
  }
  return count;
}

const TITLE_SHARE = 1.4;
const INDENT_POINTS = 8;

/** A line further to the right than the time of its job and its cells is a part of a list whose bullets are drawn. */
function isIndented(line: ResumeLine, anchor: ResumeLine | undefined): boolean {
  if (anchor === undefined || line.cells.length > 1) return false;
  const isCentred = Math.abs(line.x + line.right - anchor.x - anchor.right) < 8;
  if (isCentred) return false;
  return line.x > anchor.x + INDENT_POINTS && !anchor.xs.some((x) => Math.abs(x - line.x) < 4);
}

/** The same, unless the first job already stands further to the right than its time, or all jobs do. */
function isListed({ lines, anchors }: Part, line: ResumeLine, anchor: Anchor): boolean {
  const first = anchors[0]?.index ?? 0;
  const around = [lines[first - 1], lines[first + 1]];
  const isUsual = around.some(
    (each) => each !== undefined && isIndented(each, lines[first]) && !isBullet(each),
  );
  return !isUsual && isIndented(line, lines[anchor.index]);
}

const isSameStyle = (a: ResumeLine, b: ResumeLine) =>
  Math.abs(a.size - b.size) < 0.6 && a.isBold === b.isBold && Math.abs(a.x - b.x) < 3;

/** How many lines above the time of a job belong to it: as many as in the first job, or from a wide space on. */
function linesBefore(part: Part, anchor: Anchor, previous: number, first: Anchor): number {
  if (part.isTimeLast) return anchor.index - previous - 1;
  if (part.isTimeFirst) return 0;
  const reach = reachOf(part, anchor, previous);
  const usual = reachOf(part, first, -1);
  if (anchor === first) return usual;
  const { lines, wide } = part;
  const line = lines[anchor.index];
  if (usual === 0 || line === undefined || reach === 0) return 0;
  const opening = lines[first.index - usual];
  for (let count = reach; count >= 1; count -= 1) {
    const candidate = lines[anchor.index - count];
    if (candidate !== undefined && part.groups.has(candidate)) return count;
  }
  if (line.gap > wide && opening !== undefined && !isSameStyle(lines[anchor.index - 1] ?? line, opening))
    return 0;
  const spaced = Array.from({ length: reach }, (_, at) => at + 1).filter(
    (count) => (lines[anchor.index - count]?.gap ?? 0) > wide,
  );
  const styled = spaced.findLast((count) => {
    const candidate = lines[anchor.index - count];
    return candidate !== undefined && opening !== undefined && isSameStyle(candidate, opening);
  });
  return Math.min(styled ?? spaced[0] ?? Math.min(usual, reach), reach);
}

/** A row of a table as named parts: "Employer: Elbkontor | Position: Analyst". */
function rowText({ cells }: ResumeLine, heads: readonly string[]): string {
  const named = cells.map((cell, at) => ({ cell, head: heads[at] ?? '' }));
  return named
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

/** A name that goes on in the next line: "Berichterstat-" above "tung", "Leiterin Einkauf und" above "Logistik". */
function joinWrapped(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    const isHyphen = last !== undefined && /\p{L}-$/u.test(last) && /^\p{Ll}/u.test(text);
    const isOpen = last !== undefined && /(?:\s(?:und|and|&|of|for|für|im|in|der)|,)$/u.test(last);
    if (isHyphen) joined[joined.length - 1] = `${last.slice(0, -1)}${text}`;
    else if (isOpen) joined[joined.length - 1] = `${last} ${text}`;
    else joined.push(text);
  }
  return joined;
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

const TOLD_WORDS_MAX = 14;

/** "Head of Fundraising at Harbour Lights Trust in Whitby": long, but no sentence. */
function tellsJob(text: string): boolean {
  const at = text.search(/\s(?:at|bei|beim|an der)\s+(?:der |dem |the )?\p{Lu}/u);
  return (
    at > 0 &&
    /^\p{Lu}/u.test(text) &&
    !/[.!?]$/u.test(text) &&
    text.split(/\s+/u).length <= TOLD_WORDS_MAX &&
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
  const isWrapped = /\p{L}-$/u.test(texts.at(-1) ?? '') && /^\p{Ll}/u.test(text);
  if (isNamedPart(text) || isWrapped) return true;
  const isJobTold = tellsJob(text);
  if (part.prose[at] === true && !isJobTold) return false;
  const isNamed = looksLikeRole(text) || looksLikeCompany(text);
  if (!isNamed && isListed(part, line, anchor)) return false;
  const { role, company, place } = readJobParts(texts, 0);
  if (role !== '' && company !== '') return place === '' && isTown(text) && line.gap <= part.wide;
  if (text.split(/\s+/u).length > WORDS_MAX && !/[,|\t–]/u.test(text) && !isJobTold) return false;
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

/** "Accounting software for small firms, 120 employees": a line between an employer and a role that is smaller or tells facts. */
function describesEmployer(line: ResumeLine, first: ResumeLine | undefined, time: ResumeLine): boolean {
  if (first === undefined || line === first) return false;
  const text = textOf(line);
  const isSmaller = line.size < Math.min(first.size, time.size) * SMALLER;
  return FACTS.test(text) || (isSmaller && text.split(/\s+/u).length > 3);
}

function entryOf(part: Part, anchor: Anchor, from: number, to: number): Entry {
  const line = part.lines[anchor.index];
  const above = part.lines.slice(from, anchor.index);
  const described = above.findIndex((each, at) => isBullet(each) || part.prose[from + at] === true);
  const reached = described > 0 ? above.slice(0, Math.min(described, LINES_BEFORE_MAX)) : above;
  const head = line === undefined ? reached : reached.filter((each) => !describesEmployer(each, reached[0], line));
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
    // Below a role and its employer can stand their town, and nothing else.
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
export function findEntries(given: readonly ResumeLine[]): Entry[] {
  const part = partOf(given);
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
