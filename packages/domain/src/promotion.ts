const BERLIN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Whether a promotion still runs: through its last day in Berlin, given as YYYY-MM-DD. */
export function isPromoted(until: string, now: Date): boolean {
  return BERLIN_DAY.format(now) <= until;
}

/** The year a promotion offers the planner of: one that ends in its first half is for that year, else for the next. */
export function plannerYearOf(until: string): number {
  const [year = 0, month = 1] = until.split('-').map(Number);
  return month > 6 ? year + 1 : year;
}
