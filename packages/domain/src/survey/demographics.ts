import { SURVEY_AGE_MAX_YEARS, SURVEY_AGE_MIN_YEARS } from '../base/limits.ts';
import { holdsAddress, toLine } from '../base/names.ts';
import type { Gender } from '../people/talents.ts';
import { parseGender } from '../people/talents.ts';

export type DemographicsProblem =
  | { readonly field: 'name'; readonly code: 'survey.name_required' | 'name.holds_address' }
  | { readonly field: 'age'; readonly code: 'survey.age_required' | 'survey.age_not_a_number' }
  | { readonly field: 'age'; readonly code: 'survey.age_too_low'; readonly min: number }
  | { readonly field: 'age'; readonly code: 'survey.age_too_high'; readonly max: number }
  | { readonly field: 'gender'; readonly code: 'survey.gender_required' };

export interface Demographics {
  readonly name: string;
  /** Whole years. */
  readonly age: number;
  readonly gender: Gender;
}

export type DemographicsReading =
  | { readonly demographics: Demographics; readonly problems: readonly [] }
  | { readonly demographics: undefined; readonly problems: readonly DemographicsProblem[] };

const NAME_MAX_CHARACTERS = 101;

function readAge(value: unknown): number | DemographicsProblem {
  if (value === undefined || value === null || value === '')
    return { field: 'age', code: 'survey.age_required' };
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : 'x';
  if (text === '') return { field: 'age', code: 'survey.age_required' };
  if (!/^-?\d{1,9}$/.test(text)) return { field: 'age', code: 'survey.age_not_a_number' };
  const age = Number(text);
  if (age < SURVEY_AGE_MIN_YEARS)
    return { field: 'age', code: 'survey.age_too_low', min: SURVEY_AGE_MIN_YEARS };
  if (age > SURVEY_AGE_MAX_YEARS)
    return { field: 'age', code: 'survey.age_too_high', max: SURVEY_AGE_MAX_YEARS };
  return age;
}

/** Parses entered name, age and gender; reports every invalid field. */
export function readDemographics(input: {
  name?: unknown;
  age?: unknown;
  gender?: unknown;
}): DemographicsReading {
  const problems: DemographicsProblem[] = [];
  const name =
    typeof input.name === 'string'
      ? Array.from(toLine(input.name)).slice(0, NAME_MAX_CHARACTERS).join('')
      : '';
  if (name === '') problems.push({ field: 'name', code: 'survey.name_required' });
  if (holdsAddress(name)) problems.push({ field: 'name', code: 'name.holds_address' });
  const age = readAge(input.age);
  if (typeof age !== 'number') problems.push(age);
  const gender = parseGender(input.gender);
  if (gender === undefined) problems.push({ field: 'gender', code: 'survey.gender_required' });
  if (problems.length > 0 || typeof age !== 'number' || gender === undefined) {
    return { demographics: undefined, problems };
  }
  return { demographics: { name, age, gender }, problems: [] };
}
