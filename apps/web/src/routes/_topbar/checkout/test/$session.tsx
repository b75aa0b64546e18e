import { createFileRoute } from '@tanstack/react-router';
import { TestCheckoutPage } from '#features/workspace/plans/pages/test-checkout-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/checkout/test/$session')({
  staticData: { who: 'everyone' },
  loader: async () => {
    // Open to everybody; the bar on top shows who is signed in.
    await findPerson().catch(() => undefined);
    await loadPhrases('checkout');
  },
  component: TestCheckout,
});

function TestCheckout() {
  return <TestCheckoutPage session={Route.useParams().session} />;
}
