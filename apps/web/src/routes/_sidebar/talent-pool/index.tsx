import { createFileRoute } from '@tanstack/react-router';
import { platformPoolQuery, poolPages } from '#features/talents/talent-pool/api.ts';
import { TalentPoolPage } from '#features/talents/talent-pool/pages/talent-pool-page.tsx';
import { readPoolSearch } from '#features/talents/talent-pool/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/talent-pool/')({
  staticData: { who: 'admins' },
  validateSearch: readPoolSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    if (deps.tab === 'platform') void queryClient.prefetchInfiniteQuery(platformPoolQuery(deps));
    else void queryClient.prefetchQuery(poolPages(toListView(deps, USUAL), 0));
    await loadPhrases('talent-pool', 'job-profile', 'people', 'personality', 'records');
  },
  component: Pool,
});

function Pool() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <TalentPoolPage
      tab={search.tab ?? 'own'}
      onTab={(tab) => void navigate({ search: tab === 'own' ? {} : { tab }, replace: true })}
      view={toListView(search, USUAL)}
      onView={(view) => void navigate({ search: toListSearch(view, USUAL), replace: true })}
      search={search}
      onChange={(changes) =>
        void navigate({ search: (before) => ({ ...before, ...changes }), replace: true })
      }
    />
  );
}
