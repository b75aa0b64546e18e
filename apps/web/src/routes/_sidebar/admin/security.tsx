import { createFileRoute } from '@tanstack/react-router';
import { administratorsQuery, lockedAccountsQuery } from '#features/home/administration/api.ts';
import { SecurityPage } from '#features/home/administration/pages/security-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/admin/security')({
  staticData: { who: 'platform' },
  loader: async () => {
    void queryClient.prefetchQuery(administratorsQuery);
    void queryClient.prefetchQuery(lockedAccountsQuery);
    await loadPhrases('administration');
  },
  component: SecurityPage,
});
