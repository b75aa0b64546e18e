import { MOST_CHOSEN } from '@quint/domain/vacancies/chosen-people.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';

const Count = z.number().int().min(0);
const GROUPS = ['women', 'men', '21_to_40', '41_to_60'] as const;
const Stanine = z.number().int().min(1).max(9);

/** What narrowing the range of one trait changes; nothing is saved. */
export const NarrowerRange = z.object({
  trait: z.enum(TRAITS),
  min: Stanine,
  max: Stanine,
  /** The people then too close to call at the top. */
  tied: Count,
  /** How many of 100 people of the norm group then fit with high agreement. */
  reach: Count,
  /** How many of 100 women and men then do, by the published norms. */
  women: Count,
  men: Count,
  /** Pairs of groups whose shares differ so much that the work should need the range: of 100 people each. */
  uneven: z.array(
    z.object({
      lower: z.object({ group: z.enum(GROUPS), ofHundred: Count }),
      higher: z.object({ group: z.enum(GROUPS), ofHundred: Count }),
      ratio: z.number(),
    }),
  ),
});
export type NarrowerRange = z.infer<typeof NarrowerRange>;

/** Ways from many people too close to call to a few, each with its effect. */
export const WaysAnswer = z.object({
  data: z.object({
    /** The people too close to call at the top of those who have finished. */
    tied: Count,
    finished: Count,
    /** How many of 100 people of the norm group fit with high agreement now; null without a requirement. */
    reach: Count.nullable(),
    /** One range for each trait that leaves at most two thirds of the tied people, fewest first. */
    narrowings: z.array(NarrowerRange),
    /** The number of the next version of the ranges, and the results before it. */
    next_version: z.number().int(),
    results: Count,
    are_ranges_locked: z.boolean(),
    /** Draws so far; another one needs a reason. */
    draws: Count,
  }),
});
export type WaysAnswer = z.infer<typeof WaysAnswer>;

/** With `must_haves`, only people who do not miss one count. */
export const WaysQuery = z.object({ must_haves: z.stringbool().default(false) });
export type WaysQuery = z.output<typeof WaysQuery>;

export const NarrowingQuery = z
  .object({
    ...WaysQuery.shape,
    trait: z.enum(TRAITS),
    min: z.coerce.number().int().min(1).max(9),
    max: z.coerce.number().int().min(1).max(9),
  })
  .refine(({ min, max }) => min <= max, refusal('role.range_invalid', { trait: '' }));
export const NarrowingAnswer = z.object({ data: NarrowerRange });

/** Puts people of the first group on the shortlist: those who finished first, or by a random draw. */
export const ChoosingBody = z.object({
  way: z.enum(['first', 'draw']),
  number: z.number().int().min(1).max(MOST_CHOSEN),
  /** Leaves out people who miss a must-have of the role. */
  must_haves: z.boolean().default(false),
  /** Why it is drawn again; needed from the second draw on. */
  reason: z.string().trim().max(280).nullable().default(null),
});
export type ChoosingBody = z.output<typeof ChoosingBody>;
export const ChoosingAnswer = z.object({
  data: z.object({
    /** The draw, for undo; null for those who finished first. */
    draw: Id.nullable(),
    talents: z.array(Id),
  }),
});
export type ChoosingAnswer = z.infer<typeof ChoosingAnswer>;

export const DrawParams = z.object({ roleId: Id, drawId: Id });
