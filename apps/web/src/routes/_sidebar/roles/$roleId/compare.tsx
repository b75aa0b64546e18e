import { createFileRoute, redirect } from '@tanstack/react-router';
import { RoleComparePage } from '#features/groups/comparison/pages/role-compare-page.tsx';
import { readRoleCompareSearch } from '#features/groups/comparison/search.ts';
import { isHiringManager } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/compare')({
  staticData: { who: 'deciders' },
  validateSearch: readRoleCompareSearch,
  beforeLoad: async ({ params: { roleId }, search: { talents } }) => {
    const person = await findPerson();
    // Administrators have actions there, and may change the role.
    if (person !== undefined && !isHiringManager(person)) {
      throw redirect({ to: '/talents/compare', search: { talents, role: roleId }, replace: true });
    }
  },
  loader: () => loadPhrases('comparison', 'deciders', 'people', 'matching', 'records', 'personality'),
  component: RoleCompare,
});

function RoleCompare() {
  return <RoleComparePage roleId={Route.useParams().roleId} talents={Route.useSearch().talents} />;
}
