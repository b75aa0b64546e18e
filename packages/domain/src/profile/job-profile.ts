import { isRecord } from '../base/is-record.ts';
import { DEFAULT_RADIUS_KM, LOCATION_RADII_KM, WORK_MODES, type WorkMode } from './job-choices.ts';
import { NAME_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '../base/limits.ts';

export const PROFICIENCIES = ['beginner', 'intermediate', 'advanced', 'fluent', 'native'] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];
export const SALARY_MAX_DIGITS = 9;
/** Limit of each list of a job profile: skills, languages, places. */
export const JOB_ENTRIES_MAX = 50;
/** The recommended number of skills. */
export const TOP_SKILLS = 5;

function readText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text.length > max ? undefined : text;
}

/** A list of at most 50 parsed entries; undefined when one of them is invalid. */
function readEntries<Read>(value: unknown, read: (entry: unknown) => Read | undefined): Read[] | undefined {
  if (!Array.isArray(value) || value.length > JOB_ENTRIES_MAX) return undefined;
  const entries: Read[] = [];
  for (const each of value) {
    const entry = read(each);
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return entries;
}

export interface Skill {
  readonly label: string;
  readonly value: string;
}

/** Skills in the stored format: `React | react,SQL | sql`. */
export function formatSkills(skills: readonly Skill[]): string {
  return skills.map(({ label, value }) => `${label} | ${value}`).join(',');
}

/** Parses stored skills. Undefined when a part is no pair of label and value; empty parts are dropped. */
export function parseSkills(text: string): Skill[] | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return readEntries(parts, (part) => {
    const [label, value, ...more] = String(part).split('|');
    const skill = {
      label: readText(label, NAME_MAX_CHARACTERS),
      value: readText(value, NAME_MAX_CHARACTERS),
    };
    if (more.length > 0 || skill.label === undefined || skill.value === undefined) return undefined;
    return { label: skill.label, value: skill.value };
  });
}

/** Skills as entered, one or several separated by commas, without the separators of stored ones. */
export function toSkills(text: string): Skill[] {
  return text
    .split(/[,|]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((label) => label !== '')
    .map((label) => ({ label, value: label.toLowerCase() }));
}

/** The label of a skill that is in the list twice, regardless of case. */
export function findDuplicateSkill(skills: readonly Skill[]): string | undefined {
  const values = skills.map(({ value }) => value.toLowerCase());
  return skills.find((_skill, index) => values.indexOf(values[index] ?? '') < index)?.label;
}

/** The skills without this one and its duplicates. */
export function removeSkill(skills: readonly Skill[], value: string): Skill[] {
  return skills.filter((skill) => skill.value !== value);
}

/** The work modes with one added or removed, in their usual order. */
export function toggleWorkMode(modes: readonly WorkMode[], mode: WorkMode): WorkMode[] {
  return WORK_MODES.filter((each) => modes.includes(each) !== (each === mode));
}

/** The labels of a comma list without empty ones. */
export function parseLabels(text: string): string[] {
  return text
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '');
}

export interface JobLocation {
  readonly location: string;
  /** Radius in kilometres. */
  readonly radius: number;
}

/** Places with a radius; 25 km by default. Undefined when it is not such a list. */
export function readLocations(value: unknown): JobLocation[] | undefined {
  return readEntries(value, (entry) => {
    if (!isRecord(entry)) return undefined;
    const location = readText(entry.location, TITLE_MAX_CHARACTERS);
    const radius = entry.radius ?? DEFAULT_RADIUS_KM;
    if (location === undefined || typeof radius !== 'number' || !LOCATION_RADII_KM.includes(radius)) {
      return undefined;
    }
    return { location, radius };
  });
}

/** The places as one text, too: names separated by commas. */
export function labelsOf(locations: readonly Pick<JobLocation, 'location'>[]): string {
  return locations.map(({ location }) => location.replaceAll(',', ' ')).join(',');
}

export interface JobLanguage {
  readonly label: string;
  readonly value: string;
  readonly code: string;
  readonly proficiency: Proficiency;
}

