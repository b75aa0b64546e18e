import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { roleFitQuery, rolesQuery, type RoleRow } from '#features/roles/api.ts';
import { teamNamesQuery } from '#features/teams/api.ts';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { talentsQuery, type TalentRecord } from './api.ts';
import { filterRows, sortRows, toFits, toRows, type Fits, type TalentRow } from './rows.ts';
import type { TalentsView } from './search.ts';

const NO_FITS: Fits = new Map();
const NO_TALENTS: readonly TalentRecord[] = [];
const NO_ROLES: readonly RoleRow[] = [];

function toNames(
  records: readonly { readonly id: string; readonly name: string }[] = [],
): Map<string, string> {
  return new Map(records.map(({ id, name }) => [id, name]));
}

export interface TalentsList {
  readonly query: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly talents: readonly TalentRecord[];
  /** All rows in order, and those that pass search and filters. */
  readonly shown: readonly TalentRow[];
  readonly roles: readonly RoleRow[];
  readonly role: RoleRow | undefined;
  readonly fits: Fits;
  readonly fitsLoading: boolean;
  readonly fitsFailed: boolean;
  readonly fitsRecalculating: boolean;
}

/** The list behind the page: data, order, filters. Sorting does not run again while somebody types. */
export function useTalentsList(view: TalentsView, search: string, hide: boolean): TalentsList {
  const { hasTeams } = useWorkspaceFeatures();
  const userId = useCurrentUser().id;
  const format = useFormat();
  const query = useQuery(talentsQuery(hasTeams));
  const roles = useQuery(rolesQuery).data ?? NO_ROLES;
  const teams = useQuery({ ...teamNamesQuery, enabled: hasTeams }).data;
  const role = roles.find((candidate) => candidate.id === view.role);
  const fitAnswer = useQuery({ ...roleFitQuery(role?.id ?? ''), enabled: role !== undefined });
  const fits = useMemo(
    () => (role === undefined || fitAnswer.data === undefined ? NO_FITS : toFits(fitAnswer.data.data)),
    [role, fitAnswer.data],
  );
  const talents = query.data ?? NO_TALENTS;
  const rows = useMemo(
    () => toRows(talents, { roleNames: toNames(roles), teamNames: toNames(teams), hide, userId }),
    [talents, roles, teams, hide, userId],
  );
  const { column, descending } = view.sort;
  const sorted = useMemo(
    () => sortRows(rows, { column, descending }, { fits, format }),
    [rows, column, descending, fits, format],
  );
  const wanted = useDeferredValue(search);
  const { survey, status } = view;
  const shown = useMemo(
    () => filterRows(sorted, { search: wanted, survey, status }),
    // The lists of a view are new with every address; their words are what counts.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [sorted, wanted, survey.join(), status.join()],
  );
  return {
    query,
    talents,
    shown,
    roles,
    role,
    fits,
    fitsLoading: role !== undefined && fitAnswer.isPending,
    fitsFailed: role !== undefined && fitAnswer.isError,
    fitsRecalculating: role !== undefined && fitAnswer.data?.meta.state === 'recalculating',
  };
}
