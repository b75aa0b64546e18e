import { z } from 'zod';
import { Id } from './ids.ts';

const Stanine = z.number().int().min(1).max(9);
const Band = z.enum(['strong', 'partial', 'none']);
const Interval = z.object({ low: z.number().int(), high: z.number().int() }).nullable();

/**
 * The fit of one person to the range a role sets. `score` is the whole number shown, `exact` decides the band,
 * `interval` is the 90 % interval from measurement error, `base` the mean fit of the norm population. All are null
 * where the role sets no requirement.
 */
const FitNumbers = {
  score: z.number().int().min(0).max(100).nullable(),
  exact: z.number().nullable(),
  band: Band,
  interval: Interval,
  base: z.number().nullable(),
  /** Nearly everybody fits this range. */
  broad: z.boolean(),
};

export const FitOfTalent = z.object({
  talent_id: Id,
  talents_results_id: Id,
  ...FitNumbers,
  quality: z.enum(['ok', 'check', 'doubtful']),
  o: Stanine,
  c: Stanine,
  e: Stanine,
  a: Stanine,
  es: Stanine,
});
export type FitOfTalent = z.infer<typeof FitOfTalent>;
/**
 * `recalculating` while results are being recomputed under another norm or rule: the numbers are the previous ones.
 * `pending` counts talents who have not finished the survey and so have no number yet.
 */
export const FitState = z.object({
  state: z.enum(['calculated', 'recalculating']),
  pending: z.number().int().min(0),
});
export type FitState = z.infer<typeof FitState>;

/** Every talent of the workspace with a finished result, best fit first. */
export const RoleFitAnswer = z.object({ data: z.array(FitOfTalent), meta: FitState });

export const FitContribution = z.object({
  trait: z.enum(['O', 'C', 'E', 'A', 'ES']),
  stanine: Stanine,
  min: Stanine,
  max: Stanine,
  weight: z.number().int().min(1).max(3),
  /** Whole stanines outside the range: negative below, positive above. */
  outside: z.number().int(),
  /** Points of fit this trait costs. */
  cost: z.number(),
});

export const FitOfRole = z.object({
  role_id: Id,
  name: z.string(),
  ...FitNumbers,
  contributions: z.array(FitContribution),
});
export type FitOfRole = z.infer<typeof FitOfRole>;
/** Every role of the workspace, best fit first; equal fits by the more selective role. */
export const TalentFitAnswer = z.object({ data: z.array(FitOfRole), meta: FitState });

export const RecordParams = z.object({ id: Id });
