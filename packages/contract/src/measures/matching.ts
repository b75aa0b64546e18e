import { INVITATION_STATUSES } from '@quint/domain/base/invitation-status.ts';
import { TALENT_STATUSES } from '@quint/domain/people/talents.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

const Stanine = z.number().int().min(1).max(9);
const Band = z.enum(['strong', 'partial', 'none']);
const Interval = z.object({ low: z.number().int(), high: z.number().int() }).nullable();
const HundredOf = z.number().int().min(0).max(100);
const BaseRates = z.object({ strong: HundredOf, partial: HundredOf }).nullable();

/**
 * The fit of one person to the ranges of a role. `score` is the displayed integer, `exact` determines the band,
 * `interval` is the 90 % interval from measurement error, `base` the mean fit of the norm population, `reach` how many
 * of 100 people of the norm group reach the strong and the partial band (or a better one). All are null if the role has
 * no requirement.
 */
export const FitNumbers = {
  score: z.number().int().min(0).max(100).nullable(),
  exact: z.number().nullable(),
  band: Band,
  interval: Interval,
  base: z.number().nullable(),
  /** Whether nearly everybody fits this range. */
  broad: z.boolean(),
  reach: BaseRates,
  /** The response quality. A `doubtful` fit must always be marked as such. */
  quality: z.enum(['ok', 'check', 'doubtful']),
};

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
  /** Outside, but the 90 % bar still touches the range. */
  border: z.boolean(),
});
export type FitContribution = z.infer<typeof FitContribution>;

const Position = z.number().nullable();
const Alpha = z.number().min(0).max(1);
/** Internal consistency of the traits, which determines the error of measurement. */
export const Alphas = z.object({ O: Alpha, C: Alpha, E: Alpha, A: Alpha, ES: Alpha });

export const FitOfTalent = z.object({
  talent_id: Id,
  talents_results_id: Id,
  ...FitNumbers,
  /** The norm the result was computed with, and its own alphas; null if it uses the published ones. */
  norm: z.string(),
  alphas: Alphas.nullable(),
  o: Stanine,
  c: Stanine,
  e: Stanine,
  a: Stanine,
  es: Stanine,
  /** The exact positions of the five traits on the scale 1..9, rounded to hundredths. */
  positions: z.object({ O: Position, C: Position, E: Position, A: Position, ES: Position }),
  /** The traits outside their ranges; their costs and the exact fit add up to 100. */
  costs: z.array(FitContribution),
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

/** Values of a closed list in one parameter: `status=APPLICANT,EMPLOYEE`. */
function enumList<const Words extends readonly [string, ...string[]]>(values: Words) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)));
}

/** Groups are computed for at most this many people: each needs its interval. */
export const MOST_IN_GROUPS = 2000;

/**
 * Which talents, in which order, and which page. Without `limit`, or with -1, all are returned. `search` matches like
 * the search of the list of talents. `unrated` includes people without a result, who come last.
 */
export const RoleFitQuery = z.object({
  limit: z.coerce.number().int().min(-1).max(1000).default(-1),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().trim().max(200).optional(),
  status: enumList(TALENT_STATUSES).optional(),
  invitation_status: enumList(INVITATION_STATUSES).optional(),
  team: Id.optional(),
  /** A filter of the list of talents, in JSON, in addition to the other parameters. */
  filter: z.string().max(20_000).optional(),
  /** Only these talents. */
  talents: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Id).max(100))
    .optional(),
  sort: z.enum(['-fit', 'fit']).default('-fit'),
  groups: z.stringbool().default(false),
  unrated: z.stringbool().default(false),
});
export type RoleFitQuery = z.output<typeof RoleFitQuery>;

/**
 * How people in general fit the ranges of a role: `median`, which half of the norm group reaches; `hill`, the height of
 * the distribution of the fit at 0, 2, 4 … 100, with a maximum of 100; `inside`, how many of 100 are inside the range
 * of each trait; `version` of the norm sample.
 */
export const NormFit = z.object({
  reach: BaseRates.unwrap(),
  median: HundredOf,
  hill: z.array(z.number().min(0).max(100)),
  inside: z.partialRecord(z.enum(['O', 'C', 'E', 'A', 'ES']), HundredOf),
  version: z.string(),
});
export type NormFit = z.infer<typeof NormFit>;

/**
 * The requested talents with a finished result, best fit first; ties by their stanines. With `groups`, people who are
 * too close to call are in the random order of the role: `groups` has the size of each group, best first. It is null
 * unless requested, for ascending order, and for more than MOST_IN_GROUPS people.
 *
 * `unrated` are the people of the same page without a result or who object to rankings, by name. `total` is the number
 * of rated ones in the query, `unrated` in `meta` that of the others.
 */
export const RoleFitAnswer = z.object({
  data: z.array(FitOfTalent),
  unrated: z.array(Id),
  meta: FitState.extend({
    total: z.number().int().min(0),
    unrated: z.number().int().min(0),
    groups: z.array(z.number().int().min(1)).nullable(),
    /** The norm group's fit to the role; null if the role has no requirement. */
    norm: NormFit.nullable(),
  }),
});
export type RoleFitAnswer = z.infer<typeof RoleFitAnswer>;

/**
 * How many people fit each role in use with high agreement, and how many of 100 people of the norm group do. People
 * with a doubtful result are not counted; `doubtful` is how many of them would be. Null if the role has no requirement.
 */
export const StrongFitsAnswer = z.object({
  data: z.array(
    z.object({
      role_id: Id,
      strong: z.number().int().min(0).nullable(),
      doubtful: z.number().int().min(0).nullable(),
      reach: BaseRates,
    }),
  ),
});
export type StrongFitsAnswer = z.infer<typeof StrongFitsAnswer>;

export const FitOfRole = z.object({
  role_id: Id,
  name: z.string(),
  /** Whether it is neither a draft nor archived; others cannot be selected. */
  is_in_use: z.boolean(),
  /** The role turned the talent down, so it is not recommended. Administrators only. */
  is_rejected: z.boolean(),
  ...FitNumbers,
  contributions: z.array(FitContribution),
});
export type FitOfRole = z.infer<typeof FitOfRole>;
/**
 * Every role of the workspace, best fit first; ties by the more selective role. Empty for a person who objects to
 * rankings.
 */
export const TalentFitAnswer = z.object({
  data: z.array(FitOfRole),
  meta: FitState.extend({ is_left_out_of_rankings: z.boolean() }),
});
export type TalentFitAnswer = z.infer<typeof TalentFitAnswer>;

/** The fit of the user's talent to one role; null for a person who objects to rankings. */
export const OwnFitAnswer = z.object({
  data: FitOfRole.nullable(),
  meta: FitState.extend({ is_left_out_of_rankings: z.boolean() }),
});
export type OwnFitAnswer = z.infer<typeof OwnFitAnswer>;
