import type { Language } from '@quint/phrases/languages.ts';

/** A day as mails write it. The time zone is that of the day: UTC for the end of a link, Berlin for what just happened. */
export function formatMailDay(
  date: Date,
  language: Language,
  timeZone: 'UTC' | 'Europe/Berlin' = 'UTC',
): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
}
