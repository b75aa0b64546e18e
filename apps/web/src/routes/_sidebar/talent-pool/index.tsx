import { createFileRoute } from '@tanstack/react-router';
import { poolPages } from '#features/talent-pool/api.ts';
import { TalentPoolPage } from '#features/talent-pool/pages/talent-pool-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/talent-pool/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => toListView(search, USUAL),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(poolPages(deps, 0));
    await loadPhrases('talent-pool', 'people', 'records');
  },
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <TalentPoolPage
      view={Route.useLoaderDeps()}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
