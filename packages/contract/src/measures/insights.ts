import { FEEDBACK_MAX_CHARACTERS, MISSION_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';

export const ResultFeedback = z.object({
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullable(),
  date_updated: z.string(),
});
export type ResultFeedback = z.infer<typeof ResultFeedback>;

/**
 * The data that the pages about a person's own result need besides the result. `facets` are those outside the middle
 * level, by distance from the mean of the norm. `feedback` is that on this result.
 */
export const OwnInsights = z.object({
  result_id: Id.nullable(),
  facets: z.array(z.string()),
  mission: z.object({ text: z.string(), date_updated: z.string() }).nullable(),
  feedback: ResultFeedback.nullable(),
  has_earlier_feedback: z.boolean(),
});
export type OwnInsights = z.infer<typeof OwnInsights>;
export const OwnInsightsAnswer = z.object({ data: OwnInsights });
export type OwnInsightsAnswer = z.infer<typeof OwnInsightsAnswer>;

/** An empty text deletes it. */
export const MissionBody = z.object({
  text: z
    .string()
    .trim()
    .max(MISSION_MAX_CHARACTERS, refusal('mission.too_long', { max: MISSION_MAX_CHARACTERS })),
});

/** How well the pages describe the talent; an empty comment counts as none. */
export const ResultFeedbackBody = z.object({
  result_id: Id,
  rating: z.number().int().min(1).max(5),
  comment: z
    .string()
    .trim()
    .max(FEEDBACK_MAX_CHARACTERS)
    .nullable()
    .transform((comment) => (comment === '' ? null : comment)),
});
export type ResultFeedbackBody = z.infer<typeof ResultFeedbackBody>;
export const ResultFeedbackAnswer = z.object({ data: ResultFeedback });
export type ResultFeedbackAnswer = z.infer<typeof ResultFeedbackAnswer>;
