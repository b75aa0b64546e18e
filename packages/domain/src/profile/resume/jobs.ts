import { TITLE_MAX_CHARACTERS } from '../../base/limits.ts';
import { isOnlyDate } from './dates.ts';
import type { Entry } from './entries.ts';
import { findEntries } from './entries.ts';
import type { JobParts, Order } from './job-parts.ts';
import { orderOf, readJobParts } from './job-parts.ts';
import {
  isAboutPerson,
  isGap,
  isSchooling,
  isSelfEmployed,
  isTraining,
  looksLikeCompany,
  looksLikeRole,
  roleLeaning,
} from './job-words.ts';
import { findProse, isBullet } from './line-kinds.ts';
import type { PartialDate, ResumeJob, ResumeLine } from './types.ts';
import { sourceOf } from './words.ts';

/** The classification of a part's entries. */
export interface JobsFound {
  readonly jobs: readonly ResumeJob[];
  /** Entries that are not a job, or with too little data. */
  readonly unclear: readonly ResumeLine[];
}

interface Read {
  readonly entry: Entry;
  readonly parts: JobParts;
}

function cut(text: string): string {
  return text.length > TITLE_MAX_CHARACTERS ? text.slice(0, TITLE_MAX_CHARACTERS).trim() : text;
}

function sumOrders(entries: readonly Entry[]): Order {
  return entries.reduce((sum, { texts }) => sum + orderOf(texts), 0);
}

/** A month as a number, for comparing; a year counts from its January or to its December. */
function monthNumber(date: PartialDate, isEnd: boolean): number {
  const [year = '0', month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? (isEnd ? 12 : 1) : Number(month));
}

function spanOf({ range }: Entry): { from: number; to: number } {
  return {
    from: range.start === null ? 0 : monthNumber(range.start, false),
    to: range.isCurrent || range.end === null ? Infinity : monthNumber(range.end, true),
  };
}

/** Whether a time lies within another one. */
function isWithin(inner: Entry, outer: Entry): boolean {
  const [a, b] = [spanOf(inner), spanOf(outer)];
  return a.from >= b.from && a.to <= b.to;
}

/** Whether one job followed the other without a break, like promotions. */
function isNext(entry: Entry, before: Entry): boolean {
  const [a, b] = [spanOf(entry), spanOf(before)];
  const steps = [b.from - a.to, a.from - b.to].filter(Number.isFinite);
  // Years alone meet in the same year: "2014–2020" above "2009–2014".
  const dates = [entry.range.start, entry.range.end, before.range.start, before.range.end];
  const least = dates.some((date) => date?.length === 4) ? -11 : 0;
  return steps.some((step) => step >= least && step <= 2);
}

/** An employer with its total time, above the roles that were held there. */
function isTotal({ parts, entry }: Read, next: Read | undefined): boolean {
  return (
    // The assumed role can be its town.
    (parts.role === '' || (!looksLikeRole(parts.role) && roleLeaning(parts.role) < 0.8)) &&
    parts.company !== '' &&
    next !== undefined &&
    next.parts.company === '' &&
    isWithin(next.entry, entry)
  );
}

interface Group {
  company: string;
  place: string;
  readonly first: Entry;
  last: Entry;
  /** Whether the employer is in a separate line above the first role. */
  readonly isAbove: boolean;
  /** Whether the employer is certainly above its roles: its total time is given. */
  readonly isCertain: boolean;
}

function openGroup({ entry, parts }: Read): Group {
  const lineOf = (name: string) => entry.texts.findIndex((text) => text.includes(name));
  return {
    ...parts,
    first: entry,
    last: entry,
    isAbove: lineOf(parts.company) >= 0 && lineOf(parts.company) < lineOf(parts.role),
    isCertain: entry.opensGroup,
  };
}

/** Role, employer and place of an entry; below an employer with a total time there is only the role. */
function readEntry(entry: Entry, order: Order, isBelowTotal: boolean): JobParts {
  const alone = readJobParts(entry.texts.slice(0, entry.above), order);
  const isRole = isBelowTotal && !entry.opensGroup && alone.role !== '' && alone.company === '';
  const parts = isRole ? alone : readJobParts(entry.texts, order);
  const below = isRole ? (entry.texts[entry.above] ?? '') : '';
  return { ...parts, place: parts.place || entry.place || below };
}

/**
 * Whether an entry opens with a line formatted like the one with the time of the first role, and unlike its employer.
 */
function isRoleLine(entry: Entry, first: Entry): boolean {
  const [line, employer, role] = [entry.lines[0], first.lines[0], first.lines[first.above - 1]];
  if (line === undefined || employer === undefined || role === undefined || role === employer) return false;
  const isAlike = (a: ResumeLine, b: ResumeLine) =>
    a.isBold === b.isBold && Math.abs(a.size - b.size) < 0.3 && Math.abs(a.x - b.x) < 2;
  return isAlike(line, role) && !isAlike(line, employer);
}

/** Whether an entry is formatted like the role above it that belongs to the same employer. */
function isSetAlike(entry: Entry, last: Entry): boolean {
  return (
    Math.abs(entry.gap - last.gap) < 0.1 &&
    Math.abs(entry.x - last.x) < 2 &&
    entry.lines.length <= last.lines.length
  );
}

