const BERLIN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Whether a promotion is current: through its last day in Berlin, given as YYYY-MM-DD. */
export function isPromoted(until: string, now: Date): boolean {
  return BERLIN_DAY.format(now) <= until;
}

/** The year of the planner in a promotion: the current year when it ends in the first half, else the next. */
export function plannerYearOf(until: string): number {
  const [year = 0, month = 1] = until.split('-').map(Number);
  return month > 6 ? year + 1 : year;
}
