import { z } from 'zod';
import { MeasurementStudy } from './measurement.ts';

const ScaleFigures = z.object({
  /** A domain or a facet. */
  scale: z.string(),
  people: z.number().int(),
  /** Sample figures (spread, alpha); null when the sample is too small to be shown. */
  mean: z.number().nullable(),
  sd: z.number().nullable(),
  /** The published norm in force, while there is no own one. */
  published_mean: z.number().nullable(),
  published_sd: z.number().nullable(),
  /** Cronbach's alpha; null for facets, too. */
  alpha: z.number().nullable(),
  published_alpha: z.number().nullable(),
});

/** The sample statistics of a form in a language. */
export const FormFigures = z.object({
  instrument: z.string(),
  language: z.enum(['EN', 'DE']),
  /** The norm in force. */
  norm: z.string(),
  is_own: z.boolean(),
  /** The norm in force carries the own error of measurement. */
  has_own_error: z.boolean(),
  /** There are enough people to switch to the own norm, and its alphas are known. */
  is_offered: z.boolean(),
  /** There are enough people to use the own error of measurement with the published means. */
  is_error_offered: z.boolean(),
  people: z.number().int(),
  scales: z.array(ScaleFigures),
});
export type FormFigures = z.infer<typeof FormFigures>;

export const NormOverview = z.object({
  least_people: z.number().int(),
  counted: z.string().nullable(),
  /** The same for the own error of measurement. */
  least_for_error: z.number().int(),
  /** Results still computed under a norm or rule that is no longer in force. */
  outdated: z.number().int(),
  forms: z.array(FormFigures),
  studies: z.array(MeasurementStudy),
});
export type NormOverview = z.infer<typeof NormOverview>;
export const NormOverviewAnswer = z.object({ data: NormOverview });

export const NormSwitch = z.object({
  instrument: z.string().max(100),
  language: z.enum(['EN', 'DE']),
  /** `error`: published means and standard deviations with the own alphas. */
  to: z.enum(['own', 'error', 'published']),
});
export type NormSwitch = z.infer<typeof NormSwitch>;