/** Whether a list holds a language without a level. */
export function lacksProficiency(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.some(
      (entry) =>
        isRecord(entry) &&
        (entry.proficiency === undefined || entry.proficiency === null || entry.proficiency === ''),
    )
  );
}

/** Languages with their level. Undefined when it is not such a list. */
export function readLanguages(value: unknown): JobLanguage[] | undefined {
  return readEntries(value, (entry) => {
    if (!isRecord(entry)) return undefined;
    const label = readText(entry.label, NAME_MAX_CHARACTERS);
    const name = readText(entry.value, NAME_MAX_CHARACTERS);
    const code = typeof entry.code === 'string' && /^[a-z]{2,3}$/.test(entry.code) ? entry.code : undefined;
    const proficiency = PROFICIENCIES.find((level) => level === entry.proficiency);
    if (label === undefined || name === undefined || code === undefined || proficiency === undefined) {
      return undefined;
    }
    return { label, value: name, code, proficiency };
  });
}

/** A salary in euro a year from its digits; `not_digits` and `too_long` say why it is invalid. */
export function readSalary(value: unknown): number | 'not_digits' | 'too_long' {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (!/^\d+$/.test(text)) return 'not_digits';
  return text.length > SALARY_MAX_DIGITS ? 'too_long' : Number(text);
}

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2099-12-31';

/** Why a day of a job, written `2024-03-01`, is invalid: only days from 1900 to 2099 are allowed. */
export function findDayProblem(day: string): 'too_early' | 'too_late' | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  if (day < FIRST_DAY) return 'too_early';
  return day > LAST_DAY ? 'too_late' : undefined;
}

const PHONE_DIGITS = /^\d{5,20}$/;

/** Whether a text is a phone number: 5 to 20 digits and nothing else. */
export function isPhone(value: unknown): boolean {
  return typeof value === 'string' && PHONE_DIGITS.test(value.trim());
}

/** The entered data of a job; days as `2024-03-01`, empty while nothing was entered. */
export interface JobHeld {
  readonly role_name: string;
  readonly company_name: string;
  readonly company_location: string;
  readonly started_at: string;
  readonly ended_at: string;
  readonly currently_working: boolean;
}

type JobProblem = 'required' | 'too_early' | 'too_late' | 'not_after_start';
export type JobProblems = { readonly [Field in keyof JobHeld]?: JobProblem };

function endProblem({ started_at: start, ended_at: end, currently_working: isCurrent }: JobHeld) {
  if (isCurrent) return undefined;
  if (end === '') return 'required';
  if (findDayProblem(end) === 'too_late') return 'too_late';
  return start !== '' && end <= start ? 'not_after_start' : undefined;
}

/** Why each field of a job is invalid; empty for a valid job. */
export function findJobProblems(job: JobHeld): JobProblems {
  const findMissing = (text: string) => (text.trim() === '' ? 'required' : undefined);
  const problems = {
    role_name: findMissing(job.role_name),
    company_name: findMissing(job.company_name),
    company_location: findMissing(job.company_location),
    started_at: findMissing(job.started_at) ?? findDayProblem(job.started_at),
    ended_at: endProblem(job),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

export const JOB_PROFILE_PARTS = [
  'skills',
  'experience',
  'languages',
  'places',
  'modes',
  'salary',
  'roles',
  'photo',
] as const;
export type JobProfilePart = (typeof JOB_PROFILE_PARTS)[number];
/** A line of a job profile: a part, or the earliest start, which does not count because it ages. */
export type JobProfileLine = JobProfilePart | 'start';
export type Completeness = 'complete' | 'almost' | 'good' | 'incomplete';

/** How complete a job profile is when `completedCount` of its eight equal parts are there. */
export function toCompleteness(completedCount: number): Completeness {
  const share = completedCount / JOB_PROFILE_PARTS.length;
  if (share >= 1) return 'complete';
  if (share >= 0.75) return 'almost';
  return share >= 0.4 ? 'good' : 'incomplete';
}
