import { z } from 'zod';
import { Id } from '../base/ids.ts';

const Language = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['en', 'de']));

/** `role` adds the comparison with one role: its ranges and the fit. */
export const ReportQuery = z.object({ language: Language.optional(), role: Id.optional() });
export const ResultParams = z.object({ resultId: Id });

/** Trait values for a chart in the URL, `O:5,C:6,E:4,A:7,ES:3`. */
export const ChartQuery = z.object({ traits: z.string().max(100), language: Language.default('en') });

const Level = z.enum(['low', 'middle', 'high']);

/** One trait of the report in words. `score` is null where the scale is not valid; `text` says so. */
export const ReportSection = z.object({
  key: z.enum(['O', 'C', 'E', 'A', 'ES']),
  title: z.string(),
  left_pole: z.string(),
  right_pole: z.string(),
  measures: z.string(),
  score: z
    .object({
      stanine: z.number().int(),
      t: z.number().int(),
      percentile: z.number().int(),
      low: z.number(),
      high: z.number(),
      band: Level,
      label: z.string(),
    })
    .nullable(),
  headline: z.string(),
  text: z.string(),
  strengths: z.string(),
  watchouts: z.string(),
  both_readings: z.string().nullable(),
  facets: z.array(z.object({ name: z.string(), level: Level.nullable(), label: z.string() })),
  /** With a role: the position of the trait relative to its range, and the possible meaning of a value outside. */
  role: z.object({ inside: z.boolean(), line: z.string(), meaning: z.string() }).nullable(),
});

export const ReportHead = z.object({
  id: Id,
  talent_id: Id,
  name: z.string(),
  title: z.string(),
  language: z.enum(['en', 'de']),
  date_finished: z.string(),
  /** The person's statement on the result; null without one, and for readers who may not see their name. */
  statement: z.string().nullable(),
  /** `recalculating` while it is being recomputed under another norm or rule: the numbers are the previous ones. */
  state: z.enum(['calculated', 'recalculating']),
  quality: z.object({
    verdict: z.enum(['ok', 'check', 'doubtful']),
    label: z.string(),
    text: z.string(),
    notes: z.array(z.string()),
  }),
  style: z.object({
    heading: z.string(),
    primary: z.string(),
    caption: z.string(),
    bars: z.array(
      z.object({
        style: z.enum(['D', 'I', 'S', 'G']),
        name: z.string(),
        stanine: z.number().int(),
        /** The exact position on the scale, and the ends of the 90 % error bar. */
        position: z.number(),
        low: z.number(),
        high: z.number(),
        text: z.string(),
      }),
    ),
  }),
  fit: z
    .object({
      role: z.string(),
      band: z.enum(['strong', 'partial', 'none']),
      value: z.string().nullable(),
      label: z.string(),
      interval: z.string(),
      notes: z.array(z.string()),
    })
    .nullable(),
  /** Instrument, norm and rule versions in one line. */
  footer: z.string(),
});

export const EvaluationTexts = z.object({ report: ReportHead, sections: z.array(ReportSection) });
export type EvaluationTexts = z.infer<typeof EvaluationTexts>;
export const EvaluationTextsAnswer = z.object({ data: EvaluationTexts });
export type EvaluationTextsAnswer = z.infer<typeof EvaluationTextsAnswer>;
