import { compareCodes } from '../base/text-order.ts';
import type { Pack } from '../workspace/actor.ts';

/** Daily limit of mails from a workspace to outsiders. */
export const MAILS_PER_DAY: Readonly<Record<Pack, number>> = { basic: 50, flow: 2000, enterprise: 10_000 };
/** Finished surveys of invited people after which a workspace without a paid plan may use a custom text. */
export const CUSTOM_TEXT_FINISHED_SURVEYS = 5;

const TIME_ZONE = 'Europe/Berlin';
const MORNING_HOUR = 8;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });
const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The budget day of a given time: 2026-11-22. Days are in Berlin time. */
export function mailDayOf(time: Date): string {
  return dayFormat.format(time);
}

function dayAfter(day: string): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);
}

/** The time of day at which postponed mails are sent. */
export function morningOf(day: string): Date {
  const inUtc = new Date(`${day}T00:00:00Z`).getTime() + MORNING_HOUR * HOUR_MS;
  const ahead = Number(hourFormat.format(new Date(inUtc))) - MORNING_HOUR;
  return new Date(inUtc - ahead * HOUR_MS);
}

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
export function planMails(budget: MailBudget, wantedTimes: readonly (Date | null)[]): SendSlot[] {
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
    while (!hasCapacity(day)) day = dayAfter(day);
    for (const { mailsByDay } of counters) mailsByDay.set(day, (mailsByDay.get(day) ?? 0) + 1);
    return { day, sendAt: day === first ? earliest : morningOf(day) };
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
