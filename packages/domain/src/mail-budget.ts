import type { Pack } from './actor.ts';

/** Mails to people outside that a workspace sends a day. */
export const MAILS_PER_DAY: Readonly<Record<Pack, number>> = { basic: 50, flow: 2000, enterprise: 10_000 };
/** Surveys of invited people that are finished before a workspace without a paid plan may use words of its own. */
export const OWN_WORDS_FINISHED_SURVEYS = 5;

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

/** The day of the budget a moment lies on: 2026-11-22. Days are those of Berlin, as everywhere in the product. */
export function mailDayOf(moment: Date): string {
  return dayFormat.format(moment);
}

function dayAfter(day: string): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);
}

/** When the mails of a day that could not go out before are sent. */
export function morningOf(day: string): Date {
  const inUtc = new Date(`${day}T00:00:00Z`).getTime() + MORNING_HOUR * HOUR_MS;
  const ahead = Number(hourFormat.format(new Date(inUtc))) - MORNING_HOUR;
  return new Date(inUtc - ahead * HOUR_MS);
}

/** When a mail goes out, and on the budget of which day. */
export interface MailTurn {
  readonly day: string;
  /** Null sends at once. */
  readonly sendAt: Date | null;
}

export interface MailBudget {
  readonly perDay: number;
  /** Mails that count on a day already, from today on. */
  readonly taken: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** When each mail goes out, in their order: as early as it is wanted and its day has room. Null is wanted at once. */
export function planMails(budget: MailBudget, wanted: readonly (Date | null)[]): MailTurn[] {
  const taken = new Map(budget.taken);
  const hasRoom = (day: string) => (taken.get(day) ?? 0) < Math.max(budget.perDay, 1);
  return wanted.map((from) => {
    const earliest = from !== null && from > budget.now ? from : null;
    const first = mailDayOf(earliest ?? budget.now);
    let day = first;
    while (!hasRoom(day)) day = dayAfter(day);
    taken.set(day, (taken.get(day) ?? 0) + 1);
    return { day, sendAt: day === first ? earliest : morningOf(day) };
  });
}

/** How many mails go out on which day, in the order of the days. */
export function countByDay(turns: readonly Pick<MailTurn, 'day'>[]): { day: string; mails: number }[] {
  const counts = new Map<string, number>();
  for (const { day } of turns) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, mails]) => ({ day, mails })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** What decides how much a workspace may write, and in whose words. */
export interface Trust {
  readonly pack: Pack;
  readonly isTrial: boolean;
  /** Finished surveys of people the workspace invited. */
  readonly finished: number;
}

/** Own subject and words: for paying workspaces, and for those whose invitations people have answered. */
export function mayUseOwnWords({ pack, isTrial, finished }: Trust): boolean {
  return (pack !== 'basic' && !isTrial) || finished >= OWN_WORDS_FINISHED_SURVEYS;
}
