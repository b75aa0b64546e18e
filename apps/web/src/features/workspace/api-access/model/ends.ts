import { endAfterDays, endOfDay } from '@quint/domain/base/named-days.ts';
export const ENDS = ['30', '90', '365', 'day', 'never'] as const;
export type End = (typeof ENDS)[number];

/** The end of a token: after days, at the end of a selected day, or never; undefined while no day is selected. */
export function endOf(end: End, day: string, now: Date): string | null | undefined {
  if (end === 'never') return null;
  if (end !== 'day') return endAfterDays(now, Number(end)).toISOString();
  return day === '' ? undefined : endOfDay(day).toISOString();
}
