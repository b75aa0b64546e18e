import { z } from 'zod';
import { Id } from './ids.ts';

export const SurveyState = z.enum([
  'open',
  'not_started',
  'completed',
  'expired',
  'assessment_expired',
  'not_found',
]);
export type SurveyState = z.infer<typeof SurveyState>;

export const SurveySessionBody = z.object({
  token: z.string().min(1).max(512),
  email: z.string().max(320).optional(),
  assessment: z.string().max(100).optional(),
});

/** Where a sheet stands: `answered` of `total` shown items; `next_seq` is free for this device's next answer. */
export const SurveySession = z.object({
  state: SurveyState,
  language: z.enum(['en', 'de']),
  workspace: z.object({ name: z.string() }).nullable(),
  answered: z.number().int(),
  total: z.number().int(),
  demographics_given: z.boolean().optional(),
  first_name: z.string().nullable().optional(),
  answers: z.array(z.object({ item: z.number().int(), value: z.number().int() })).optional(),
  next_seq: z.number().int().optional(),
  date: z.string().nullable().optional(),
});
export type SurveySession = z.infer<typeof SurveySession>;
export const SurveySessionAnswer = z.object({ data: SurveySession });

/** Checked field by field by the rules of the domain, so that each field gets its own message. */
export const DemographicsBody = z.object({
  name: z.unknown().optional(),
  age: z.unknown().optional(),
  gender: z.unknown().optional(),
});

export const SurveyItemsAnswer = z.object({
  data: z.object({
    instrument: z.string(),
    items: z.array(z.object({ num: z.number().int(), text: z.string() })),
    choices: z.array(z.object({ value: z.number().int(), label: z.string() })),
  }),
});
export type SurveyItemsAnswer = z.infer<typeof SurveyItemsAnswer>;

export const SurveyAnswer = z.object({
  item: z.number().int(),
  value: z.unknown(),
  seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  seconds: z.number().min(0).max(86_400).optional(),
});
export const SurveyAnswersBody = z.object({ answers: z.array(SurveyAnswer).min(1).max(500) });
export const SurveyProgressAnswer = z.object({ data: z.object({ answered: z.number().int() }) });

/** Also the answer to a repeated finish: the same result, nothing scored twice. */
export const SurveyFinishAnswer = z.object({
  data: z.object({ result: Id, redirect: z.string(), countdown_seconds: z.number().int() }),
});
