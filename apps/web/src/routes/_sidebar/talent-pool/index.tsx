import { createFileRoute } from '@tanstack/react-router';
import { TalentPoolPage } from '#features/talent-pool/pages/talent-pool-page.tsx';
import { readPoolSearch } from '#features/talent-pool/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { toListSearch, toListView } from '#lib/list-search.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/talent-pool/')({
  staticData: { who: 'admins' },
  validateSearch: readPoolSearch,
  loader: () => loadPhrases('talent-pool', 'records'),
  component: Pool,
});

function Pool() {
  const { page = 1, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TalentPoolPage
      view={{ ...toListView(search, USUAL), page }}
      onView={(next) =>
        void navigate({
          search: { ...toListSearch(next, USUAL), ...(next.page > 1 ? { page: next.page } : {}) },
          replace: true,
        })
      }
    />
  );
}
