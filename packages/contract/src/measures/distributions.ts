import { GROUPS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

/** The number of people on each stanine, from 1 to 9. */
const Counts = z.array(z.number().int().min(0)).length(9);
const CountsOfTraits = z.object({ O: Counts, C: Counts, E: Counts, A: Counts, ES: Counts });

/**
 * The distribution of a group's newest results. `counts` is null for fewer than four results, so that nobody can be
 * identified; people without a result of five traits are not counted.
 */
export const Distribution = z.object({
  results: z.number().int().min(0),
  /** How many of these results are doubtful. */
  doubtful: z.number().int().min(0),
  counts: CountsOfTraits.nullable(),
  /** The doubtful ones among `counts`. */
  doubtful_counts: CountsOfTraits.nullable(),
});
export type Distribution = z.infer<typeof Distribution>;

export const TeamDistributionsQuery = z.object({
  teams: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Id).max(GROUPS_PER_REQUEST)),
});
export const TeamDistributionsAnswer = z.object({ data: z.array(Distribution.extend({ team_id: Id })) });
export type TeamDistributionsAnswer = z.infer<typeof TeamDistributionsAnswer>;

export const EmployeesDistributionAnswer = z.object({ data: Distribution });
export type EmployeesDistributionAnswer = z.infer<typeof EmployeesDistributionAnswer>;

/**
 * The profiles of everybody with a result: five stanines as the digits of one number, in the order O C E A ES, the
 * number of people, and how many of these have a doubtful result. `profiles` is null for fewer than four results.
 */
export const FinishedProfilesAnswer = z.object({
  data: z.object({
    results: z.number().int().min(0),
    /** How many of these results are doubtful. */
    doubtful: z.number().int().min(0),
    profiles: z
      .array(
        z.tuple([z.number().int().min(11_111).max(99_999), z.number().int().min(1), z.number().int().min(0)]),
      )
      .nullable(),
  }),
});
export type FinishedProfilesAnswer = z.infer<typeof FinishedProfilesAnswer>;