/** Whether a role without an employer belongs to the employer above it: what looks like a job of its own does not. */
function belongsTo({ entry, parts }: Read, group: Group): boolean {
  if (parts.company !== '' || parts.role === '') return false;
  if (group.isCertain) return true;
  const { first, last, isAbove } = group;
  if (!isAbove) return false;
  const isCloser = entry.gap < first.gap * 0.85 || entry.x > first.x + 3;
  return (
    (isCloser ||
      isNext(entry, last) ||
      isRoleLine(entry, first) ||
      (last !== first && isSetAlike(entry, last))) &&
    entry.lines.length < first.lines.length
  );
}

function toJob({ entry, parts }: Read, group: Group | undefined): ResumeJob {
  return {
    role_name: cut(parts.role),
    company_name: cut(parts.company || (group?.company ?? '')),
    company_location: cut(parts.place || (group?.place ?? '')),
    started_at: entry.range.start,
    ended_at: entry.range.end,
    currently_working: entry.range.isCurrent,
    source: entry.lines.map(sourceOf),
  };
}

/** Whether a head names a role and an employer; one of both is enough when its words are known. */
function isKnown({ role, company }: JobParts): boolean {
  if (role !== '' && company !== '') return true;
  return role === '' ? looksLikeCompany(company) : looksLikeRole(role) && roleLeaning(role) > 0;
}

const NAME_WORDS_MAX = 14;

const PERSONAL = /^(?:ich|wir|i|we)\s/iu;

/** Whether role and employer can be names: no times, no sentences. */
function isNameable({ role, company }: JobParts): boolean {
  return [role, company].every(
    (name) =>
      name === '' ||
      (/\p{L}{2}/u.test(name) &&
        !PERSONAL.test(name) &&
        !isOnlyDate(name) &&
        name.split(/\s+/u).length <= NAME_WORDS_MAX),
  );
}

/** Whether an entry is about education. Below a heading of jobs, a school can be the employer. */
function isSchool({ entry, parts }: Read, isCertain: boolean): boolean {
  // Below a heading of jobs, "Fachinformatiker (Ausbildung)" is one.
  const texts = isCertain ? entry.texts.map((text) => text.replaceAll(/\([^)]*\)/gu, ' ')) : entry.texts;
  if (isSchooling(parts.role) || texts.some(isTraining)) return true;
  if (parts.role !== '' && (isCertain || looksLikeRole(parts.role))) return false;
  return isSchooling(entry.texts.join(', '));
}

/** Whether an entry below an unknown heading, or below none, is a job: its words name a role and an employer. */
function isEvident({ entry, parts }: Read): boolean {
  if (parts.role === '' || parts.company === '' || !looksLikeRole(parts.role)) return false;
  const isNamed = entry.texts.some((text) => /(?:^|\s)(?:at|bei|beim)\s|\s@/u.test(text));
  return isNamed || looksLikeCompany(parts.company) || isSelfEmployed(parts.company);
}

/** Whether the words of an entry are enough for a job without a heading of jobs; beside a list of jobs, more is needed. */
function isPlausible(each: Read, hasJobList: boolean): boolean {
  const { role, company } = each.parts;
  if (hasJobList || company === '') return isEvident(each);
  return looksLikeRole(role) || (roleLeaning(role) > 0 && looksLikeCompany(company));
}

interface Options {
  readonly order?: Order;
  /** Whether a heading says that these are jobs. */
  readonly isCertain: boolean;
  /** Whether the resume has a part whose heading says that it lists jobs. */
  readonly hasJobList: boolean;
}

/** The order of role and employer in these lines, judged by their words. */
export function findOrder(lines: readonly ResumeLine[]): Order {
  return sumOrders(findEntries(lines));
}

/** The lines of jobs without any time, without their descriptions. */
function undatedLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const prose = findProse(lines);
  return lines.filter((line, at) => !isBullet(line) && prose[at] !== true);
}

/** The jobs of a part that lists them; descriptions of a job belong to it and are not parsed. */
export function readJobs(
  lines: readonly ResumeLine[],
  { order = 0, isCertain, hasJobList }: Options,
): JobsFound {
  const entries = findEntries(lines);
  if (entries.length === 0 && isCertain) return { jobs: [], unclear: undatedLines(lines) };
  let isBelowTotal = false;
  const read = entries.map((entry) => {
    const parts = readEntry(entry, order, isBelowTotal);
    if (entry.opensGroup) isBelowTotal = true;
    else if (parts.company !== '') isBelowTotal = false;
    return { entry, parts };
  });
  const jobs: ResumeJob[] = [];
  const unclear: ResumeLine[] = [];
  let group: Group | undefined;
  read.forEach((each, index) => {
    const { entry, parts } = each;
    if (isTotal(each, read[index + 1])) {
      group = { ...parts, first: entry, last: entry, isAbove: true, isCertain: true };
      return;
    }
    const text = entry.texts.join(', ');
    const isJob = isNameable(parts) && !isGap(text) && !isAboutPerson(text) && !isSchool(each, isCertain);
    const isInGroup = group !== undefined && belongsTo(each, group);
    if (!isInGroup) {
      group = parts.company === '' ? undefined : openGroup(each);
    } else if (group !== undefined) group.last = entry;
    if (isJob && (isInGroup || (isCertain ? isKnown(parts) : isPlausible(each, hasJobList)))) {
      jobs.push(toJob(each, isInGroup ? group : undefined));
    } else unclear.push(...entry.lines);
  });
  return { jobs, unclear };
}
