import { createFileRoute } from '@tanstack/react-router';
import { CheckoutReturnPage } from '#features/workspace/plans/pages/checkout-return-page.tsx';
import { readReturnSearch } from '#features/workspace/plans/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/checkout/return')({
  staticData: { who: 'everyone' },
  validateSearch: readReturnSearch,
  loader: async () => {
    await findPerson().catch(() => undefined);
    await loadPhrases('checkout', 'plans');
  },
  component: Checkout,
});

function Checkout() {
  return <CheckoutReturnPage search={Route.useSearch()} />;
}
