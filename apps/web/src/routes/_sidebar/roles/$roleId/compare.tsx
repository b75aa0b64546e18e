import { createFileRoute, Navigate } from '@tanstack/react-router';
import { RoleComparePage } from '#features/groups/comparison/pages/role-compare-page.tsx';
import { readRoleCompareSearch } from '#features/groups/comparison/search.ts';
import { isHiringManager } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { useCurrentUser } from '#lib/session.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/compare')({
  staticData: { who: 'deciders' },
  validateSearch: readRoleCompareSearch,
  loader: () => loadPhrases('comparison', 'deciders', 'people', 'matching', 'records', 'personality'),
  component: RoleCompare,
});

function RoleCompare() {
  const { roleId } = Route.useParams();
  const { talents } = Route.useSearch();
  // Administrators have actions there, and may change the role.
  if (!isHiringManager(useCurrentUser())) {
    return <Navigate to="/talents/compare" search={{ talents, role: roleId }} replace />;
  }
  return <RoleComparePage roleId={roleId} talents={talents} />;
}
