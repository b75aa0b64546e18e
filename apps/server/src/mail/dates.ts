import { WORKSPACE_TIME_ZONE } from '@quint/domain/base/named-days.ts';
import { toNonBreaking } from '@quint/phrases/base/non-breaking.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';

/** A date as formatted in mails: lines break only between day and time. */
function formatForMail(date: Date, language: Language, style: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(LOCALES[language], style).format(date);
  return text
    .split(/ (?=(?:at|um) )/)
    .map(toNonBreaking)
    .join(' ');
}

/** The date of a time in the time zone of workspaces. */
export function formatMailDay(date: Date, language: Language): string {
  return formatForMail(date, language, { dateStyle: 'long', timeZone: WORKSPACE_TIME_ZONE });
}

/** A day without its year, with its weekday. */
export function formatMailWeekday(date: Date, language: Language, timeZone: string): string {
  return formatForMail(date, language, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
}

/** A time in the product's time zone, to the minute. */
export function formatMailDateTime(date: Date, language: Language): string {
  return formatForMail(date, language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: WORKSPACE_TIME_ZONE,
  });
}

/** A time within the next hours or days, with its time zone. */
export function formatMailExpiry(date: Date, language: Language): string {
  return formatForMail(date, language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: WORKSPACE_TIME_ZONE,
    timeZoneName: 'short',
  });
}
