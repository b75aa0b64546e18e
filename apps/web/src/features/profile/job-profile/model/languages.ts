import type { JobLanguage, Proficiency } from '@quint/domain/profile/job-profile.ts';

/** A language for storage, under its English name in any language of the screen. */
export function toJobLanguage(code: string, proficiency: Proficiency): JobLanguage {
  const label = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  return { label, value: label.toLowerCase(), code, proficiency };
}
