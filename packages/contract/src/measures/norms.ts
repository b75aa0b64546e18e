import {
  SAMPLINGS,
  STUDY_COUNTRIES_MAX_CHARACTERS,
  STUDY_DESCRIPTION_MAX_CHARACTERS,
  STUDY_FIRST_YEAR,
  STUDY_PEOPLE_MAX,
} from '@quint/domain/measures/norm-studies.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';
import { MeasurementStudy } from './measurement.ts';

const ScaleStatistics = z.object({
  /** A domain or a facet. */
  scale: z.string(),
  people: z.number().int(),
  /** Sample figures (standard deviation, alpha); null when the sample is too small to be shown. */
  mean: z.number().nullable(),
  sd: z.number().nullable(),
  /** The published norm in force, if there is no own one. */
  published_mean: z.number().nullable(),
  published_sd: z.number().nullable(),
  /** Cronbach's alpha; null for facets, too. */
  alpha: z.number().nullable(),
  published_alpha: z.number().nullable(),
});

/** The sample statistics of a form in a language. */
export const FormStatistics = z.object({
  instrument: z.string(),
  language: z.enum(['EN', 'DE']),
  /** The norm in force. */
  norm: z.string(),
  is_own: z.boolean(),
  /** Whether the norm in force has the own error of measurement. */
  has_own_error: z.boolean(),
  /** Whether there are enough people to switch to the own norm, and its alphas are known. */
  is_offered: z.boolean(),
  /** Whether there are enough people to use the own error of measurement with the published means. */
  is_error_offered: z.boolean(),
  people: z.number().int(),
  scales: z.array(ScaleStatistics),
});
export type FormStatistics = z.infer<typeof FormStatistics>;

const people = refusal('norm_study.people', { max: STUDY_PEOPLE_MAX });
const text = (max: number) =>
  z.string().trim().min(1, refusal('norm_study.text_missing')).max(max, refusal('norm_study.text', { max }));
const Day = z.iso
  .date()
  .refine(
    (day) => day >= `${STUDY_FIRST_YEAR}-01-01`,
    refusal('norm_study.too_early', { year: STUDY_FIRST_YEAR }),
  );

/** A norm study, as entered. */
export const NewNormStudy = z.object({
  /** The version of the norm whose means and standard deviations come from the study. */
  norm: z.string().min(1).max(100),
  instrument: z.string().min(1).max(100),
  language: z.enum(['EN', 'DE']),
  people: z.int(people).min(1, people).max(STUDY_PEOPLE_MAX, people),
  sampling: z.enum(SAMPLINGS),
  countries: text(STUDY_COUNTRIES_MAX_CHARACTERS),
  /** First and last day on which people answered. */
  field_start: Day,
  field_end: Day,
  /** Who made it, the people by sex, age and education, and where it is published. */
  description: text(STUDY_DESCRIPTION_MAX_CHARACTERS),
});
export type NewNormStudy = z.infer<typeof NewNormStudy>;

export const NormStudy = z.object({
  id: Id,
  norm: z.string(),
  instrument: z.string(),
  language: z.enum(['EN', 'DE']),
  people: z.number().int(),
  sampling: z.enum(SAMPLINGS),
  countries: z.string(),
  field_start: z.iso.date(),
  field_end: z.iso.date(),
  description: z.string(),
});
export type NormStudy = z.infer<typeof NormStudy>;
export const NormStudyParams = z.object({ studyId: Id });

/** A norm that a study can be entered for; `people` is null if their number is not published. */
const StudiedNorm = z.object({
  norm: z.string(),
  instrument: z.string(),
  language: z.enum(['EN', 'DE']),
  people: z.number().int().nullable(),
});

export const NormOverview = z.object({
  least_people: z.number().int(),
  counted: z.string().nullable(),
  /** The same for the own error of measurement. */
  least_for_error: z.number().int(),
  /** Results that still use a norm or rule that is no longer in force. */
  outdated: z.number().int(),
  forms: z.array(FormStatistics),
  studies: z.array(MeasurementStudy),
  /** Entered norm studies, and the norms that one can be entered for. */
  norm_studies: z.array(NormStudy),
  studied_norms: z.array(StudiedNorm),
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
