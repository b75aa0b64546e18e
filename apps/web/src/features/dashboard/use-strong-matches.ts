import type { FitOfTalent } from '@quint/contract/matching.ts';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { roleFitQuery, rolesQuery, type RoleRow } from '#features/roles/api.ts';
import { countStrong, peopleQuery, rolesToRate } from './api.ts';

export interface RoleMatches {
  readonly role: RoleRow;
  /** Undefined while counting, and for roles that are not counted. */
  readonly strong: number | undefined;
}

export interface StrongMatches {
  /** Most matches first, then by name. Undefined while the roles are loading. */
  readonly roles: readonly RoleMatches[] | undefined;
  readonly total: number | undefined;
  readonly ratedRoles: number;
  readonly allRoles: number;
  readonly isError: boolean;
}

/** The progress of counting; computed from the queries in one place, so that a page renders once per answer. */
function combine(results: readonly UseQueryResult<number>[]) {
  return {
    counts: results.map((result) => result.data),
    isError: results.some((result) => result.isError),
  };
}

/** The number of talents with high agreement per role, from the fit of everybody with a result. */
export function useStrongMatches(): StrongMatches {
  const roles = useQuery(rolesQuery);
  const people = useQuery(peopleQuery);
  const all = roles.data ?? [];
  const rated = people.data === undefined ? [] : rolesToRate(all, people.data.finished);
  const { counts, isError } = useQueries({
    queries: rated.map((role) => ({
      ...roleFitQuery(role.id),
      select: ({ data }: { data: FitOfTalent[] }) => countStrong(data),
    })),
    combine,
  });
  const strongOf = new Map(rated.map((role, index) => [role.id, counts[index]]));
  const isCounted = roles.isSuccess && people.isSuccess && counts.every((count) => count !== undefined);
  return {
    roles: roles.data
      ?.map((role) => ({ role, strong: strongOf.get(role.id) }))
      .sort((a, b) => (b.strong ?? 0) - (a.strong ?? 0)),
    total: isCounted ? counts.reduce((sum, count) => sum + (count ?? 0), 0) : undefined,
    ratedRoles: rated.length,
    allRoles: all.length,
    isError: isError || roles.isError || people.isError,
  };
}
