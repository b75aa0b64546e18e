import { findRange } from './dates.ts';
import { findOrder, readJobs } from './jobs.ts';
import { findLanguageCode, findLevel, readLanguageLine } from './languages.ts';
import { readLines } from './page-lines.ts';
import { isSentence, paragraphsOf } from './paragraphs.ts';
import type { Section } from './headings.ts';
import type { Part } from './parts.ts';
import { partsOf } from './parts.ts';
import { settleJobs } from './settle-jobs.ts';
import { BULLET, readSkillLine } from './skills.ts';
import type {
  PageText,
  ResumeFinds,
  ResumeJob,
  ResumeLanguage,
  ResumeLine,
  ResumeSkill,
  SourceLine,
  UnusedLine,
} from './types.ts';
import { sourceOf, textOf } from './words.ts';

const LINES_MAX = 3000;
const SKILLS_MAX = 50;
const UNUSED_MAX = 40;

interface Finds {
  readonly jobs: ResumeJob[];
  readonly skills: Map<string, ResumeSkill>;
  readonly languages: Map<string, ResumeLanguage>;
  readonly unusedLines: UnusedLine[];
}

function addLanguages(finds: Finds, line: ResumeLine, source: readonly SourceLine[]): boolean {
  const languages = readLanguageLine(line.cells.join('\t').replace(BULLET, ''));
  for (const { code, proficiency } of languages) {
    const knownLanguage = finds.languages.get(code);
    if (knownLanguage === undefined || knownLanguage.proficiency === null)
      finds.languages.set(code, { code, proficiency, source });
  }
  if (languages.length > 0) return true;
  // The level is below its language.
  const level = findLevel(textOf(line));
  const last = [...finds.languages.values()].at(-1);
  if (level === undefined || last === undefined || last.proficiency !== null) return false;
  finds.languages.set(last.code, { ...last, proficiency: level, source: [...last.source, ...source] });
  return true;
}

function addSkills(finds: Finds, line: ResumeLine, source: readonly SourceLine[]): void {
  const { skills, otherParts } = isSentence(textOf(line))
    ? { skills: [], otherParts: [textOf(line)] }
    : readSkillLine(line.cells);
  for (const label of skills) {
    const code = findLanguageCode(label);
    if (code !== undefined && !finds.languages.has(code)) {
      finds.languages.set(code, { code, proficiency: null, source });
    } else if (code === undefined && !finds.skills.has(label.toLowerCase())) {
      finds.skills.set(label.toLowerCase(), { label, source });
    }
  }
  if (otherParts.length === 0 || skills.length > 0) return;
  finds.unusedLines.push(...source.map((each) => ({ ...each, hint: 'skill' as const })));
}

function addUnused(finds: Finds, line: ResumeLine, hint?: UnusedLine['hint']): void {
  const source = sourceOf(line);
  if (!/\p{L}{2}/u.test(source.text)) return;
  finds.unusedLines.push({
    ...source,
    hint: hint ?? (findRange(source.text) === undefined ? 'skill' : 'job'),
  });
}

function namesLanguage(line: ResumeLine): boolean {
  return readLanguageLine(line.cells.join('\t')).length > 0;
}

/** The parts whose entries may be jobs, each with whether its heading says so. */
function jobParts(parts: readonly Part[]): { part: Part; isCertain: boolean }[] {
  const hasTimes = ({ lines }: Part) => lines.some((line) => findRange(textOf(line)) !== undefined);
  const namedParts = parts.filter((part) => part.section === 'jobs' && part.lines.length > 0);
  const unknownParts = parts.filter((part) => part.section === 'unknown' && hasTimes(part));
  // A resume without headings: any entry with a time may be a job.
  const others =
    namedParts.length + unknownParts.length > 0
      ? []
      : parts.filter((part) => part.section === 'person' && hasTimes(part));
  return parts
    .filter((part) => namedParts.includes(part) || unknownParts.includes(part) || others.includes(part))
    .map((part) => ({ part, isCertain: part.section === 'jobs' }));
}

