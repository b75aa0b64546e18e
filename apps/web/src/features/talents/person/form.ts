import type { TalentRecord } from '#features/measures/matching/api.ts';
import { NAME_MAX_CHARACTERS, SOURCE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import { optionalText, requiredText } from '#lib/form-schema.ts';
import type { PersonChange } from './api.ts';

/** The form fields of a person. The server validates address and phone. */
export const personForm = z.object({
  firstName: requiredText(NAME_MAX_CHARACTERS),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  source: optionalText(SOURCE_MAX_CHARACTERS),
  tags: z.string(),
  language: z.enum(['EN', 'DE']),
});
export type PersonForm = z.infer<typeof personForm>;

export function toPersonForm(talent: TalentRecord): PersonForm {
  return {
    firstName: talent.first_name ?? '',
    lastName: talent.last_name ?? '',
    email: talent.email,
    phone: talent.phone ?? '',
    source: talent.source ?? '',
    tags: talent.tags.join(', '),
    language: talent.language,
  };
}

function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The changed fields of the form. */
export function toPersonChange(before: PersonForm, form: PersonForm): PersonChange {
  const isChanged = (field: keyof PersonForm) => before[field] !== form[field];
  return {
    ...(isChanged('firstName') ? { first_name: form.firstName.trim() } : {}),
    ...(isChanged('lastName') ? { last_name: orNull(form.lastName) } : {}),
    ...(isChanged('email') ? { email: form.email.trim() } : {}),
    ...(isChanged('phone') ? { phone: orNull(form.phone) } : {}),
    ...(isChanged('source') ? { source: orNull(form.source) } : {}),
    ...(isChanged('tags') ? { tags: tagsOf(form.tags) } : {}),
    ...(isChanged('language') ? { language: form.language } : {}),
  };
}
