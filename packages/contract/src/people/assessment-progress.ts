import { z } from 'zod';

const Count = z.number().int().min(0);

/** The number of participants by progress; each step includes later ones. */
export const AssessmentProgress = z.object({
  total: Count,
  invited: Count,
  opened: Count,
  started: Count,
  finished: Count,
  /** Scheduled invitations. */
  scheduled: Count,
  withdrawn: Count,
  /** The time of the last event of each step; null without any. */
  last_opened: z.string().nullable(),
  last_finished: z.string().nullable(),
  /** The days with events, in Berlin, in order. */
  days: z.array(z.object({ day: z.iso.date(), invited: Count, opened: Count, finished: Count })),
});
export type AssessmentProgress = z.infer<typeof AssessmentProgress>;
export const AssessmentProgressAnswer = z.object({ data: AssessmentProgress });
export type AssessmentProgressAnswer = z.infer<typeof AssessmentProgressAnswer>;
