import { useMemo } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { rolesQuery } from '#features/roles/roles/api.ts';
import { savedViewsQuery, talentCountsQuery } from '#features/talents/talents/api.ts';
import { teamNamesQuery } from '#features/base/records/api.ts';
import { TalentsPage } from '#features/talents/talents/pages/talents-page.tsx';
import { toSearch, toView } from '#features/talents/talents/model/view.ts';
import { readTalentsSearch } from '#features/talents/talents/search.ts';
import { featuresOf } from '#lib/workspace-features.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';
import { findCurrentUser } from '#lib/session.ts';

export const Route = createFileRoute('/_sidebar/talents/')({
  staticData: { who: 'admins' },
  validateSearch: readTalentsSearch,
  loader: async () => {
    const user = findCurrentUser();
    if (user !== undefined) {
      void queryClient.prefetchQuery(talentCountsQuery);
      if (featuresOf(user).isTeamsEnabled) void queryClient.prefetchQuery(teamNamesQuery);
      void queryClient.prefetchQuery(rolesQuery);
      void queryClient.prefetchQuery(savedViewsQuery);
    }
    await loadPhrases('talents', 'invitations', 'people', 'records');
  },
  component: Talents,
});

function Talents() {
  const search = Route.useSearch();
  // Keeps the identity of its lists until the URL changes.
  const view = useMemo(() => toView(search), [search]);
  const navigate = Route.useNavigate();
  return (
    <TalentsPage view={view} onView={(next) => void navigate({ search: toSearch(next), replace: true })} />
  );
}
