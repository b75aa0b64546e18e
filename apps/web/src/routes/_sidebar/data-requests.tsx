import { createFileRoute } from '@tanstack/react-router';
import { DataRequestsPage } from '#features/privacy/pages/data-requests-page.tsx';
import { dataRequestsQuery } from '#features/privacy/requests/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/data-requests')({
  staticData: { who: 'admins' },
  loader: async () => {
    void queryClient.prefetchQuery(dataRequestsQuery);
    await loadPhrases('data-requests', 'retention');
  },
  component: DataRequestsPage,
});
