import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Prices } from '@quint/domain/billing/prices.ts';
import { FLOW_MOST } from '@quint/domain/billing/prices.ts';
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { PortalRequest } from '#payments/payment-port.ts';
import type { SoldProduct } from './flow-prices.ts';
import { ensurePrices, ensureProducts, itemOf } from './flow-prices.ts';
import { linesOf, periodOf, positionsOfItems } from './subscriptions.ts';

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** More is charged at once for the rest of the period; less is credited to the next invoices. */
function featuresOf(products: readonly SoldProduct[]): Features {
  return {
    customer_update: { enabled: true, allowed_updates: ['name', 'email', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price', 'quantity'],
      proration_behavior: 'always_invoice',
      products: products.map(({ product, prices, hasMembers }) => ({
        product,
        prices: [...prices],
        adjustable_quantity: { enabled: hasMembers, minimum: 1, maximum: hasMembers ? FLOW_MOST.members : 1 },
      })),
    },
  };
}

/** What the portal offers in a language: one configuration, which is changed where prices or the product have changed. */
async function ensureConfiguration(
  stripe: Stripe,
  prices: Prices,
  language: StoredLanguage,
): Promise<string> {
  const features = featuresOf(await ensureProducts(stripe, prices, language));
  const version = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 32);
  const metadata = { quint: language, version };
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const current = data.find((each) => each.metadata?.quint === language);
  if (current === undefined) {
    return (await stripe.billingPortal.configurations.create({ features, metadata })).id;
  }
  if (current.metadata?.version !== version) {
    await stripe.billingPortal.configurations.update(current.id, { features, metadata });
  }
  return current.id;
}

/**
 * Gives a subscription that was sold as several items, which the portal cannot change, the one item that costs the same.
 * One that is not paid, or that a schedule changes, stays as it is.
 */
async function joinItems(stripe: Stripe, id: string, language: StoredLanguage): Promise<void> {
  const { items, status, schedule } = await stripe.subscriptions.retrieve(id, {
    expand: ['items.data.price.product'],
  });
  const positions = positionsOfItems(items.data);
  const lines = linesOf(positions);
  if (lines === undefined || status !== 'active' || schedule !== null) return;
  const { item, quantity } = itemOf(lines, periodOf(positions));
  const [price] = await ensurePrices(stripe, [item], language);
  if (price === undefined) return;
  await stripe.subscriptions.update(
    id,
    {
      items: [...items.data.map((each) => ({ id: each.id, deleted: true })), { price, quantity }],
      proration_behavior: 'none',
    },
    { idempotencyKey: `one-item-${id}` },
  );
}

export async function openPortal(
  stripe: Stripe,
  prices: Prices,
  { customer, subscription, language, returnUrl }: PortalRequest,
): Promise<string> {
  if (subscription !== undefined) await joinItems(stripe, subscription, language);
  const session = await stripe.billingPortal.sessions.create({
    customer,
    configuration: await ensureConfiguration(stripe, prices, language),
    locale: language === 'DE' ? 'de' : 'en',
    return_url: returnUrl,
  });
  return session.url;
}
