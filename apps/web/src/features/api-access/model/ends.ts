export const ENDS = ['30', '90', '365', 'day', 'never'] as const;
export type End = (typeof ENDS)[number];

const DAY_MS = 86_400_000;

/** When a token ends: after days, at the end of a chosen day, or never; undefined while no day is chosen. */
export function endOf(end: End, day: string, now: Date): string | null | undefined {
  if (end === 'never') return null;
  if (end !== 'day') return new Date(now.getTime() + Number(end) * DAY_MS).toISOString();
  return day === '' ? undefined : new Date(`${day}T23:59:59`).toISOString();
}
