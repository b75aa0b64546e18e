import { createFileRoute } from '@tanstack/react-router';
import { roleQuery } from '#features/measures/works-council/api.ts';
import { RangesOfRolePage } from '#features/measures/works-council/pages/ranges-of-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/works-council/roles/$roleId')({
  staticData: { who: 'oversight' },
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(roleQuery(params.roleId));
    await loadPhrases('works-council', 'personality', 'records');
  },
  component: RangesOfRole,
});

function RangesOfRole() {
  return <RangesOfRolePage roleId={Route.useParams().roleId} />;
}