function addJobs(finds: Finds, parts: readonly Part[]): void {
  const chosenParts = jobParts(parts);
  const order = chosenParts.reduce((sum, { part }) => sum + findOrder(part.lines), 0);
  const hasJobList = chosenParts.some(({ isCertain }) => isCertain);
  const allJobs: ResumeJob[] = [];
  for (const { part, isCertain } of chosenParts) {
    const { jobs, unclear } = readJobs(part.lines, { order, isCertain, hasJobList });
    allJobs.push(...jobs);
    for (const line of unclear) addUnused(finds, line, isCertain ? 'job' : undefined);
  }
  const { jobs, unclear } = settleJobs(allJobs);
  finds.jobs.push(...jobs);
  finds.unusedLines.push(...unclear.map((line) => ({ ...line, hint: 'job' as const })));
}

/** Whether a line among skills is about a language, with its level in a separate cell. */
function isLanguageLine(section: Section, line: ResumeLine): boolean {
  if (!namesLanguage(line)) return false;
  if (section === 'mixed') return true;
  const [name = '', ...others] = line.cells;
  return findLanguageCode(name) !== undefined && others.some((cell) => findLevel(cell) !== undefined);
}

/** The names of groups of skills, printed in bold above their lists. */
function isGroupName(line: ResumeLine, next: ResumeLine | undefined): boolean {
  return line.isBold && next !== undefined && !next.isBold && isList(textOf(next)) && !isList(textOf(line));
}

function readPart({ section, lines }: Part, finds: Finds): void {
  if (section === 'person' || section === 'jobs') return;
  if (section === 'education' || section === 'others' || section === 'unknown') {
    for (const line of lines) addUnused(finds, line);
    return;
  }
  const skillLines = lines.filter((line, at) => section === 'languages' || !isGroupName(line, lines[at + 1]));
  for (const { line, sources } of paragraphsOf(withoutCategories(skillLines))) {
    const isLanguages = section === 'languages' || isLanguageLine(section, line);
    if (!isLanguages) addSkills(finds, line, sources);
    else if (!addLanguages(finds, line, sources)) addUnused(finds, line);
  }
}

const isList = (text: string | undefined) => /[,;•·|]/u.test(text ?? '');

/** Skills without the names of their groups in a separate column: "DevOps" before "AWS, Kubernetes". */
function withoutCategories(lines: readonly ResumeLine[]): ResumeLine[] {
  const tables = lines.filter(({ cells }) => cells.length > 1);
  const labelledLines = tables.filter(({ cells: [label, list] }) => !isList(label) && isList(list));
  if (labelledLines.length * 2 < tables.length) return [...lines];
  return lines.map((line) => {
    const cells = line.cells.filter(
      (cell, at) => at === line.cells.length - 1 || isList(cell) || at % 2 === 1,
    );
    return line.cells.length > 1 && !namesLanguage(line) ? { ...line, cells } : line;
  });
}

const keyOf = ({ page, line }: SourceLine) => `${page}:${line}`;

/** The jobs, skills and languages found in a resume, and the lines that were not understood. */
export function parseResume(pages: readonly PageText[]): ResumeFinds {
  const parts = partsOf(readLines(pages).slice(0, LINES_MAX));
  const finds: Finds = { jobs: [], skills: new Map(), languages: new Map(), unusedLines: [] };
  addJobs(finds, parts);
  for (const part of parts) readPart(part, finds);
  const usedKeys = new Set(finds.jobs.flatMap(({ source }) => source.map(keyOf)));
  const unusedByKey = new Map(
    finds.unusedLines.filter((line) => !usedKeys.has(keyOf(line))).map((line) => [keyOf(line), line]),
  );
  return {
    job_experiences: finds.jobs,
    skills: [...finds.skills.values()].slice(0, SKILLS_MAX),
    languages: [...finds.languages.values()],
    not_understood: [...unusedByKey.values()].slice(0, UNUSED_MAX),
  };
}
