import { createFileRoute } from '@tanstack/react-router';
import { webhooksQuery } from '#features/workspace/webhooks/api.ts';
import { WebhooksPage } from '#features/workspace/webhooks/pages/webhooks-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/webhooks')({
  staticData: { who: 'admins' },
  loader: async () => {
    void queryClient.prefetchQuery(webhooksQuery);
    await loadPhrases('webhooks');
  },
  component: WebhooksPage,
});
