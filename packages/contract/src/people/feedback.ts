import { FEEDBACK_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { z } from 'zod';

/** Feedback about the product; `rating` from 1, not at all, to 5, very well. */
export const FeedbackBody = z.object({
  rating: z.number().int().min(1).max(5),
  text: z.string().trim().min(1).max(FEEDBACK_MAX_CHARACTERS),
});
export type FeedbackBody = z.infer<typeof FeedbackBody>;
