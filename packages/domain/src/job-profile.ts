import { NAME_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts';

export const WORK_MODES = ['on_site', 'hybrid', 'remote'] as const;
export const PROFICIENCIES = ['beginner', 'intermediate', 'advanced', 'fluent', 'native'] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];
export const LOCATION_RADII_KM: readonly number[] = [0, 10, 25, 50, 100, 200];
const DEFAULT_RADIUS_KM = 25;
const SALARY_MAX_DIGITS = 9;
const ENTRIES_MAX = 50;

type Entry = Readonly<Record<string, unknown>>;

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readWords(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value.trim();
  return words === '' || words.length > max ? undefined : words;
}

/** A list of at most 50 parsed entries; undefined when one of them is invalid. */
function readEntries<Read>(value: unknown, read: (entry: unknown) => Read | undefined): Read[] | undefined {
  if (!Array.isArray(value) || value.length > ENTRIES_MAX) return undefined;
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

/** Skills as they are stored: `React | react,SQL | sql`. */
export function formatSkills(skills: readonly Skill[]): string {
  return skills.map(({ label, value }) => `${label} | ${value}`).join(',');
}

/** Parses stored skills. Undefined when a part is no pair of label and value; empty parts are dropped. */
export function parseSkills(text: string): Skill[] | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return readEntries(parts, (part) => {
    const [label, value, ...more] = String(part).split('|');
    const skill = {
      label: readWords(label, NAME_MAX_CHARACTERS),
      value: readWords(value, NAME_MAX_CHARACTERS),
    };
    if (more.length > 0 || skill.label === undefined || skill.value === undefined) return undefined;
    return { label: skill.label, value: skill.value };
  });
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

/** Places with a radius; 25 km where none is given. Undefined when it is not such a list. */
export function readLocations(value: unknown): JobLocation[] | undefined {
  return readEntries(value, (entry) => {
    if (!isEntry(entry)) return undefined;
    const location = readWords(entry.location, TITLE_MAX_CHARACTERS);
    const radius = entry.radius ?? DEFAULT_RADIUS_KM;
    if (location === undefined || typeof radius !== 'number' || !LOCATION_RADII_KM.includes(radius)) {
      return undefined;
    }
    return { location, radius };
  });
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
        isEntry(entry) &&
        (entry.proficiency === undefined || entry.proficiency === null || entry.proficiency === ''),
    )
  );
}

/** Languages with their level. Undefined when it is not such a list. */
export function readLanguages(value: unknown): JobLanguage[] | undefined {
  return readEntries(value, (entry) => {
    if (!isEntry(entry)) return undefined;
    const label = readWords(entry.label, NAME_MAX_CHARACTERS);
    const name = readWords(entry.value, NAME_MAX_CHARACTERS);
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
