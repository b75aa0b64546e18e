const ZONE = 'Europe/Berlin';

const MONTH = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, year: 'numeric', month: '2-digit' });

/** The month of a time, as `2026-03`. */
export function monthOf(date: Date): string {
  return MONTH.format(date);
}

/** The first day of a month and of the next one. */
export function boundsOf(month: string): { first: string; next: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { first: `${month}-01`, next: `${next}-01` };
}
