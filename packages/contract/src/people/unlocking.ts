import { z } from 'zod';

const Count = z.number().int().min(0);

/** The content shown before the unlock. If there is less by now, the insight is not spent. */
export const ShownContent = z
  .object({
    person: z.boolean(),
    skills: Count,
    jobs: Count,
    languages: Count,
    work_mode: z.boolean(),
    salary: z.boolean(),
    earliest_start: z.boolean(),
  })
  .partial();

/** Missing or invalid fields have their own error codes, so the schema accepts anything. */
export const UnlockBody = z.object({
  /** The active workspace. */
  organizationId: z.unknown().optional(),
  talentId: z.unknown().optional(),
  /** Insights to spend: 1. */
  budget: z.unknown().optional(),
  content: ShownContent.optional(),
});
export type UnlockBody = z.infer<typeof UnlockBody>;

/** Talent insights that are left. */
export const UnlockAnswer = z.object({ data: z.object({ talent_insights_budget: z.number().int().min(0) }) });
export type UnlockAnswer = z.infer<typeof UnlockAnswer>;
