import { readSpan } from '@quint/domain/profile/resume/read-date.ts';

const OPEN_END = /^(?:heute|jetzt|aktuell|today|now|present|current)$/iu;

/** "03/2019", or a year alone, as shown in a field. */
export function showDate(date: string | null): string {
  if (date === null) return '';
  const [year = '', month] = date.split('-');
  return month === undefined ? year : `${month}/${year}`;
}

export function isToday(text: string): boolean {
  return OPEN_END.test(text.trim());
}

/** The first day of a month or a year; undefined for anything else. */
export function firstDay(text: string): string | undefined {
  const [year, month = '01'] = readSpan(text)?.first.split('-') ?? [];
  return year === undefined ? undefined : `${year}-${month}-01`;
}

/** The last day of a month or a year; undefined for anything else. */
export function lastDay(text: string): string | undefined {
  const [year, month = '12'] = readSpan(text)?.last.split('-') ?? [];
  if (year === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
