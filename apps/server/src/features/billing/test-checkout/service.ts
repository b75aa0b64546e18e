import { fail } from '@quint/contract/base/errors.ts';
import type { TEST_PAYMENTS, TestCheckout } from '@quint/contract/billing/test-checkout.ts';
import type { Imitation } from '#payments/imitation/imitation.ts';

type TestPayment = (typeof TEST_PAYMENTS)[number];
type Page = NonNullable<ReturnType<Imitation['look']>>;

function lookAt(imitation: Imitation, session: string): Page {
  const page = imitation.look(session);
  if (page === undefined) throw fail('record.not_found');
  return page;
}

export function readTestCheckout(imitation: Imitation, session: string): TestCheckout {
  const page = lookAt(imitation, session);
  const [first] = page.positions;
  return {
    status: page.status,
    lines: page.positions.map(({ price, quantity }, index) => ({
      name: page.names[index] ?? '',
      quantity,
      amount: price.unit_amount * quantity,
    })),
    discount: page.total_details.amount_discount,
    includesTax: first?.price.tax_behavior === 'inclusive',
    tax: page.total_details.amount_tax,
    total: page.amount_total,
    period: first?.price.recurring?.interval ?? null,
    email: page.customer_email,
    expiresAt: new Date(page.expires_at * 1000).toISOString(),
  };
}

/**
 * Pays a page with no money, or not; where the buyer goes on. A page that was paid before leads on to its order, so that
 * a second press does no harm.
 */
export function submitTestCheckout(imitation: Imitation, session: string, payment: TestPayment): string {
  const page = lookAt(imitation, session);
  if (payment === 'cancel') return page.cancel_url;
  if (page.status === 'expired') throw fail('payment.refused');
  if (page.status === 'open') imitation.submit(session, payment === 'pay' ? 'paid' : 'failed');
  return page.success_url;
}
