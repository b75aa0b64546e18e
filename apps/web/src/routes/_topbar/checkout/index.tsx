import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#features/workspace/plans/pages/checkout-page.tsx';
import { readCheckoutSearch } from '#features/workspace/plans/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/checkout/')({
  staticData: { who: 'everyone' },
  validateSearch: readCheckoutSearch,
  loader: async () => {
    await findPerson().catch(() => undefined);
    await loadPhrases('checkout', 'records');
  },
  component: Checkout,
});

function Checkout() {
  return <CheckoutPage search={Route.useSearch()} />;
}
