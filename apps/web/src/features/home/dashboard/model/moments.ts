export type PartOfDay = 'morning' | 'day' | 'evening';

const MORNING_FROM_HOUR = 5;
const DAY_FROM_HOUR = 11;
const EVENING_FROM_HOUR = 18;

/** The greeting for this hour; night counts as evening. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours();
  if (hour < MORNING_FROM_HOUR || hour >= EVENING_FROM_HOUR) return 'evening';
  return hour < DAY_FROM_HOUR ? 'morning' : 'day';
}
