import { DEVICES, OPENINGS } from '@quint/domain/survey-proof.ts';
import { z } from 'zod';
import { Id } from './ids.ts';

/**
 * A moment in which the own survey was opened on a device (`opened`), or a link to it was copied by an administrator
 * (`copied`). `is_proved` says that the device showed to be the person's own, by the mailed link or a code.
 */
export const SurveyOpening = z.object({
  id: Id,
  what: z.enum(['opened', 'copied']),
  date: z.string(),
  opened_by: z.enum(OPENINGS),
  device: z.enum(DEVICES).nullable(),
  is_proved: z.boolean(),
});
export type SurveyOpening = z.infer<typeof SurveyOpening>;
export const SurveyOpeningsAnswer = z.object({ data: z.array(SurveyOpening) });
export type SurveyOpeningsAnswer = z.infer<typeof SurveyOpeningsAnswer>;

/** What a talent decides about the own data in one workspace; what is not named stays as it is. */
export const OwnChoicesBody = z.object({ is_left_out_of_rankings: z.boolean().optional() });
export type OwnChoicesBody = z.infer<typeof OwnChoicesBody>;
export const OwnChoices = z.object({ is_left_out_of_rankings: z.boolean() });
export type OwnChoices = z.infer<typeof OwnChoices>;
export const OwnChoicesAnswer = z.object({ data: OwnChoices });
export const OwnTalentParams = z.object({ talent: Id });
