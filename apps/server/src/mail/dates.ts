import type { Language } from '@quint/phrases/languages.ts';

/**
 * A date as mails print it. The time zone depends on its meaning: UTC for the expiry of a link, Berlin for recent
 * events.
 */
export function formatMailDay(
  date: Date,
  language: Language,
  timeZone: 'UTC' | 'Europe/Berlin' = 'UTC',
): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
}

/** A moment of the product's time zone, to the minute. */
export function formatMailMoment(date: Date, language: Language): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return format.format(date);
}
