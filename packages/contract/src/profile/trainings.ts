import { TRAINING_STATES } from '@quint/domain/profile/trainings.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

const State = z.enum(TRAINING_STATES);

/** The talent and the role that courses are recommended for, and the language of their texts. */
export const TrainingQuery = z.object({
  talent: Id,
  role: Id,
  language: z.enum(['en', 'de']).default('en'),
});

/** A course for a trait outside the range of a role, beyond the error of measurement. */
export const RecommendedTraining = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  /** The language of the course. */
  language: z.enum(['EN', 'DE']),
  provider: z.string().nullable(),
  url: z.string().nullable(),
  trait: z.enum(['O', 'C', 'E', 'A', 'ES']),
  /** The position of the result. */
  direction: z.enum(['below', 'above']),
  /** The talent's registration; null for other readers, and without one. */
  request: z.object({ id: Id, state: State, date_created: z.string() }).nullable(),
});
export type RecommendedTraining = z.infer<typeof RecommendedTraining>;
export const RecommendedTrainingsAnswer = z.object({ data: z.array(RecommendedTraining) });
export type RecommendedTrainingsAnswer = z.infer<typeof RecommendedTrainingsAnswer>;

/** A registration as shown to the platform. */
export const TrainingRequest = z.object({
  id: Id,
  state: State,
  course: z.object({ id: Id, title: z.string() }),
  workspace: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  situation: z.string(),
  date_created: z.string(),
});
export type TrainingRequest = z.infer<typeof TrainingRequest>;
export const TrainingRequestsAnswer = z.object({ data: z.array(TrainingRequest) });
export type TrainingRequestsAnswer = z.infer<typeof TrainingRequestsAnswer>;

export const TrainingRequestParams = z.object({ requestId: Id });
export const TrainingRequestChange = z.object({ state: State });
