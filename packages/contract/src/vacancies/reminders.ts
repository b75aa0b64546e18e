import { PLANNED_MAILS_MAX } from '@quint/domain/vacancies/mails.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { MailDayPlan, RefusedMail } from './mails.ts';

/** The groups of people who can be reminded together: a stage, or those without any reaction for a week. */
export const REMINDED_GROUPS = ['invited', 'opened', 'quiet'] as const;

/** Who is to be reminded: everybody of a group, or of its participants of an assessment, who can be reminded now; or these people. */
export const PlanRemindersBody = z.union([
  z.object({ group: z.enum(REMINDED_GROUPS), assessment: Id.optional() }),
  z.object({ talents: z.array(Id).min(1).max(PLANNED_MAILS_MAX) }),
]);
export type PlanRemindersBody = z.infer<typeof PlanRemindersBody>;

/** What reminding would do; nothing is changed. */
export const RemindersPlan = z.object({
  count: z.number().int(),
  /** The people who get a reminder. */
  talents: z.array(Id),
  /** The first of them, as the reader may see their names. */
  names: z.array(z.string()),
  /** How many of them have not opened the survey, and how many have. */
  stages: z.object({ invited: z.number().int(), opened: z.number().int() }),
  days: z.array(MailDayPlan),
  /** The daily limit of mails of the workspace. */
  mails_per_day: z.number().int(),
  /** People who got a mail within the last day, and are reminded once it is over. */
  later: z.number().int(),
  /** At most 50; `refused_count` counts all. */
  refused: z.array(RefusedMail),
  refused_count: z.number().int(),
});
export type RemindersPlan = z.infer<typeof RemindersPlan>;
export const RemindersPlanAnswer = z.object({ data: RemindersPlan });
export type RemindersPlanAnswer = z.infer<typeof RemindersPlanAnswer>;
