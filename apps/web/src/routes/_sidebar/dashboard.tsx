import { createFileRoute } from '@tanstack/react-router';
import { openOverview } from '#features/home/dashboard/api.ts';
import { DashboardPage } from '#features/home/dashboard/pages/dashboard-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/dashboard')({
  staticData: { who: 'admins' },
  loader: async () => {
    await Promise.all([openOverview(queryClient), loadPhrases('dashboard', 'people')]);
  },
  component: DashboardPage,
});
