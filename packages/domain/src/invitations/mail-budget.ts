import { compareCodes } from '../base/text-order.ts';
import { answerTimeOf, dayAfter, hourOfDay, workingDayAfter } from '../base/working-days.ts';
import type { Pack } from '../workspace/actor.ts';

/** Daily limit of mails from a workspace to outsiders. */
export const MAILS_PER_DAY: Readonly<Record<Pack, number>> = { basic: 50, flow: 2000, enterprise: 10_000 };
/** Finished surveys of invited people after which a workspace without a paid plan may use a custom text. */
export const CUSTOM_TEXT_FINISHED_SURVEYS = 5;

const TIME_ZONE = 'Europe/Berlin';
const MORNING_HOUR = 8;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The budget day of a given time: 2026-11-22. Days are in Berlin time. */
export function mailDayOf(time: Date): string {
  return dayFormat.format(time);
}

/** The time of day at which postponed mails are sent. */
export function morningOf(day: string): Date {
  return hourOfDay(day, MORNING_HOUR);
}

/** The days to which mails over the budget are postponed, and the time on them. */
export interface MailCalendar {
  readonly dayAfter: (day: string) => string;
  readonly timeOn: (day: string) => Date;
}

export const EVERY_DAY: MailCalendar = { dayAfter, timeOn: morningOf };
/** For answers to applicants. */
export const WORKING_DAYS: MailCalendar = { dayAfter: workingDayAfter, timeOn: answerTimeOf };

/** When a mail is sent, and the day whose budget it uses. */
export interface SendSlot {
  readonly day: string;
  /** Null sends at once. */
  readonly sendAt: Date | null;
  /** The public form that sent the mail. */
  readonly publicForm?: string;
}

export interface MailBudget {
  readonly perDay: number;
  /** Mails already scheduled, by day, from today on. */
  readonly mailsByDay: ReadonlyMap<string, number>;
  readonly now: Date;
  /** Narrower budgets that also count the mails. */
  readonly within?: readonly Pick<MailBudget, 'perDay' | 'mailsByDay'>[];
}

/**
 * The daily limit of mails sent by public forms, separate from the budget of the workspace: anybody can fill them in.
 */
export function formMailsPerDay(perDay: number): number {
  return Math.max(1, Math.floor(perDay / 3));
}

/** The daily limit of mails sent by one public form: half of that of all forms. */
export function mailsPerFormAndDay(perDay: number): number {
  return Math.max(1, Math.floor(formMailsPerDay(perDay) / 2));
}

/** Schedules mails in order: each at the earliest requested time on a day with budget left. Null means at once. */
export function planMails(
  budget: MailBudget,
  wantedTimes: readonly (Date | null)[],
  calendar: MailCalendar = EVERY_DAY,
): SendSlot[] {
  const counters = [budget, ...(budget.within ?? [])].map(({ perDay, mailsByDay }) => ({
    perDay: Math.max(perDay, 1),
    mailsByDay: new Map(mailsByDay),
  }));
  const hasCapacity = (day: string) =>
    counters.every(({ perDay, mailsByDay }) => (mailsByDay.get(day) ?? 0) < perDay);
  return wantedTimes.map((from) => {
    const earliest = from !== null && from > budget.now ? from : null;
    const first = mailDayOf(earliest ?? budget.now);
    let day = first;
    while (!hasCapacity(day)) day = calendar.dayAfter(day);
    for (const { mailsByDay } of counters) mailsByDay.set(day, (mailsByDay.get(day) ?? 0) + 1);
    return { day, sendAt: day === first ? earliest : calendar.timeOn(day) };
  });
}

/** The number of mails by day, in the order of the days. */
export function countByDay(slots: readonly Pick<SendSlot, 'day'>[]): { day: string; mails: number }[] {
  const counts = new Map<string, number>();
  for (const { day } of slots) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, mails]) => ({ day, mails })).sort((a, b) => compareCodes(a.day, b.day));
}

/** The values that determine a workspace's mail budget and whether it may use custom texts. */
export interface Trust {
  readonly pack: Pack;
  readonly isTrial: boolean;
  /** Finished surveys of people the workspace invited. */
  readonly finished: number;
}

/** Whether a custom subject and text are allowed: for paid plans, and once enough invited people have finished. */
export function canUseCustomText({ pack, isTrial, finished }: Trust): boolean {
  return (pack !== 'basic' && !isTrial) || finished >= CUSTOM_TEXT_FINISHED_SURVEYS;
}
