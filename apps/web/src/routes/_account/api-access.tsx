import { createFileRoute } from '@tanstack/react-router';
import { apiTokensQuery } from '#features/workspace/api-access/api.ts';
import { ApiAccessPage } from '#features/workspace/api-access/pages/api-access-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_account/api-access')({
  staticData: { who: 'people' },
  loader: async () => {
    void queryClient.prefetchQuery(apiTokensQuery);
    await loadPhrases('api-access', 'profile');
  },
  component: ApiAccessPage,
});
