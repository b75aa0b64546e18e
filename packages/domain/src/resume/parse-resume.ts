import { findRange } from './dates.ts';
import type { Section } from './headings.ts';
import { findInlineSection, findSection } from './headings.ts';
import { readJobs } from './jobs.ts';
import { findLanguageCode, findLevel, readLanguageLine } from './languages.ts';
import { readLines } from './page-lines.ts';
import { BULLET, readSkillLine } from './skills.ts';
import type {
  PageText,
  ResumeFinds,
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

interface Part {
  readonly section: Section;
  readonly lines: ResumeLine[];
}

/** A line that looks like the known headings opens a part of its own. */
function headingSizes(lines: readonly ResumeLine[]): ReadonlySet<number> {
  const sizes = lines.filter((line) => findSection(textOf(line)) !== undefined).map(({ size }) => size);
  const body = lines.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  return new Set(sizes.filter((size) => size > body * 1.1).map((size) => Math.round(size * 2)));
}

function partsOf(lines: readonly ResumeLine[]): Part[] {
  const sizes = headingSizes(lines);
  const parts: Part[] = [{ section: 'person', lines: [] }];
  const open = (section: Section) => parts.push({ section, lines: [] });
  for (const line of lines) {
    const text = textOf(line);
    const section = BULLET.test(text) ? undefined : findSection(text);
    if (line.isNewColumn) open('person');
    const inline = section === undefined ? findInlineSection(text.replace(BULLET, '')) : undefined;
    const current = parts.at(-1);
    if (section !== undefined) open(section);
    else if (inline !== undefined && inline.section !== 'person' && current?.section !== 'jobs') {
      const back = current?.section ?? 'person';
      open(inline.section);
      parts.at(-1)?.lines.push({ ...line, cells: [inline.rest] });
      // "Tools: Figma, Jira" within skills is a line among others.
      if (back !== inline.section) open(back);
    } else if (
      sizes.has(Math.round(line.size * 2)) &&
      findRange(text) === undefined &&
      line.cells.length === 1
    ) {
      open('others');
    } else current?.lines.push(line);
  }
  return parts;
}

/** Lists in sentences go on in the next line: "roadmaps, user" above "research". */
function joinWrapped(lines: readonly ResumeLine[]): { line: ResumeLine; sources: SourceLine[] }[] {
  const joined: { line: ResumeLine; sources: SourceLine[] }[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const text = textOf(last?.line);
    const next = textOf(line);
    const isList = /[,;]/u.test(text) && !BULLET.test(next) && !/^[^,]{2,40}:/u.test(next);
    const goesOn = last !== undefined && isList && (/[,;]$/u.test(text) || last.line.isFull);
    if (goesOn) {
      last.line = { ...line, cells: [`${text} ${next}`] };
      last.sources.push(sourceOf(line));
    } else joined.push({ line, sources: [sourceOf(line)] });
  }
  return joined;
}

interface Finds {
  readonly skills: Map<string, ResumeSkill>;
  readonly languages: Map<string, ResumeLanguage>;
  readonly unused: UnusedLine[];
}

function addLanguages(finds: Finds, line: ResumeLine, source: readonly SourceLine[]): boolean {
  const found = readLanguageLine(line.cells.join('\t').replace(BULLET, ''));
  for (const { code, proficiency } of found) {
    const known = finds.languages.get(code);
    if (known === undefined || known.proficiency === null)
      finds.languages.set(code, { code, proficiency, source });
  }
  if (found.length > 0) return true;
  // The level stands below its language.
  const level = findLevel(textOf(line));
  const last = [...finds.languages.values()].at(-1);
  if (level === undefined || last === undefined || last.proficiency !== null) return false;
  finds.languages.set(last.code, { ...last, proficiency: level, source: [...last.source, ...source] });
  return true;
}

function addSkills(finds: Finds, line: ResumeLine, source: readonly SourceLine[]): void {
  const { skills, rest } = readSkillLine(line.cells);
  for (const label of skills) {
    if (findLanguageCode(label) === undefined && !finds.skills.has(label.toLowerCase())) {
      finds.skills.set(label.toLowerCase(), { label, source });
    }
  }
  if (rest.length === 0 || skills.length > 0) return;
  finds.unused.push(...source.map((each) => ({ ...each, hint: 'skill' as const })));
}

function addUnused(finds: Finds, line: ResumeLine): void {
  const source = sourceOf(line);
  if (!/\p{L}{2}/u.test(source.text)) return;
  finds.unused.push({ ...source, hint: findRange(source.text) === undefined ? 'skill' : 'job' });
}

function namesLanguage(line: ResumeLine): boolean {
  return readLanguageLine(line.cells.join('\t')).length > 0;
}

function readPart({ section, lines }: Part, finds: Finds): void {
  if (section === 'person' || section === 'jobs') return;
  if (section === 'education' || section === 'others') {
    for (const line of lines) addUnused(finds, line);
    return;
  }
  for (const { line, sources } of joinWrapped(lines)) {
    const isLanguages = section === 'languages' || (section === 'mixed' && namesLanguage(line));
    if (!isLanguages) addSkills(finds, line, sources);
    else if (!addLanguages(finds, line, sources)) addUnused(finds, line);
  }
}

/** Parts of the same kind that follow each other through headings of jobs are one list. */
function jobLines(parts: readonly Part[]): ResumeLine[][] {
  const named = parts.filter(({ section, lines }) => section === 'jobs' && lines.length > 0);
  if (named.length > 0) return named.map(({ lines }) => lines);
  // A resume without headings: whatever has a time may be a job.
  const others = parts.filter(({ section }) => section === 'person');
  return others.map(({ lines }) => lines);
}

/** Jobs, skills and languages of a resume, as far as its lines tell them. */
export function parseResume(pages: readonly PageText[]): ResumeFinds {
  const parts = partsOf(readLines(pages).slice(0, LINES_MAX));
  const finds: Finds = { skills: new Map(), languages: new Map(), unused: [] };
  for (const part of parts) readPart(part, finds);
  return {
    job_experiences: jobLines(parts).flatMap(readJobs),
    skills: [...finds.skills.values()].slice(0, SKILLS_MAX),
    languages: [...finds.languages.values()],
    not_understood: finds.unused.slice(0, UNUSED_MAX),
  };
}
