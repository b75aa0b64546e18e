function toNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

function toMonth(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The months from the first of a log until now, the newest first, including the one that is shown. */
export function monthsSince(first: string, shownMonth: string, now: Date): readonly string[] {
  const current = now.getFullYear() * 12 + now.getMonth();
  const last = Math.max(current, toNumber(shownMonth));
  const begin = Math.min(toNumber(first), toNumber(shownMonth));
  return Array.from({ length: last - begin + 1 }, (_, back) => toMonth(last - back));
}
