const HOUR_MS = 3_600_000;
const LATE_HOURS = 36;
const RETAINED_NIGHTS = 7;
/** Backups grow over time. */
const GROWTH = 1.2;
const LEAST_FREE_BYTES = 64 * 1_048_576;

/** The number of backups to keep; 0 when none are made by schedule. */
export function getRetentionCount(
  retentionCount: number | undefined,
  { isDemo }: { isDemo: boolean },
): number {
  return retentionCount ?? (isDemo ? 0 : RETAINED_NIGHTS);
}

export function isLate(newest: Date | undefined, now: Date): boolean {
  return newest === undefined || now.getTime() - newest.getTime() > LATE_HOURS * HOUR_MS;
}

/** `quint-2026-11-26T011000123.backup`, in UTC to the millisecond, so that names are unique and sort by age. */
export function nameOfBackup(now: Date): string {
  return `quint-${now.toISOString().slice(0, 23).replaceAll(/[:.]/g, '')}.backup`;
}

/** The free bytes that the next backup needs, from the size of the last one. */
export function neededBytes(last: number | undefined): number {
  return Math.max(LEAST_FREE_BYTES, Math.ceil((last ?? 0) * GROWTH));
}
