import { STAGES } from '@quint/domain/roles/stages.ts';
import { z } from 'zod';

const Count = z.number().int().min(0);

export const MustHavesCountQuery = z.object({
  stage: z.enum(STAGES),
  /** Only the first group of people whose fits are too close to call. */
  tied: z.stringbool().default(false),
});
export type MustHavesCountQuery = z.output<typeof MustHavesCountQuery>;

/** How many people meet all must-haves of the role, miss one, or have a job profile that does not say. */
export const MustHavesCount = z.object({ met: Count, unknown: Count, unmet: Count });
export type MustHavesCount = z.infer<typeof MustHavesCount>;
export const MustHavesCountAnswer = z.object({ data: MustHavesCount });
