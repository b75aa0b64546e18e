import type { AssessmentProgress } from '@quint/contract/people/assessment-progress.ts';

type Day = AssessmentProgress['days'][number];

/** The running totals at the end of each day. */
export function cumulate(days: readonly Day[]): readonly Day[] {
  const sum = { invited: 0, opened: 0, finished: 0 };
  return days.map(({ day, invited, opened, finished }) => {
    sum.invited += invited;
    sum.opened += opened;
    sum.finished += finished;
    return { day, ...sum };
  });
}

const DAY_MS = 86_400_000;
const WIDTH = 100;

/**
 * The points of a line that rises at the end of each day, from the first day to the last, in a square of 100 by 100
 * whose top is `most`.
 */
export function stepsOf(
  days: readonly Day[],
  step: 'opened' | 'finished',
  { most, until }: { readonly most: number; readonly until: string },
): string {
  const first = Date.parse(days[0]?.day ?? until);
  const span = Math.max(DAY_MS, Date.parse(until) - first);
  const xOf = (day: string) => (WIDTH * (Date.parse(day) - first)) / span;
  const yOf = (count: number) => WIDTH - (WIDTH * count) / Math.max(1, most);
  let before = yOf(0);
  const points = [`0,${before.toFixed(2)}`];
  for (const row of cumulate(days)) {
    const [x, y] = [xOf(row.day), yOf(row[step])];
    points.push(`${x.toFixed(2)},${before.toFixed(2)}`, `${x.toFixed(2)},${y.toFixed(2)}`);
    before = y;
  }
  return [...points, `${WIDTH},${before.toFixed(2)}`].join(' ');
}
