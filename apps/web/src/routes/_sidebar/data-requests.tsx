import { createFileRoute } from '@tanstack/react-router';
import { RightsDeskPage } from '#features/privacy/pages/rights-desk-page.tsx';
import { rightsDeskQuery } from '#features/privacy/requests/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/data-requests')({
  staticData: { who: 'admins' },
  loader: async () => {
    void queryClient.prefetchQuery(rightsDeskQuery);
    await loadPhrases('data-requests', 'retention');
  },
  component: RightsDeskPage,
});
