import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '#features/roles/pages/roles-page.tsx';
import { rolesQuery } from '#features/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

interface RolesSearch {
  readonly search?: string;
  readonly sort?: string;
}

export const Route = createFileRoute('/_sidebar/roles/')({
  validateSearch: (search): RolesSearch => ({
    ...(typeof search['search'] === 'string' && search['search'] !== '' ? { search: search['search'] } : {}),
    ...(typeof search['sort'] === 'string' ? { sort: search['sort'] } : {}),
  }),
  loader: async () => {
    void queryClient.prefetchQuery(rolesQuery);
    await loadPhrases('roles', 'personality');
  },
  component: Roles,
});

function Roles() {
  const { search = '', sort = 'name' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RolesPage
      view={{ search, sort: { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } }}
      onView={(view) =>
        void navigate({
          replace: true,
          search: {
            ...(view.search === '' ? {} : { search: view.search }),
            sort: `${view.sort.descending ? '-' : ''}${view.sort.column}`,
          },
        })
      }
    />
  );
}
