import { createFileRoute } from '@tanstack/react-router';
import { TestCheckoutPage } from '#features/workspace/plans/pages/test-checkout-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/checkout/test/$session')({
  staticData: { who: 'everyone' },
  loader: async () => {
    // Public; the top bar shows the signed-in user.
    await findPerson().catch(() => undefined);
    await loadPhrases('checkout');
  },
  component: TestCheckout,
});

function TestCheckout() {
  return <TestCheckoutPage session={Route.useParams().session} />;
}
