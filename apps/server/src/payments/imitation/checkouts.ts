import { z } from 'zod';
import { endOfPeriod, priceOf } from './amounts.ts';
import { MetadataField, NewPriceData, readAsked, Whole, Yes } from './request-params.ts';
import type { Customer, Position, Session } from './objects.ts';
import { bill, settle } from './paying.ts';
import type { Shop } from './shop.ts';
import { find, newId, put, Refusal } from './shop.ts';
import { itemsFor } from './subscriptions.ts';

const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 60 * 60;

const NewSession = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  customer: z.string().optional(),
  customer_update: z.strictObject({ address: z.literal('auto'), name: z.literal('auto') }).optional(),
  customer_email: z.email().optional(),
  customer_creation: z.literal('always').optional(),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1)
    .default([]),
  invoice_creation: z
    .strictObject({ enabled: Yes, invoice_data: z.strictObject({ metadata: MetadataField }) })
    .optional(),
  payment_intent_data: z.strictObject({ metadata: MetadataField }).optional(),
  subscription_data: z.strictObject({ metadata: MetadataField }).optional(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.array(z.strictObject({ quantity: Whole.min(1), price_data: NewPriceData })).min(1),
  metadata: MetadataField,
  locale: z.enum(['de', 'en']),
  automatic_tax: z.strictObject({ enabled: Yes }),
  tax_id_collection: z.strictObject({ enabled: Yes }),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: Whole,
});
type NewSession = z.infer<typeof NewSession>;

const NewCoupon = z.strictObject({
  amount_off: Whole.min(1),
  currency: z.literal('eur'),
  duration: z.literal('once'),
  max_redemptions: z.literal('1'),
});

export function createCoupon(shop: Shop, params: unknown): object {
  const { amount_off } = readAsked(NewCoupon, params);
  return put(shop.coupons, { id: newId('coupon'), object: 'coupon', amount_off });
}

function buy(shop: Shop, { mode, line_items }: NewSession): Position[] {
  return line_items.map(({ quantity, price_data: { product_data, recurring, ...data } }) => {
    if ((recurring === undefined) !== (mode === 'payment')) {
      throw new Refusal(400, `You specified \`${mode}\` mode but the price does not fit it.`);
    }
    const product = put(shop.products, { id: newId('prod'), object: 'product', ...product_data });
    const price = put(shop.prices, {
      ...data,
      id: newId('price'),
      object: 'price',
      product: product.id,
      recurring: recurring === undefined ? null : { interval: recurring.interval, interval_count: 1 },
    });
    return { price, quantity };
  });
}

function check(shop: Shop, input: NewSession): void {
  const lasts = input.expires_at - shop.now();
  if (lasts < SHORTEST_SECONDS || lasts > LONGEST_SECONDS) {
    throw new Refusal(
      400,
      'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.',
    );
  }
  if (input.customer !== undefined && input.customer_email !== undefined) {
    throw new Refusal(400, 'You may only specify one of these parameters: customer, customer_email.');
  }
  if (input.customer !== undefined) find(shop.customers, input.customer, 'customer');
  const isForOther = input.mode === 'payment' ? input.subscription_data : input.payment_intent_data;
  if (isForOther !== undefined) throw new Refusal(400, `That cannot be passed in \`${input.mode}\` mode.`);
}

export function createSession(shop: Shop, params: unknown): Session {
  const input = readAsked(NewSession, params);
  check(shop, input);
  const coupon = input.discounts[0]?.coupon;
  const discount = coupon === undefined ? 0 : find(shop.coupons, coupon, 'coupon').amount_off;
  const isTaxed = input.automatic_tax.enabled;
  const positions = buy(shop, input);
  const { subtotal, total, tax } = priceOf(positions, { discount, isTaxed });
  const id = newId('cs_test');
  return put(shop.sessions, {
    id,
    object: 'checkout.session',
    mode: input.mode,
    status: 'open',
    payment_status: 'unpaid',
    url: `${shop.origin()}/checkout/test/${id}`,
    customer: input.customer ?? null,
    customer_email: input.customer_email ?? null,
    customer_details: null,
    client_reference_id: input.client_reference_id ?? null,
    metadata: input.metadata,
    success_url: input.success_url,
    cancel_url: input.cancel_url,
    created: shop.now(),
    expires_at: input.expires_at,
    amount_subtotal: subtotal,
    amount_total: total,
    total_details: { amount_tax: tax, amount_discount: Math.min(subtotal, discount), amount_shipping: 0 },
    payment_intent: null,
    invoice: null,
    subscription: null,
    positions,
    passedOn: (input.payment_intent_data ?? input.subscription_data)?.metadata ?? {},
    isTaxed,
  });
}

