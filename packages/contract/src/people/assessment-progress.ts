import { z } from 'zod';

const Count = z.number().int().min(0);

/** How many participants have come how far; each step contains the ones after it. */
export const AssessmentProgress = z.object({
  total: Count,
  invited: Count,
  opened: Count,
  started: Count,
  finished: Count,
  /** Invitations that wait for their day. */
  scheduled: Count,
  withdrawn: Count,
  /** When the last of each step happened; null where none has. */
  last_opened: z.string().nullable(),
  last_finished: z.string().nullable(),
  /** The days on which something happened, in Berlin, in their order. */
  days: z.array(z.object({ day: z.iso.date(), invited: Count, opened: Count, finished: Count })),
});
export type AssessmentProgress = z.infer<typeof AssessmentProgress>;
export const AssessmentProgressAnswer = z.object({ data: AssessmentProgress });
export type AssessmentProgressAnswer = z.infer<typeof AssessmentProgressAnswer>;
