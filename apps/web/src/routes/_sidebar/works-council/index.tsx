import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#features/measures/works-council/api.ts';
import { OversightPage } from '#features/measures/works-council/pages/oversight-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/works-council/')({
  staticData: { who: 'oversight' },
  loader: async () => {
    void queryClient.prefetchQuery(settingsQuery);
    await loadPhrases('works-council', 'organization', 'records', 'retention');
  },
  component: OversightPage,
});
