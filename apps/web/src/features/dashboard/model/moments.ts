type PartOfDay = 'morning' | 'day' | 'evening';

const MORNING_FROM_HOUR = 5;
const DAY_FROM_HOUR = 11;
const EVENING_FROM_HOUR = 18;

/** The greeting for this hour; night counts as evening. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours();
  if (hour < MORNING_FROM_HOUR || hour >= EVENING_FROM_HOUR) return 'evening';
  return hour < DAY_FROM_HOUR ? 'morning' : 'day';
}

/** The same clock time that many days earlier. */
function daysBefore(now: Date, days: number): Date {
  const moment = new Date(now);
  moment.setDate(moment.getDate() - days);
  return moment;
}

function startOfDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}

interface Moments {
  readonly yesterday: Date;
  readonly weekStart: Date;
  readonly lastWeekStart: Date;
  /** Now, a week ago, so that a Tuesday is compared with a Tuesday. */
  readonly weekAgo: Date;
}

/** The start times of the overview's periods, by the user's clock; weeks start on Monday. */
export function momentsOf(now: Date): Moments {
  const today = startOfDay(now);
  const daysSinceMonday = (now.getDay() + 6) % 7;
  const weekStart = daysBefore(today, daysSinceMonday);
  return {
    yesterday: daysBefore(today, 1),
    weekStart,
    lastWeekStart: daysBefore(weekStart, 7),
    weekAgo: daysBefore(now, 7),
  };
}
