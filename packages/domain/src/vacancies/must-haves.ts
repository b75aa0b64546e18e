import { isRecord } from '../base/is-record.ts';
import { NAME_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '../base/limits.ts';
import { isSameText, searchWords } from '../base/search-text.ts';
import { LOCATION_RADII_KM } from '../profile/job-choices.ts';
import type { JobLocation, Proficiency } from '../profile/job-profile.ts';
import { findDayProblem, PROFICIENCIES } from '../profile/job-profile.ts';
import { LANGUAGE_CODES } from '../profile/language-codes.ts';

export const MUST_HAVE_SKILLS_MAX = 5;
export const MUST_HAVE_LANGUAGES_MAX = 5;
export const MUST_HAVE_YEARS_MAX = 40;

/** A language that a role requires. */
export interface RequiredLanguage {
  readonly code: string;
  /** The lowest level that meets it. */
  readonly proficiency: Proficiency;
}

/** What a role requires of a job profile. A missing field requires nothing. */
export interface MustHaves {
  /** Searched for in the skills of a person, like in the talent pool. */
  readonly skills?: readonly string[];
  readonly languages?: readonly RequiredLanguage[];
  /** Where the work is, and how far people must be willing to travel, as in the filters of the talent pool. */
  readonly place?: JobLocation;
  /** Remote work meets the place, too; without a place it is required. */
  readonly remote?: true;
  /** Years of work in total, or in the jobs that `years_in` describes. */
  readonly years?: number;
  /** Words in the titles of the jobs that count. */
  readonly years_in?: string;
  /** The last day on which the work must begin. */
  readonly start_by?: string;
}

/** The fields of must-haves, for refusing others. */
export const MUST_HAVE_FIELDS = [
  'skills',
  'languages',
  'place',
  'remote',
  'years',
  'years_in',
  'start_by',
] as const satisfies readonly (keyof MustHaves)[];

/** Why must-haves are invalid. */
export type MustHavesProblem =
  | { readonly kind: 'shape' | 'skills' | 'languages' | 'place' | 'years' | 'years_in' | 'start_by' }
  | { readonly kind: 'skill_twice'; readonly skill: string }
  | { readonly kind: 'language_twice'; readonly language: string };

/** Whether a person meets all must-haves, misses one, or the job profile does not say. */
export const MUST_HAVES_STATES = ['met', 'unmet', 'unknown'] as const;
export type MustHavesState = (typeof MUST_HAVES_STATES)[number];

/** Whether must-haves require anything. */
export function hasMustHaves(mustHaves: MustHaves): boolean {
  return Object.keys(mustHaves).length > 0;
}

type Part = Partial<MustHaves> | MustHavesProblem;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** A text that a search can find; undefined otherwise. */
function readWords(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replaceAll(/\s+/g, ' ');
  return text.length <= max && searchWords(text).length > 0 ? text : undefined;
}

function readSkills(value: unknown): Part {
  if (isMissing(value)) return {};
  if (!Array.isArray(value) || value.length > MUST_HAVE_SKILLS_MAX) return { kind: 'skills' };
  const skills: string[] = [];
  for (const entry of value) {
    const skill = readWords(entry, NAME_MAX_CHARACTERS);
    if (skill === undefined) return { kind: 'skills' };
    if (skills.some((other) => isSameText(other, skill))) return { kind: 'skill_twice', skill };
    skills.push(skill);
  }
  return skills.length === 0 ? {} : { skills };
}

function readLanguage(value: unknown): RequiredLanguage | undefined {
  if (!isRecord(value)) return undefined;
  const code = LANGUAGE_CODES.find((each) => each === value.code);
  const proficiency = PROFICIENCIES.find((level) => level === value.proficiency);
  return code === undefined || proficiency === undefined ? undefined : { code, proficiency };
}

function readLanguages(value: unknown): Part {
  if (isMissing(value)) return {};
  if (!Array.isArray(value) || value.length > MUST_HAVE_LANGUAGES_MAX) return { kind: 'languages' };
  const languages: RequiredLanguage[] = [];
  for (const entry of value) {
    const language = readLanguage(entry);
    if (language === undefined) return { kind: 'languages' };
    const { code } = language;
    if (languages.some((other) => other.code === code)) return { kind: 'language_twice', language: code };
    languages.push(language);
  }
  return languages.length === 0 ? {} : { languages };
}

function readPlace(value: unknown): Part {
  if (isMissing(value)) return {};
  if (!isRecord(value)) return { kind: 'place' };
  const location = readWords(value.location, TITLE_MAX_CHARACTERS);
  const radius = value.radius ?? 0;
  if (location === undefined || typeof radius !== 'number' || !LOCATION_RADII_KM.includes(radius)) {
    return { kind: 'place' };
  }
  return { place: { location, radius } };
}

function readYears({ years, years_in: field }: Readonly<Record<string, unknown>>): Part {
  if (isMissing(years)) return isMissing(field) ? {} : { kind: 'years' };
  const isAllowed = typeof years === 'number' && Number.isInteger(years) && years >= 1;
  if (!isAllowed || years > MUST_HAVE_YEARS_MAX) return { kind: 'years' };
  if (isMissing(field)) return { years };
  const words = readWords(field, NAME_MAX_CHARACTERS);
  return words === undefined ? { kind: 'years_in' } : { years, years_in: words };
}

/** Whether a text such as `2027-02-28` is a day of the calendar. */
function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function readStart(value: unknown): Part {
  if (isMissing(value)) return {};
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return { kind: 'start_by' };
  return isCalendarDay(value) && findDayProblem(value) === undefined
    ? { start_by: value }
    : { kind: 'start_by' };
}

function readRemote(value: unknown): Part {
  if (isMissing(value) || value === false) return {};
  return value === true ? { remote: true } : { kind: 'place' };
}

/**
 * Must-haves as stored, without empty fields; nothing, and null, require nothing. Unknown fields are not read. Returns
 * the first problem of invalid ones.
 */
export function readMustHaves(value: unknown): MustHaves | MustHavesProblem {
  const fields = value ?? {};
  if (!isRecord(fields)) return { kind: 'shape' };
  const parts = [
    readSkills(fields.skills),
    readLanguages(fields.languages),
    readPlace(fields.place),
    readRemote(fields.remote),
    readYears(fields),
    readStart(fields.start_by),
  ];
  const problem = parts.find((part) => 'kind' in part);
  return problem ?? Object.assign({}, ...parts);
}

/** Whether `readMustHaves` found a problem. */
export function isMustHavesProblem(read: MustHaves | MustHavesProblem): read is MustHavesProblem {
  return 'kind' in read;
}
