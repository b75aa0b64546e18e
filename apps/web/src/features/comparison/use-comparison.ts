import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assessmentQuery } from '#features/assessments/api.ts';
import { roleQuery, rolesQuery } from '#features/roles/api.ts';
import { isMissing } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { comparedFitsQuery, comparedQuery } from './api.ts';
import { buildComparison } from './model/comparison.ts';
import { firstIds, readIds, type CompareSearch } from './search.ts';

/** The talents and the role in the URL; else the participants and the role of the assessment in it. */
function useAsked({ talents, role, assessmentId = '' }: CompareSearch) {
  const named = readIds(talents);
  const assessment = useQuery({
    ...assessmentQuery(assessmentId),
    enabled: named.length === 0 && assessmentId !== '',
  });
  if (named.length > 0 || assessment.data === undefined) return { named, roleId: role };
  const people = assessment.data.participants
    .filter(({ canceled }) => !canceled)
    .toSorted((a, b) => Number(b.status === 'FINISHED') - Number(a.status === 'FINISHED'))
    .flatMap(({ talent }) => talent?.id ?? []);
  return { named: people, roleId: role ?? assessment.data.role?.id };
}

/** Everything the page compares, and what of its address it could not find. */
export function useComparison(search: CompareSearch) {
  const format = useFormat();
  const { named, roleId } = useAsked(search);
  const ids = firstIds(named);
  const compared = useQuery(comparedQuery(ids));
  const role = useQuery({ ...roleQuery(roleId ?? ''), enabled: roleId !== undefined });
  const isRoleGone = isMissing(role.error);
  const fits = useQuery(comparedFitsQuery(isRoleGone ? undefined : roleId, ids));
  const roles = useQuery(rolesQuery);
  // All at once: what came later would move what is being read.
  const isRoleComing = roleId !== undefined && !isRoleGone && (role.isPending || fits.isPending);
  const talents = compared.data;
  const ranges = role.data?.attributes;
  const rated = fits.data?.data;
  const comparison = useMemo(
    () =>
      talents === undefined
        ? undefined
        : buildComparison({
            talents,
            fits: ranges === undefined ? [] : (rated ?? []),
            ranges,
            number: (value) => format.number(value, 1),
          }),
    [talents, rated, ranges, format],
  );
  const isError = compared.isError || fits.isError || (role.isError && !isRoleGone);
  return {
    named,
    ids,
    role: role.data,
    isRoleGone,
    comparison,
    missing: talents === undefined || compared.isPlaceholderData ? 0 : ids.length - talents.length,
    reach: fits.data?.meta.norm?.reach.strong,
    isRecalculating: fits.data?.meta.state === 'recalculating',
    isPending: ids.length > 0 && (compared.isPending || roles.isPending || isRoleComing),
    isError,
    retry: () => void Promise.all([compared.refetch(), role.refetch(), fits.refetch()]),
  };
}
