import { ROLE_STATES } from '@quint/domain/roles/stages.ts';
import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '#features/roles/roles/pages/roles-page.tsx';
import { rolePages } from '#features/roles/roles/api.ts';
import type { RolesView } from '#features/roles/roles/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { toListSearch, toListView, type ListSearch } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';
import { readOneOf, readText, searchReader } from '#lib/search-values.ts';

const USUAL = 'name';
const readSearch = searchReader({ search: readText, sort: readText, state: readOneOf(ROLE_STATES) });

const toView = ({ state = 'recruiting', ...search }: ReturnType<typeof readSearch>): RolesView => ({
  ...toListView(search, USUAL),
  state,
});
const toSearch = (view: RolesView): ListSearch & { readonly state?: RolesView['state'] } => ({
  ...toListSearch(view, USUAL),
  ...(view.state === 'recruiting' ? {} : { state: view.state }),
});

export const Route = createFileRoute('/_sidebar/roles/')({
  staticData: { who: 'admins' },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => toView(search),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(rolePages(deps, 0));
    await loadPhrases('roles', 'personality', 'records');
  },
  component: Roles,
});

function Roles() {
  const navigate = Route.useNavigate();
  return (
    <RolesPage
      view={Route.useLoaderDeps()}
      onView={(next) => void navigate({ search: toSearch(next), replace: true })}
    />
  );
}
