import type { TalentRecord } from '#features/matching/api.ts';
import type { PersonChange } from '../api.ts';

/** The fields of a person as the form holds them. */
export interface Draft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly source: string;
  readonly tags: string;
  readonly language: 'EN' | 'DE';
}
export const DRAFT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'source',
  'tags',
  'language',
] as const;

export function draftOf(talent: TalentRecord): Draft {
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

/** What of a person was changed in the form, and nothing else. */
export function changeOf(talent: TalentRecord, draft: Draft): PersonChange {
  const before = draftOf(talent);
  const isChanged = (field: keyof Draft) => before[field] !== draft[field];
  return {
    ...(isChanged('firstName') ? { first_name: draft.firstName.trim() } : {}),
    ...(isChanged('lastName') ? { last_name: orNull(draft.lastName) } : {}),
    ...(isChanged('email') ? { email: draft.email.trim() } : {}),
    ...(isChanged('phone') ? { phone: orNull(draft.phone) } : {}),
    ...(isChanged('source') ? { source: orNull(draft.source) } : {}),
    ...(isChanged('tags') ? { tags: tagsOf(draft.tags) } : {}),
    ...(isChanged('language') ? { language: draft.language } : {}),
  };
}
