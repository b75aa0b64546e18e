import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '#features/groups/comparison/pages/compare-page.tsx';
import { readCompareSearch } from '#features/groups/comparison/search.ts';
import { rolesQuery } from '#features/roles/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/talents/compare')({
  staticData: { who: 'admins' },
  validateSearch: readCompareSearch,
  loader: () => {
    void queryClient.prefetchQuery(rolesQuery);
    return loadPhrases('comparison', 'people', 'matching', 'records', 'personality');
  },
  component: Compare,
});

function Compare() {
  const navigate = Route.useNavigate();
  return (
    <ComparePage search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
  );
}
