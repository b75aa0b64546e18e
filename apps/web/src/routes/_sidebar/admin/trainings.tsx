import { createFileRoute } from '@tanstack/react-router';
import { coursesQuery, requestsQuery } from '#features/profile/trainings/api.ts';
import { TrainingsPage } from '#features/profile/trainings/pages/trainings-page.tsx';
import { readTrainingsSearch } from '#features/profile/trainings/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/admin/trainings')({
  staticData: { who: 'platform' },
  validateSearch: readTrainingsSearch,
  loader: async () => {
    void queryClient.prefetchQuery(coursesQuery);
    void queryClient.prefetchQuery(requestsQuery);
    await loadPhrases('trainings', 'personality', 'administration', 'records');
  },
  component: Trainings,
});

function Trainings() {
  const { tab = 'courses' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TrainingsPage tab={tab} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />
  );
}
