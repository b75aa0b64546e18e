import { createFileRoute } from '@tanstack/react-router';
import { assessmentsQuery } from '#features/assessments/api.ts';
import { AssessmentsPage } from '#features/assessments/pages/assessments-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = '-start';

export const Route = createFileRoute('/_sidebar/assessments/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loader: async () => {
    void queryClient.prefetchQuery(assessmentsQuery);
    await loadPhrases('assessments', 'records');
  },
  component: List,
});

function List() {
  const view = toListView(Route.useSearch(), USUAL);
  const navigate = Route.useNavigate();
  return (
    <AssessmentsPage
      view={view}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
