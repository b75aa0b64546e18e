import { z } from 'zod';
import { Id } from '../base/ids.ts';

export const SurveyFramesQuery = z.object({ workspace: Id });

/** The websites that may embed the survey of a workspace. */
export const SurveyFramesAnswer = z.object({ data: z.object({ origins: z.array(z.string()) }) });
export type SurveyFramesAnswer = z.infer<typeof SurveyFramesAnswer>;
