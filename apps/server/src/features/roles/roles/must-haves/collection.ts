import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { NAME_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { MustHavesProblem } from '@quint/domain/vacancies/must-haves.ts';
import {
  isMustHavesProblem,
  MUST_HAVE_FIELDS,
  MUST_HAVE_LANGUAGES_MAX,
  MUST_HAVE_SKILLS_MAX,
  MUST_HAVE_YEARS_MAX,
  readMustHaves,
} from '@quint/domain/vacancies/must-haves.ts';
import { assertFields, refuseFields } from '#http/strict-bodies.ts';
import { ADMINS, column } from '#items/declare/collection.ts';

function failureOf(problem: MustHavesProblem, field: string): Failure {
  const { kind } = problem;
  if (kind === 'skill_twice') return fail('must_haves.skill_twice', { skill: problem.skill });
  if (kind === 'language_twice') return fail('must_haves.language_twice', { language: problem.language });
  if (kind === 'skills') {
    const limits = { max: MUST_HAVE_SKILLS_MAX, characters: NAME_MAX_CHARACTERS };
    return fail('must_haves.skills_invalid', limits);
  }
  if (kind === 'languages') return fail('must_haves.languages_invalid', { max: MUST_HAVE_LANGUAGES_MAX });
  if (kind === 'place') return fail('must_haves.place_invalid', { characters: TITLE_MAX_CHARACTERS });
  if (kind === 'years') return fail('must_haves.years_invalid', { max: MUST_HAVE_YEARS_MAX });
  if (kind === 'years_in') return fail('must_haves.years_in_invalid', { characters: NAME_MAX_CHARACTERS });
  if (kind === 'start_by') return fail('must_haves.start_by_invalid', {});
  return fail('FAILED_VALIDATION', { field, type: 'object' });
}

/** Throws for fields of must-haves, of a language or of a place that are not known. */
function assertKnownFields(value: unknown, path: string): void {
  if (!isRecord(value)) return;
  const { languages, place } = value;
  const knownFields: readonly string[] = MUST_HAVE_FIELDS;
  const unknownFields = [
    ...Object.keys(value).filter((name) => !knownFields.includes(name)),
    ...(isRecord(place) ? Object.keys(place) : [])
      .filter((name) => name !== 'location' && name !== 'radius')
      .map((name) => `place.${name}`),
  ];
  if (unknownFields.length > 0) throw refuseFields(unknownFields.map((name) => `${path}.${name}`));
  assertFields(languages, ['code', 'proficiency'], `${path}.languages`);
}

/** What the role requires of job profiles; an empty object requires nothing. */
export const mustHavesField = column('json', {
  shape: 'MustHaves',
  read: ADMINS,
  filter: false,
  sort: false,
  write: {
    by: ADMINS,
    accept(value, { path }) {
      assertKnownFields(value, path);
      const read = readMustHaves(value);
      if (isMustHavesProblem(read)) throw failureOf(read, path);
      return read;
    },
  },
});
