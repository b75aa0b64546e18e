import { PROFICIENCIES } from '@quint/domain/profile/job-profile.ts';
import { z } from 'zod';

const SourceLine = z.object({
  /** Counted from 1. */
  page: z.int(),
  line: z.int(),
  text: z.string(),
});

/** A day, a month or a year, as precise as in the resume. */
const PartialDate = z.string().regex(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/);

/** The parsed entries of a resume. Nothing is stored; `is_present` marks entries that the profile has already. */
export const ResumeFound = z.object({
  pages: z.int(),
  /** When the file was parsed and released. */
  deleted_at: z.string(),
  job_experiences: z.array(
    z.object({
      role_name: z.string(),
      company_name: z.string(),
      company_location: z.string(),
      started_at: PartialDate.nullable(),
      ended_at: PartialDate.nullable(),
      currently_working: z.boolean(),
      is_present: z.boolean(),
      source: z.array(SourceLine),
    }),
  ),
  skills: z.array(z.object({ label: z.string(), is_present: z.boolean(), source: z.array(SourceLine) })),
  languages: z.array(
    z.object({
      /** ISO 639-1. */
      code: z.string(),
      proficiency: z.enum(PROFICIENCIES).nullable(),
      is_present: z.boolean(),
      source: z.array(SourceLine),
    }),
  ),
  not_understood: z.array(SourceLine.extend({ hint: z.enum(['skill', 'job']) })),
});
export type ResumeFound = z.infer<typeof ResumeFound>;
export const ResumeFoundAnswer = z.object({ data: ResumeFound });
export type ResumeFoundAnswer = z.infer<typeof ResumeFoundAnswer>;
