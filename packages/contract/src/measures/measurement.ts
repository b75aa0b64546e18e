import { RETEST_BANDS } from '@quint/domain/measures/measurement.ts';
import { z } from 'zod';

const Share = z.number().min(0).max(1);
const Figure = z.number().nullable();
const Domain = z.enum(['O', 'C', 'E', 'A', 'N']);
const Language = z.enum(['EN', 'DE']);

/** Why there is no omega: `few` people, the factor model found no solution, or one with a negative error variance. */
const OmegaState = z.enum(['few', 'fitted', 'not_converged', 'heywood']);

/** The internal consistency of a scale. All intervals are 95 % intervals. */
const MeasuredScale = z.object({
  scale: Domain,
  n: z.number().int(),
  alpha: Figure,
  alpha_low: Figure,
  alpha_high: Figure,
  omega: Figure,
  omega_low: Figure,
  omega_high: Figure,
  omega_state: OmegaState,
  published_alpha: z.number(),
});

/** Correlation of the first two surveys of the same people, by the whole weeks between them. */
const Retest = z.object({
  scale: Domain,
  weeks: z.enum(RETEST_BANDS),
  pairs: z.number().int(),
  r: Figure,
  low: Figure,
  high: Figure,
});

/** The raw means of this language minus those of the other one. */
const LanguageComparison = z.object({
  scale: Domain,
  other: Language,
  n: z.number().int(),
  other_n: z.number().int(),
  d: Figure,
  low: Figure,
  high: Figure,
  other_alpha: Figure,
});

/**
 * An item compared between two groups of the same level of the trait. `odds` is the cumulative common odds ratio (above 1:
 * the focal group chooses higher boxes, in the direction of the scale), `smd` the mean difference in boxes.
 */
const DifItem = z.object({
  item: z.number().int(),
  scale: Domain,
  size: z.enum(['negligible', 'moderate', 'large']),
  p: Share,
  odds: z.number(),
  odds_low: z.number(),
  odds_high: z.number(),
  smd: z.number(),
});

/** Two groups whose answers were compared item by item. `items` are all tested ones. */
const DifComparison = z.object({
  dimension: z.enum(['sex', 'age', 'language']),
  reference: z.string(),
  focal: z.string(),
  reference_n: z.number().int(),
  focal_n: z.number().int(),
  /** People of this language in neither group by sex or age; 0 for fewer than the smallest group. Unknown in older studies. */
  left_out: z.number().int().optional(),
  items: z.array(DifItem),
});
export type DifComparison = z.infer<typeof DifComparison>;

/** Statistics of own answer sheets for a form in a language: sums over people, nothing about a person. */
export const MeasurementStudy = z.object({
  instrument: z.string(),
  language: Language,
  people: z.number().int(),
  scales: z.array(MeasuredScale),
  retest: z.array(Retest),
  languages: z.array(LanguageComparison),
  dif: z.array(DifComparison),
});
export type MeasurementStudy = z.infer<typeof MeasurementStudy>;
