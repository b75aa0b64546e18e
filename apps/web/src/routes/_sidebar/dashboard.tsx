import { createFileRoute } from '@tanstack/react-router';
import { newestResultsQuery, peopleQuery, pulseQuery } from '#features/dashboard/api.ts';
import { DashboardPage } from '#features/dashboard/pages/dashboard-page.tsx';
import { rolesQuery } from '#features/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/dashboard')({
  staticData: { who: 'admins' },
  loader: async () => {
    void queryClient.prefetchQuery(peopleQuery);
    void queryClient.prefetchQuery(pulseQuery);
    void queryClient.prefetchQuery(newestResultsQuery);
    void queryClient.prefetchQuery(rolesQuery);
    await loadPhrases('dashboard');
  },
  component: DashboardPage,
});
