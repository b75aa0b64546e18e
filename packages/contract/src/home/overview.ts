import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { Id } from '../base/ids.ts';
import { FitNumbers } from '../measures/matching.ts';
import { UnreadMention } from '../people/notes.ts';

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** A time zone identifier: "Europe/Berlin". */
export const TimeZone = z.string().max(60).refine(isTimeZone);

/** The days and weeks of the response are in the time zone of the user. */
export const OverviewQuery = z.object({ zone: TimeZone.default('Europe/Berlin') });

const Count = z.number().int().min(0);

/** People with an open survey and no activity for a week, by the number of reminders. */
const WaitingLine = z.object({
  kind: z.literal('waiting'),
  key: z.string(),
  count: Count,
  never: Count,
  once: Count,
  /** The first and the last day on which they were invited. */
  first_invited: z.string(),
  last_invited: z.string(),
  /** No activity and no mail since this time. */
  quiet_since: z.string(),
});

/** Results that the user has not opened, newest first. */
const ResultsLine = z.object({
  kind: z.literal('results'),
  key: z.string(),
  count: Count,
  /** The first few names, masked if required. */
  names: z.array(z.string()),
  /** The talents, up to a hundred. */
  talents: z.array(Id),
});

/** An assessment that ends soon. */
const AssessmentLine = z.object({
  kind: z.literal('assessment'),
  key: z.string(),
  id: Id,
  name: z.string(),
  role_id: Id,
  date_end: z.string(),
  days: z.number().int(),
  total: Count,
  finished: Count,
  /** The finished ones to compare: none, or two to four. */
  compare: z.array(Id),
});

/** Invitations that were not sent yet. */
const PlannedLine = z.object({
  kind: z.literal('planned'),
  key: z.string(),
  count: Count,
  /** When the next ones are sent, and how many on that day. */
  date: z.string(),
  on_date: Count,
  roles: z.array(z.string()),
});

/** A goal that is due soon or overdue. */
const GoalLine = z.object({
  kind: z.literal('goal'),
  key: z.string(),
  id: Id,
  name: z.string(),
  date_due: z.string(),
  /** Negative when the day has passed. */
  days: z.number().int(),
  progress: z.number().int().nullable(),
  date_updated: z.string(),
});

/** Unanswered requests of people about their data; `due` is the due date of the first one. */
const RequestsLine = z.object({
  kind: z.literal('requests'),
  key: z.string(),
  count: Count,
  due: z.string(),
  /** Negative when the day has passed. */
  days: z.number().int(),
});

/** People who were notified of the end of their data and have not reacted since. */
const EndingLine = z.object({
  kind: z.literal('ending'),
  key: z.string(),
  count: Count,
  /** The first few names, masked if required. */
  names: z.array(z.string()),
  /** When the data of the first one ends. */
  date: z.string(),
});

/** A note that mentions the user, who has not opened it. */
const MentionLine = UnreadMention.extend({ kind: z.literal('mention'), key: z.string() });

/** People whose newest mail failed permanently. */
const UndeliveredLine = z.object({
  kind: z.literal('undelivered'),
  key: z.string(),
  count: Count,
  /** The first few names, masked if required. */
  names: z.array(z.string()),
});

export const OverviewLine = z.discriminatedUnion('kind', [
  RequestsLine,
  UndeliveredLine,
  MentionLine,
  WaitingLine,
  ResultsLine,
  AssessmentLine,
  EndingLine,
  PlannedLine,
  GoalLine,
]);
export type OverviewLine = z.infer<typeof OverviewLine>;

/** The next event that will add a line, for a day without any. */
export const NextThing = z.object({
  kind: z.enum(['waiting', 'assessment', 'goal', 'put_off']),
  date: z.string(),
  name: z.string().nullable(),
});
export type NextThing = z.infer<typeof NextThing>;

/** A number with its history: eight weeks, oldest first, the last is now. */
const Figure = z.object({ now: Count, weeks: z.array(z.number().int()) });

export const NewestResult = z.object({
  talent_id: Id,
  name: z.string(),
  date_finished: z.string(),
  is_new: z.boolean(),
  /** Whether the person objects to rankings, so that there is no fit. */
  is_left_out_of_rankings: z.boolean(),
  /** The role of the fit: the best of those the person is considered for, otherwise the best of all. */
  role: z.object({ id: Id, name: z.string(), is_considered: z.boolean() }).nullable(),
  fit: z.object(FitNumbers).nullable(),
  /** Others to compare the person with: considered for the same role and finished. */
  peers: z.array(Id),
});
export type NewestResult = z.infer<typeof NewestResult>;

/** The next step of a role. `open` links to the role if there is nothing more urgent. */
export const ROLE_ACTIONS = ['invite', 'remind', 'shortlist', 'compare', 'open'] as const;
export const RoleInNeed = z.object({
  id: Id,
  name: z.string(),
  verb: z.enum(ROLE_ACTIONS),
  finished: Count,
  open: Count,
  planned: Count,
  shortlisted: Count,
  /** How many open invitations may be reminded now. */
  remindable: Count,
  /** People on the shortlist to compare: none, or two to four. */
  compare: z.array(Id),
});
export type RoleInNeed = z.infer<typeof RoleInNeed>;

export const Overview = z.object({
  /** By urgency. */
  lines: z.array(OverviewLine),
  /** Those that the person snoozed until tomorrow. */
  put_off: z.array(OverviewLine),
  next: NextThing.nullable(),
  since_yesterday: z.object({ results: Count, messages: Count }),
  figures: z.object({
    /** Open invitations; `before` a week ago. */
    open: Figure.extend({ before: Count }),
    /** Finished this week; `before` is last week's number at the same weekday and time. */
    finished: Figure.extend({ before: Count, week_start: z.string() }),
    /**
     * People with high agreement, counted over the roles for which it is meaningful, without doubtful results;
     * `doubtful` is how many of these would count otherwise.
     */
    agreement: Figure.extend({ doubtful: Count, telling: Count, roles: Count }),
    insights: Figure.extend({ used_this_month: Count }),
  }),
  newest: z.array(NewestResult),
  finished_total: Count,
  roles: z.array(RoleInNeed),
  roles_total: Count,
  /** The progress of a new workspace's first steps. */
  start: z.object({ talents: Count, chosen: Count, teams: Count }),
});
export type Overview = z.infer<typeof Overview>;
export const OverviewAnswer = z.object({ data: Overview });
export type OverviewAnswer = z.infer<typeof OverviewAnswer>;

const LineKey = z
  .string()
  .regex(/^(requests|undelivered|waiting|results|ending|planned|(mention|assessment|goal):[0-9a-f-]{36})$/);
export const SnoozeBody = z.object({ line: LineKey, zone: TimeZone.default('Europe/Berlin') });

/** The unsubscribe link of the daily mail. */
export const DigestOffBody = z.object({ token: linkToken('account') });
export type DigestOffBody = z.infer<typeof DigestOffBody>;
