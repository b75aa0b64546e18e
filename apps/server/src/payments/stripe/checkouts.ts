import type { Stripe } from 'stripe';
import type { Checkout, CheckoutRequest, CheckoutState } from '#payments/payment-port.ts';
import type { StripeSettings } from '#payments/settings.ts';
import { ensurePrices, itemOf } from './flow-prices.ts';

type Create = Stripe.Checkout.SessionCreateParams;

/** Flow is one item at a price that stays; anything else has its price with it. */
async function linesOf(
  stripe: Stripe,
  { lines, period, includesTax, language }: CheckoutRequest,
): Promise<NonNullable<Create['line_items']>> {
  if (period !== undefined) {
    const { item, quantity } = itemOf(lines, period);
    const prices = await ensurePrices(stripe, [item], language);
    return prices.map((price) => ({ price, quantity }));
  }
  return lines.map(({ key, name, quantity, unit }) => ({
    quantity,
    price_data: {
      currency: 'eur',
      unit_amount: unit,
      tax_behavior: includesTax ? 'inclusive' : 'exclusive',
      product_data: { name, metadata: { key } },
    },
  }));
}

/** Metadata that links the provider's objects to ours. */
function metadataOf({ organizationId, orderId, includesTax }: CheckoutRequest): Record<string, string> {
  return { organization: organizationId, order: orderId, tax: includesTax ? 'inclusive' : 'exclusive' };
}

function buyerOf({ customer, email, period }: CheckoutRequest): Partial<Create> {
  if (customer !== undefined) return { customer, customer_update: { address: 'auto', name: 'auto' } };
  return { customer_email: email, ...(period === undefined && { customer_creation: 'always' as const }) };
}

/** A coupon for the first payment only, one for each order. */
async function couponOf(
  stripe: Stripe,
  { orderId, discount }: CheckoutRequest,
): Promise<Create['discounts'] | undefined> {
  if (discount === 0) return undefined;
  const coupon = await stripe.coupons.create(
    { amount_off: discount, currency: 'eur', duration: 'once', max_redemptions: 1 },
    { idempotencyKey: `coupon-${orderId}` },
  );
  return [{ coupon: coupon.id }];
}

export async function openSession(
  stripe: Stripe,
  { computesTax }: StripeSettings,
  request: CheckoutRequest,
): Promise<Checkout> {
  const metadata = metadataOf(request);
  const discounts = await couponOf(stripe, request);
  const session = await stripe.checkout.sessions.create(
    {
      ...buyerOf(request),
      ...(discounts !== undefined && { discounts }),
      ...(request.period === undefined
        ? {
            mode: 'payment',
            invoice_creation: { enabled: true, invoice_data: { metadata } },
            payment_intent_data: { metadata },
          }
        : { mode: 'subscription', subscription_data: { metadata } }),
      client_reference_id: request.orderId,
      line_items: await linesOf(stripe, request),
      metadata,
      locale: request.language === 'DE' ? 'de' : 'en',
      automatic_tax: { enabled: computesTax },
      tax_id_collection: { enabled: !request.includesTax },
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    },
    { idempotencyKey: request.orderId },
  );
  return { session: session.id, url: session.url ?? request.cancelUrl };
}

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : (reference?.id ?? undefined);

function statusOf(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | undefined,
): CheckoutState['status'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  // A payment that takes days and did not arrive.
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return hasFailed ? 'failed' : 'open';
}

/** The payment of a checkout; that of a subscription belongs to its first invoice. */
async function findPayment(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<Stripe.PaymentIntent | undefined> {
  let id = idOf(session.payment_intent);
  const invoice = idOf(session.invoice);
  if (id === undefined && invoice !== undefined) {
    const payments = await stripe.invoicePayments.list({ invoice, limit: 1 });
    id = idOf(payments.data[0]?.payment.payment_intent);
  }
  return id === undefined
    ? undefined
    : await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
}

export async function readSession(stripe: Stripe, id: string): Promise<CheckoutState> {
  const session = await stripe.checkout.sessions.retrieve(id);
  const payment = await findPayment(stripe, session);
  const charge = payment?.latest_charge;
  const { organization, order, tax: behavior } = session.metadata ?? {};
  const tax = session.total_details?.amount_tax;
  const total = session.amount_total ?? 0;
  return {
    organizationId: organization,
    orderId: order,
    status: statusOf(session, payment),
    amount: behavior === 'inclusive' ? total : total - (tax ?? 0),
    tax,
    refundedAmount: charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0,
    payment: payment?.id,
    customer: idOf(session.customer),
    customerEmail: session.customer_details?.email ?? undefined,
    subscription: idOf(session.subscription),
  };
}
