import { createFileRoute } from '@tanstack/react-router';
import { billingQuery } from '#features/workspace/plans/api.ts';
import { BillingPage } from '#features/billing/billing/pages/billing-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_account/billing')({
  staticData: { who: 'admins', whenFrozen: true },
  loader: async () => {
    void queryClient.prefetchQuery(billingQuery);
    await loadPhrases('billing', 'records');
  },
  component: BillingPage,
});
