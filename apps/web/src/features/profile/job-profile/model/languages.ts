import type { JobLanguage, Proficiency } from '@quint/domain/profile/job-profile.ts';

/** A language as it is stored: under its English name, whatever language the screen speaks. */
export function toJobLanguage(code: string, proficiency: Proficiency): JobLanguage {
  const label = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  return { label, value: label.toLowerCase(), code, proficiency };
}
