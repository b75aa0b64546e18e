import { useQuery } from '@tanstack/react-query';
import { rolesQuery, strongFitsQuery, type RoleRow } from '#features/roles/api.ts';

export interface RoleMatches {
  readonly role: RoleRow;
  /** Undefined while counting, and for roles without a requirement. */
  readonly strong: number | undefined;
}

export interface StrongMatches {
  /** Most matches first, then by name. Undefined while the roles are loading. */
  readonly roles: readonly RoleMatches[] | undefined;
  readonly total: number | undefined;
  readonly isError: boolean;
}

/** The number of talents with high agreement per role. */
export function useStrongMatches(): StrongMatches {
  const roles = useQuery(rolesQuery);
  const strong = useQuery(strongFitsQuery);
  const counts = strong.data;
  return {
    roles: roles.data
      ?.map((role) => ({ role, strong: counts?.get(role.id) ?? undefined }))
      .sort((a, b) => (b.strong ?? 0) - (a.strong ?? 0)),
    total: counts && [...counts.values()].reduce<number>((sum, count) => sum + (count ?? 0), 0),
    isError: strong.isError || roles.isError,
  };
}
