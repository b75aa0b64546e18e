import { z } from 'zod';
import { Id } from './ids.ts';

/** As many groups as a page of their list has. */
export const MOST_GROUPS = 100;

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
    .pipe(z.array(Id).max(MOST_GROUPS)),
});
export const TeamDistributionsAnswer = z.object({ data: z.array(Distribution.extend({ team_id: Id })) });
export type TeamDistributionsAnswer = z.infer<typeof TeamDistributionsAnswer>;

export const EmployeesDistributionAnswer = z.object({ data: Distribution });
export type EmployeesDistributionAnswer = z.infer<typeof EmployeesDistributionAnswer>;
