import { SAMPLINGS } from '@quint/domain/measures/norm-studies.ts';
import { z } from 'zod';
import { MeasurementStudy } from './measurement.ts';

const Domain = z.enum(['O', 'C', 'E', 'A', 'N']);
const Trait = z.enum(['O', 'C', 'E', 'A', 'ES']);
/** A facet: the letter of its domain and 1..6. */
const Facet = z.string().regex(/^[OCEAN][1-6]$/);
const Texts = z.object({ en: z.string(), de: z.string() });
/** Mean and standard deviation of a sum of items in the 1..5 metric. */
const NormStatistics = z.object({ mean: z.number(), sd: z.number() });
const FlagLimit = z.object({
  at_least: z.number().optional(),
  above: z.number().optional(),
  below: z.number().optional(),
});

const Instrument = z.object({
  id: z.string(),
  boxes: z.array(z.object({ value: z.number().int(), label: Texts })),
  items: z.array(
    z.object({
      /** Position in the published list of 120. */
      number: z.number().int(),
      /** Code in the International Personality Item Pool. */
      code: z.string(),
      facet: Facet,
      key: z.union([z.literal(1), z.literal(-1)]),
      text: Texts,
    }),
  ),
  instructed: z.array(z.object({ number: z.number().int(), expected: z.number().int(), text: Texts })),
  /** Item numbers in the order shown. */
  order: z.array(z.number().int()),
});

/**
 * Figures that results of an instrument are compared with: the published ones, or own ones in force for a language.
 * Results are recomputed when another norm comes into force.
 */
const Norm = z.object({
  version: z.string(),
  instrument: z.string(),
  /** Null if it applies to every language. */
  language: z.enum(['EN', 'DE']).nullable(),
  /** Null if the number is not published. */
  people: z.number().int().nullable(),
  source: z.string(),
  domains: z.record(Domain, NormStatistics),
  facets: z.record(Facet, NormStatistics),
  /**
   * Determines the error in z of this norm: SEM = √(1 − alpha). Under published standard deviations with an own error
   * it is 1 − (1 − alpha) · (own sd / published sd)².
   */
  alphas: z.record(Trait, z.number()),
});

/** A norm study as entered by the operators of the installation. */
const NormStudy = z.object({
  norm: z.string(),
  instrument: z.string(),
  language: z.enum(['EN', 'DE']),
  people: z.number().int(),
  sampling: z.enum(SAMPLINGS),
  countries: z.string(),
  field_start: z.iso.date(),
  field_end: z.iso.date(),
  description: z.string(),
  /** Whether its last day is less than eight years ago. */
  is_recent: z.boolean(),
});

/**
 * The basis of all figures of a report in one file: with the answers of a sheet, each of them can be recomputed from it
 * without our software. Sums are in the 1..5 metric, z in standard deviations of the norm group, bars and differences
 * in stanines.
 */
export const ManualData = z.object({
  manual: z.object({
    version: z.string(),
    date: z.iso.date(),
    /** When own sheets were last counted; null before the first count. */
    counted: z.iso.datetime().nullable(),
    history: z.array(z.object({ version: z.string(), date: z.iso.date(), change: Texts })),
  }),
  instruments: z.array(Instrument),
  scoring: z.object({
    version: z.string(),
    /** One step of a box in the metric of the norms. */
    box_step: z.number(),
    least_answers_of_facet: z.number().int(),
    least_share_of_domain: z.number(),
    most_missing_answers: z.number().int(),
  }),
  norms: z.array(Norm),
  /** Entered norm studies; empty without any. */
  norm_studies: z.array(NormStudy),
  norm_mixture: z.object({
    sex: z.record(z.string(), z.number()),
    age: z.record(z.string(), z.number()),
    groups: z.array(
      z.object({
        sex: z.string(),
        age: z.string(),
        domains: z.record(Domain, z.tuple([z.number(), z.number()])),
      }),
    ),
    correlations: z.object({
      order: z.array(Domain),
      matrix: z.array(z.array(z.number())),
      people: z.number(),
    }),
  }),
  error: z.object({
    level: z.number(),
    z_of_level: z.number(),
    /** Replaces `z_of_level` between two people, by the number of compared people. */
    z_of_compared: z.object({ two: z.number(), three: z.number(), four: z.number() }),
    traits: z.record(
      Trait,
      z.object({
        alpha: z.number(),
        sem: z.number(),
        /** Half width of the drawn bar, rounded to one decimal. */
        half_width: z.number(),
        reliable_difference: z.number(),
      }),
    ),
  }),
  quality: z.object({
    version: z.string(),
    limits: z.record(z.string(), z.object({ flag: FlagLimit, severe: FlagLimit })),
    pairs: z.array(z.tuple([z.number().int(), z.number().int()])),
    timed_share_for_median: z.number(),
    timed_share_for_total: z.number(),
    hit_rates: z.object({
      sheets: z.number().int(),
      ways: z.record(
        z.string(),
        z.object({ ok: z.number().int(), check: z.number().int(), doubtful: z.number().int() }),
      ),
    }),
  }),
  fit: z.object({
    version: z.string(),
    most_steps: z.number().int(),
    strong: z.number(),
    partial: z.number(),
    broad: z.number(),
    far_outside: z.number().int(),
    /** Share of the norm group on each stanine, in percent. */
    population_percent: z.array(z.number()),
    /** Simulated people with high agreement by measured scores, by true ones, and by both, for examples of ranges. */
    certainty: z.object({
      people: z.number().int(),
      examples: z.array(
        z.object({
          name: z.enum(['wide', 'usual', 'demanding']),
          ranges: z.record(Trait, z.tuple([z.number().int(), z.number().int()])),
          measured: z.number().int(),
          real: z.number().int(),
          both: z.number().int(),
        }),
      ),
    }),
  }),
  norm_sample: z.object({
    version: z.string(),
    people: z.number().int(),
    /** Stanines O C E A ES as five digits, and the number of people in the sample with them. */
    profiles: z.array(z.tuple([z.string(), z.number().int()])),
  }),
  /** The effect of skewed instead of normal scales: the largest shift of a percentile, and shares of 100 people. */
  normality: z.object({
    skew: z.number(),
    percentile: z.object({ normal: z.number(), skewed: z.number() }),
    ends: z.object({ lowest: z.number(), highest: z.number() }),
    people: z.number().int(),
    /** People of 100 with high agreement: by the normal distribution, and the range over all combinations of skewness. */
    roles: z.array(
      z.object({ name: z.string(), normal: z.number(), lowest: z.number(), highest: z.number() }),
    ),
  }),
  style: z.object({
    lead: z.number(),
    formulas: z.record(
      z.enum(['D', 'I', 'S', 'G']),
      z.object({ weights: z.partialRecord(Trait, z.number()), divisor: z.number() }),
    ),
  }),
  published: z.array(
    z.object({
      about: z.enum(['construct', 'criterion', 'retest', 'faking']),
      what: Texts,
      coefficient: Texts,
      people: Texts,
      source: Texts,
    }),
  ),
  /** Statistics of own answer sheets; empty without any. */
  studies: z.array(MeasurementStudy),
});
export type ManualData = z.infer<typeof ManualData>;
