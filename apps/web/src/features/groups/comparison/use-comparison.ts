import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assessmentQuery } from '#features/groups/assessments/api.ts';
import { roleQuery, rolesQuery } from '#features/roles/roles/api.ts';
import { isMissing } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { comparedFitsQuery, comparedQuery, type ComparedTalent } from './api.ts';
import { buildComparison, fromTalent } from './model/comparison.ts';
import { firstIds, readIds, type CompareSearch } from './search.ts';

/** The talents and the role in the URL; otherwise the participants and the role of its assessment. */
function useAsked({ talents, role, assessmentId = '' }: CompareSearch) {
  const requestedIds = readIds(talents);
  const assessment = useQuery({
    ...assessmentQuery(assessmentId),
    enabled: requestedIds.length === 0 && assessmentId !== '',
  });
  if (requestedIds.length > 0 || assessment.data === undefined) return { requestedIds, roleId: role };
  const people = assessment.data.participants
    .filter(({ canceled }) => !canceled)
    .toSorted((a, b) => Number(b.status === 'FINISHED') - Number(a.status === 'FINISHED'))
    .flatMap(({ talent }) => talent?.id ?? []);
  return { requestedIds: people, roleId: role ?? assessment.data.role?.id };
}

/** The only role for which all people are considered; undefined when there is none, or a choice. */
function sharedRoleOf(
  talents: readonly ComparedTalent[] | undefined,
  knownRoles: readonly { readonly id: string }[] | undefined,
): string | undefined {
  const [first, ...others] = talents ?? [];
  const rolesOf = (talent: ComparedTalent | undefined) =>
    talent?.roles.flatMap(({ roles_id: id, rejected_at: rejectedAt }) => (rejectedAt === null ? [id] : [])) ??
    [];
  const sharedIds = rolesOf(first).filter(
    (id) =>
      knownRoles?.some((role) => role.id === id) === true &&
      others.every((other) => rolesOf(other).includes(id)),
  );
  return sharedIds.length === 1 ? (sharedIds[0] ?? undefined) : undefined;
}

/** The data of the page, and the parts of its URL that were not found. */
export function useComparison(search: CompareSearch) {
  const format = useFormat();
  const { requestedIds, roleId: requestedRoleId } = useAsked(search);
  const ids = firstIds(requestedIds);
  const people = useQuery(comparedQuery(ids));
  const roles = useQuery(rolesQuery);
  const sharedRoleId = people.isPlaceholderData ? undefined : sharedRoleOf(people.data, roles.data);
  const roleId = requestedRoleId ?? sharedRoleId;
  const role = useQuery({ ...roleQuery(roleId ?? ''), enabled: roleId !== undefined });
  const isRoleMissing = isMissing(role.error);
  const fits = useQuery(comparedFitsQuery(isRoleMissing ? undefined : roleId, ids));
  // All at once: parts that load later would move the text being read.
  const isRoleComing = roleId !== undefined && !isRoleMissing && (role.isPending || fits.isPending);
  const talents = people.data;
  const ranges = role.data?.attributes;
  const fitRows = fits.data?.data;
  const comparison = useMemo(
    () =>
      talents === undefined
        ? undefined
        : buildComparison({
            people: talents.map(fromTalent),
            fits: ranges === undefined ? [] : (fitRows ?? []),
            ranges,
            number: (value) => format.number(value, 1),
          }),
    [talents, fitRows, ranges, format],
  );
  const isError = people.isError || fits.isError || (role.isError && !isRoleMissing);
  return {
    requestedIds,
    ids,
    role: role.data,
    isRoleMissing,
    comparison,
    missing: talents === undefined || people.isPlaceholderData ? 0 : ids.length - talents.length,
    reach: fits.data?.meta.norm?.reach.strong,
    isRecalculating: fits.data?.meta.state === 'recalculating',
    isPending: ids.length > 0 && (people.isPending || roles.isPending || isRoleComing),
    isError,
    retry: () => void Promise.all([people.refetch(), role.refetch(), fits.refetch()]),
  };
}
