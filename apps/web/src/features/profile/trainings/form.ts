import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { isPhone } from '@quint/domain/profile/job-profile.ts';
import {
  EMAIL_LOCAL_PART_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  LONG_TEXT_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  SITUATION_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import type { TrainingErrorCode } from '@quint/phrases/base/errors/training-error-text.ts';
import * as z from 'zod/mini';
import { hasLastName, optionalText, requiredText } from '#lib/form-schema.ts';
import type { Course } from './api.ts';

/** The limit named in a message. */
export const LIMITS: Partial<Record<TrainingErrorCode, number>> = {
  'training.first_name_too_long': NAME_MAX_CHARACTERS,
  'training.last_name_too_long': NAME_MAX_CHARACTERS,
  'training.email_too_long': EMAIL_MAX_CHARACTERS,
  'training.email_local_part_too_long': EMAIL_LOCAL_PART_MAX_CHARACTERS,
  'training.situation_too_long': SITUATION_MAX_CHARACTERS,
};

const nonEmptyText = (requiredCode: TrainingErrorCode, max: number, tooLong: TrainingErrorCode) =>
  z.string().check(z.trim(), z.minLength(1, requiredCode), z.maxLength(max, tooLong));

const LAST_NAME_LONG: TrainingErrorCode = 'training.last_name_too_long';
const optionalName = z.string().check(z.trim(), z.maxLength(NAME_MAX_CHARACTERS, LAST_NAME_LONG));

const EMAIL_ERRORS = {
  required: 'training.email_invalid',
  invalid: 'training.email_invalid',
  too_long: 'training.email_too_long',
  local_part_too_long: 'training.email_local_part_too_long',
} as const satisfies Readonly<Record<string, TrainingErrorCode>>;

const email = z.string().check(
  z.trim(),
  z.check<string>(({ value, issues }) => {
    const problem = findEmailProblem(value);
    if (problem === undefined) return;
    issues.push({ code: 'custom', message: EMAIL_ERRORS[problem], input: value });
  }),
);

const phone = z.string().check(
  z.trim(),
  z.check<string>(({ value, issues }) => {
    if (isPhone(value)) return;
    const message: TrainingErrorCode = value === '' ? 'training.phone_required' : 'training.phone_not_digits';
    issues.push({ code: 'custom', message, input: value });
  }),
);

const CONSENT_MISSING: TrainingErrorCode = 'training.consent_required';

const LAST_NAME_MISSING: TrainingErrorCode = 'training.last_name_required';

/** The registration for a course; each message is a code of the catalogue. */
export const requestForm = z
  .object({
    first_name: nonEmptyText(
      'training.first_name_required',
      NAME_MAX_CHARACTERS,
      'training.first_name_too_long',
    ),
    last_name: optionalName,
    has_one_name: z.boolean(),
    email,
    phone,
    situation: nonEmptyText(
      'training.situation_required',
      SITUATION_MAX_CHARACTERS,
      'training.situation_too_long',
    ),
    consent: z.boolean().check(z.refine((value) => value, CONSENT_MISSING)),
  })
  .check(hasLastName(LAST_NAME_MISSING));
export type RequestValues = z.infer<typeof requestForm>;

const NOT_DIGITS = /\D/g;

/** A phone number in the format of the form: a plus becomes two zeros. */
export function toDigits(number: string | null): string {
  return (number ?? '').trim().replace(/^\+/, '00').replace(NOT_DIGITS, '');
}

/** The form of a course. */
export const courseForm = z.object({
  language: z.enum(['EN', 'DE']),
  title: requiredText(TITLE_MAX_CHARACTERS),
  other_title: optionalText(TITLE_MAX_CHARACTERS),
  description: optionalText(LONG_TEXT_MAX_CHARACTERS),
  other_description: optionalText(LONG_TEXT_MAX_CHARACTERS),
  provider: optionalText(TITLE_MAX_CHARACTERS),
  url: z.string().check(
    z.trim(),
    z.refine((value) => value === '' || value.startsWith('https://'), 'form.url'),
  ),
  trait: z.enum(['O', 'C', 'E', 'A', 'ES']),
  direction: z.enum(['below', 'above']),
});
export type CourseForm = z.infer<typeof courseForm>;

export function toCourseForm(course: Course | undefined): CourseForm {
  const { language = 'EN', title = '', trait = 'O', direction = 'below' } = course ?? {};
  return {
    language,
    title,
    trait,
    direction,
    other_title: course?.other_title ?? '',
    description: course?.description ?? '',
    other_description: course?.other_description ?? '',
    provider: course?.provider ?? '',
    url: course?.url ?? '',
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The form values for storage. */
export function toCourse(form: CourseForm) {
  const { language, title, trait, direction } = form;
  return {
    language,
    title: title.trim(),
    trait,
    direction,
    other_title: orNull(form.other_title),
    description: orNull(form.description),
    other_description: orNull(form.other_description),
    provider: orNull(form.provider),
    url: orNull(form.url),
  };
}
export type CourseValues = ReturnType<typeof toCourse>;
