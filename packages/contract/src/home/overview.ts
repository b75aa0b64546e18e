import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { Id } from '../base/ids.ts';
import { FitNumbers } from '../measures/matching.ts';

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** A time zone as browsers name it: "Europe/Berlin". */
export const TimeZone = z.string().max(60).refine(isTimeZone);

/** The days and weeks of the answer are those of the asking person's clock. */
export const OverviewQuery = z.object({ zone: TimeZone.default('Europe/Berlin') });

const Count = z.number().int().min(0);

/** People whose survey waits and of whom nothing was heard for a week, and how often they were reminded so far. */
const WaitingLine = z.object({
  kind: z.literal('waiting'),
  key: z.string(),
  count: Count,
  never: Count,
  once: Count,
  /** The first and the last day on which they were invited. */
  first_invited: z.string(),
  last_invited: z.string(),
  /** Nothing was heard, and no mail sent, since this moment. */
  quiet_since: z.string(),
});

/** Results that the asking person has not opened, newest first. */
const ResultsLine = z.object({
  kind: z.literal('results'),
  key: z.string(),
  count: Count,
  /** Names as the person may see them, of the first few. */
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

/** Invitations that have not gone out. */
const PlannedLine = z.object({
  kind: z.literal('planned'),
  key: z.string(),
  count: Count,
  /** When the next ones go out, and how many on that day. */
  date: z.string(),
  on_date: Count,
  roles: z.array(z.string()),
});

/** A goal that is due soon or was. */
const GoalLine = z.object({
  kind: z.literal('goal'),
  key: z.string(),
  id: Id,
  name: z.string(),
  date_due: z.string(),
  /** Below zero where the day has passed. */
  days: z.number().int(),
  progress: z.number().int().nullable(),
  date_updated: z.string(),
});

/** What people asked about their data and nobody has answered; `due` is the end of the month that the first one has. */
const RequestsLine = z.object({
  kind: z.literal('requests'),
  key: z.string(),
  count: Count,
  due: z.string(),
  /** Below zero where the day has passed. */
  days: z.number().int(),
});

/** People who were told that their data ends, and of whom nothing was heard since. */
const EndingLine = z.object({
  kind: z.literal('ending'),
  key: z.string(),
  count: Count,
  /** Names as the person may see them, of the first few. */
  names: z.array(z.string()),
  /** When that of the first one ends. */
  date: z.string(),
});

/** People to whom the newest mail was given up. */
const UndeliveredLine = z.object({
  kind: z.literal('undelivered'),
  key: z.string(),
  count: Count,
  /** Names as the person may see them, of the first few. */
  names: z.array(z.string()),
});

export const OverviewLine = z.discriminatedUnion('kind', [
  RequestsLine,
  UndeliveredLine,
  WaitingLine,
  ResultsLine,
  AssessmentLine,
  EndingLine,
  PlannedLine,
  GoalLine,
]);
export type OverviewLine = z.infer<typeof OverviewLine>;

/** The next thing that will make a line, for a day without any. */
export const NextThing = z.object({
  kind: z.enum(['waiting', 'assessment', 'goal', 'put_off']),
  date: z.string(),
  name: z.string().nullable(),
});
export type NextThing = z.infer<typeof NextThing>;

/** A number of today with its past: eight weeks, oldest first, the last is now. */
const Figure = z.object({ now: Count, weeks: z.array(z.number().int()) });

export const NewestResult = z.object({
  talent_id: Id,
  name: z.string(),
  date_finished: z.string(),
  is_new: z.boolean(),
  /** The person objects to rankings, so there is no fit. */
  is_left_out_of_rankings: z.boolean(),
  /** The role it is shown for: the best of those the person is considered for, else the best of all. */
  role: z.object({ id: Id, name: z.string(), is_considered: z.boolean() }).nullable(),
  fit: z.object(FitNumbers).nullable(),
  /** Others to compare the person with: considered for the same role and finished. */
  peers: z.array(Id),
});
export type NewestResult = z.infer<typeof NewestResult>;

/** What a role needs next. `open` leads to the role, where nothing more urgent can be said. */
export const ROLE_ACTIONS = ['invite', 'remind', 'shortlist', 'compare', 'open'] as const;
export const RoleInNeed = z.object({
  id: Id,
  name: z.string(),
  verb: z.enum(ROLE_ACTIONS),
  finished: Count,
  open: Count,
  planned: Count,
  shortlisted: Count,
  /** How many of the open ones may be reminded now. */
  remindable: Count,
  /** People on the shortlist to compare: none, or two to four. */
  compare: z.array(Id),
});
export type RoleInNeed = z.infer<typeof RoleInNeed>;

export const Overview = z.object({
  /** In the order of urgency. */
  lines: z.array(OverviewLine),
  /** Those the person put off until tomorrow. */
  put_off: z.array(OverviewLine),
  next: NextThing.nullable(),
  since_yesterday: z.object({ results: Count, messages: Count }),
  figures: z.object({
    /** Open invitations; `before` a week ago. */
    open: Figure.extend({ before: Count }),
    /** Finished this week; `before` by the same weekday and time of last week. */
    finished: Figure.extend({ before: Count, week_start: z.string() }),
    /**
     * People with high agreement, counted over the roles where it tells something. Those with a doubtful result are not
     * counted; `doubtful` says how many would be otherwise.
     */
    agreement: Figure.extend({ doubtful: Count, telling: Count, roles: Count }),
    insights: Figure.extend({ used_this_month: Count }),
  }),
  newest: z.array(NewestResult),
  finished_total: Count,
  roles: z.array(RoleInNeed),
  roles_total: Count,
  /** How far the first steps of a new workspace are. */
  start: z.object({ talents: Count, chosen: Count, teams: Count }),
});
export type Overview = z.infer<typeof Overview>;
export const OverviewAnswer = z.object({ data: Overview });
export type OverviewAnswer = z.infer<typeof OverviewAnswer>;

const LineKey = z
  .string()
  .regex(/^(requests|waiting|results|ending|planned|(assessment|goal):[0-9a-f-]{36})$/);
export const SnoozeBody = z.object({ line: LineKey, zone: TimeZone.default('Europe/Berlin') });

/** The link of the daily mail that ends it. */
export const DigestOffBody = z.object({ token: linkToken('account') });
export type DigestOffBody = z.infer<typeof DigestOffBody>;