export function expireSession(shop: Shop, id: string): Session {
  const session = find(shop.sessions, id, 'checkout.session');
  if (session.status !== 'open') {
    throw new Refusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  shop.emitEvent('checkout.session.expired', session);
  return session;
}

const ListQuery = z.strictObject({ payment_intent: z.string(), limit: Whole.min(1).max(100) });

export function listSessions(shop: Shop, params: unknown): object {
  const { payment_intent, limit } = readAsked(ListQuery, params);
  const data = [...shop.sessions.values()].filter((session) => session.payment_intent === payment_intent);
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit };
}

function customerOf(shop: Shop, session: Session, email: string | null): Customer {
  if (session.customer !== null) return find(shop.customers, session.customer, 'customer');
  return put(shop.customers, { id: newId('cus'), object: 'customer', email, isRefused: false });
}

function subscribe(shop: Shop, session: Session, customer: string): string {
  const start = shop.now();
  const subscription = put(shop.subscriptions, {
    id: newId('sub'),
    object: 'subscription',
    customer,
    status: 'incomplete',
    items: {
      object: 'list',
      data: itemsFor(session.positions, {
        start,
        end: endOfPeriod(start, session.positions[0]?.price.recurring?.interval ?? 'month'),
      }),
    },
    cancel_at_period_end: false,
    cancel_at: null,
    metadata: session.passedOn,
    schedule: null,
    latest_invoice: null,
    isTaxed: session.isTaxed,
  });
  return subscription.id;
}

/** A buyer submits the page: the money comes, comes not although it was promised, or the card is refused at once. */
export type Submission = 'paid' | 'failed' | 'refused';

function complete(shop: Shop, session: Session, how: 'paid' | 'failed'): void {
  const email = session.customer_email;
  const customer = customerOf(shop, session, email);
  const subscription = session.mode === 'subscription' ? subscribe(shop, session, customer.id) : undefined;
  const { amount_total: total, total_details, passedOn: metadata } = session;
  const [invoice, payment] = bill(shop, {
    customer: customer.id,
    total,
    tax: total_details.amount_tax,
    metadata: subscription === undefined ? metadata : {},
    ...(subscription !== undefined && { subscription }),
  });
  session.status = 'complete';
  session.url = null;
  session.customer = customer.id;
  session.customer_details = { email: customer.email ?? email };
  session.payment_intent = subscription === undefined ? payment.id : null;
  session.invoice = invoice.id;
  session.subscription = subscription ?? null;
  const newSubscription =
    subscription === undefined ? undefined : find(shop.subscriptions, subscription, 'subscription');
  if (how === 'paid') {
    settle(shop, invoice);
    session.payment_status = 'paid';
    if (newSubscription !== undefined) newSubscription.status = 'active';
  }
  if (newSubscription !== undefined) shop.emitEvent('customer.subscription.created', newSubscription);
  shop.emitEvent('checkout.session.completed', session);
  if (how === 'paid') return;
  payment.status = 'requires_payment_method';
  shop.emitEvent('payment_intent.payment_failed', payment);
  shop.emitEvent('checkout.session.async_payment_failed', session);
}

export function submit(shop: Shop, id: string, how: Submission): Session {
  const session = find(shop.sessions, id, 'checkout.session');
  if (session.status !== 'open') throw new Refusal(400, 'This page can no longer be paid.');
  if (session.customer !== null && find(shop.customers, session.customer, 'customer').isRefused)
    how = 'refused';
  if (how !== 'refused') complete(shop, session, how);
  return session;
}

/** Ends the pages whose time is over. */
export function expireDue(shop: Shop): void {
  const due = [...shop.sessions.values()].filter(
    ({ status, expires_at }) => status === 'open' && expires_at <= shop.now(),
  );
  for (const { id } of due) expireSession(shop, id);
}
