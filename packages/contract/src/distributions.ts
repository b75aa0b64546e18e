import { GROUPS_PER_REQUEST } from '@quint/domain/limits.ts';
import { z } from 'zod';
import { Id } from './ids.ts';

/** How many people stand on each stanine, from 1 to 9. */
const Counts = z.array(z.number().int().min(0)).length(9);

/**
 * How the newest results of a group lie. `counts` is null for fewer than four results, so that nobody can be identified;
 * people without a result of five traits are not counted.
 */
export const Distribution = z.object({
  results: z.number().int().min(0),
  counts: z.object({ O: Counts, C: Counts, E: Counts, A: Counts, ES: Counts }).nullable(),
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
