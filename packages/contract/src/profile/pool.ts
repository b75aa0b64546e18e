import { LOCATION_RADII_KM, WORK_MODES } from '@quint/domain/profile/job-choices.ts';
import { PROFICIENCIES } from '@quint/domain/profile/job-profile.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { Alphas, FitContribution, FitNumbers, NormFit } from '../measures/matching.ts';
import { ShownContent } from '../people/unlocking.ts';

/** `qualified`: everybody in the pool; `role_finder`: the applicants of the two role finder workspaces, for those. */
export const POOL_VARIANTS = ['qualified', 'role_finder'] as const;

const Stanine = z.number().int().min(1).max(9);
const TextFilter = z.string().trim().min(1).max(TITLE_MAX_CHARACTERS).optional();

/** Ranges of traits in one parameter: `O:3-7,ES:5-9`. */
const TraitRanges = z
  .string()
  .max(60)
  .transform((text) => text.split(',').map((part) => /^(O|C|E|A|ES):([1-9])-([1-9])$/.exec(part)))
  .transform((parts, context) =>
    parts.map((part) => {
      if (part === null || Number(part[2]) > Number(part[3])) {
        context.addIssue({ code: 'custom', message: 'ranges are written like O:3-7' });
        return z.NEVER;
      }
      return { trait: z.enum(TRAITS).parse(part[1]), min: Number(part[2]), max: Number(part[3]) };
    }),
  )
  .optional();

/**
 * Which people of the pool, and which page of them. `role` computes the fit to a role of the workspace: people are
 * sorted by best fit, and need no preferred roles to be found. `skill`, `language`, `work_mode` and `salary` use locked
 * data, so they find only unlocked people.
 */
export const PoolQuery = z.object({
  variant: z.enum(POOL_VARIANTS).default('qualified'),
  limit: z.coerce.number().int().min(0).max(100).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  role: Id.optional(),
  place: TextFilter,
  /** Willing to travel at least this far, in kilometres. */
  radius: z.coerce
    .number()
    .refine((value) => LOCATION_RADII_KM.includes(value))
    .optional(),
  traits: TraitRanges,
  /** A part of the name of a preferred role. */
  wish: z.string().trim().min(3).max(TITLE_MAX_CHARACTERS).optional(),
  unlocked: z.stringbool().default(false),
  skill: TextFilter,
  language: TextFilter,
  work_mode: z.enum(WORK_MODES).optional(),
  /** Expects no more than this, in euro a year. */
  salary: z.coerce.number().int().min(0).max(999_999_999).optional(),
});
export type PoolQuery = z.output<typeof PoolQuery>;

const Position = z.number().nullable();

/** The five traits as visible to everybody. */
export const PoolResult = z.object({
  quality: z.enum(['ok', 'check', 'doubtful']),
  o: Stanine,
  c: Stanine,
  e: Stanine,
  a: Stanine,
  es: Stanine,
  positions: z.object({ O: Position, C: Position, E: Position, A: Position, ES: Position }),
  /** The norm the result was computed with, and its own alphas; null if it uses the published ones. */
  norm: z.string(),
  alphas: Alphas.nullable(),
});

/** The content shown of a person before the unlock. */
export const PoolUnlockBody = z.object({ content: ShownContent.optional() }).nullish();

/** The content unlocked by an insight. */
export const PoolOpened = z.object({
  skills: z.array(z.string()),
  work_mode: z.array(z.enum(WORK_MODES)),
  salary: z.number().int().nullable(),
  languages: z.array(z.object({ label: z.string(), proficiency: z.enum(PROFICIENCIES) })),
  /** The earliest day of work; null when not stated. */
  earliest_start: z.iso.date().nullable(),
});

/**
 * A person of the pool. `id` is valid only in the pool and while they are in it: null for people who are no longer
 * looking. `copy_id` is the workspace's own record: an unlocked copy, or its own talent, whom the pool does not sell.
 */
export const PoolPerson = z.object({
  id: Id.nullable(),
  copy_id: Id.nullable(),
  /** Whether it is the workspace's own talent. */
  is_own: z.boolean(),
  /** Whether they verified their address in this workspace: then it is hidden whether they are looking. */
  is_known: z.boolean(),
  name: z.string(),
  locations: z.array(z.object({ location: z.string(), radius: z.number() })),
  /** The number of entries in the job profile. */
  profile: z.object({
    skills: z.number().int(),
    jobs: z.number().int(),
    languages: z.number().int(),
    work_mode: z.boolean(),
    salary: z.boolean(),
    earliest_start: z.boolean(),
  }),
  result: PoolResult.nullable(),
  /** Whether they objected to rankings. */
  is_left_out: z.boolean(),
  opened: PoolOpened.nullable(),
  fit: z.object({ ...FitNumbers, costs: z.array(FitContribution) }).nullable(),
});
export type PoolPerson = z.infer<typeof PoolPerson>;

/**
 * A page of people. `starts` are the rows of the page at which a group too close to call begins; null without a role,
 * and for too many people. There is no count of people beyond the page.
 */
export const PoolAnswer = z.object({
  data: z.array(PoolPerson),
  meta: z.object({
    has_more: z.boolean(),
    starts: z.array(z.number().int().min(0)).nullable(),
    norm: NormFit.nullable(),
    /** Whether the workspace may use the role finder variant. */
    is_role_finder: z.boolean(),
  }),
});
export type PoolAnswer = z.infer<typeof PoolAnswer>;

export const PoolPersonQuery = z.object({ role: Id.optional() });
export const PoolPersonAnswer = z.object({ data: PoolPerson });
export type PoolPersonAnswer = z.infer<typeof PoolPersonAnswer>;

/** The workspace's own record, and the remaining insights. */
export const PoolUnlockAnswer = z.object({
  data: z.object({ talent_id: Id, talent_insights_budget: z.number().int().min(0) }),
});
export type PoolUnlockAnswer = z.infer<typeof PoolUnlockAnswer>;

/**
 * A record that the workspace got from the pool; `is_looking` while its talent is open for work anywhere, null once
 * they verified their address in the workspace.
 */
export const PoolCopyAnswer = z.object({
  data: z.object({ date_unlocked: z.string(), is_looking: z.boolean().nullable() }),
});
export type PoolCopyAnswer = z.infer<typeof PoolCopyAnswer>;

/** A workspace in which the person's snapshot was shown or unlocked. */
export const PoolImpression = z.object({
  workspace_id: Id,
  name: z.string(),
  date_first: z.string().nullable(),
  date_last: z.string().nullable(),
  times: z.number().int().min(0),
  date_unlocked: z.string().nullable(),
});
export type PoolImpression = z.infer<typeof PoolImpression>;
export const PoolImpressionsAnswer = z.object({ data: z.array(PoolImpression) });
export type PoolImpressionsAnswer = z.infer<typeof PoolImpressionsAnswer>;
