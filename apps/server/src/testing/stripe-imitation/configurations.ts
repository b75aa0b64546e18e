import { z } from 'zod';
import { MetadataField, readAsked, Whole, Yes } from './request-params.ts';
import type { PortalConfiguration, PortalFeatures, PortalSession } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, newId, put, Refusal } from './shop.ts';

const Feature = z.strictObject({ enabled: Yes });

const OfferedProduct = z.strictObject({
  product: z.string(),
  prices: z.array(z.string()).min(1),
  adjustable_quantity: z.strictObject({ enabled: Yes, minimum: Whole.min(0), maximum: Whole.min(1) }),
});

const Features = z.strictObject({
  customer_update: Feature.extend({
    allowed_updates: z.array(z.enum(['address', 'email', 'name', 'tax_id'])),
  }),
  invoice_history: Feature,
  payment_method_update: Feature,
  subscription_cancel: Feature.extend({ mode: z.literal('at_period_end') }),
  subscription_update: Feature.extend({
    default_allowed_updates: z.array(z.enum(['price', 'quantity'])),
    proration_behavior: z.literal('always_invoice'),
    products: z.array(OfferedProduct).max(10),
  }),
});

const ConfigurationInput = z.strictObject({ features: Features, metadata: MetadataField });

/** Refuses products that the portal cannot offer: the prices of one differ in their interval. */
function check(shop: Shop, { subscription_update: update }: PortalFeatures): void {
  for (const { product, prices } of update.products) {
    const intervals = prices.map((id) => {
      const price = find(shop.prices, id, 'price');
      if (price.product !== product) throw new Refusal(400, `Price ${id} is not of product ${product}.`);
      return price.recurring?.interval;
    });
    if (new Set(intervals).size < intervals.length) {
      throw new Refusal(400, `Prices of product ${product} have the same billing interval.`);
    }
  }
}

export function createConfiguration(shop: Shop, params: unknown): PortalConfiguration {
  const input = readAsked(ConfigurationInput, params);
  check(shop, input.features);
  const id = newId('bpc');
  return put(shop.configurations, { id, object: 'billing_portal.configuration', active: true, ...input });
}

export function updateConfiguration(shop: Shop, id: string, params: unknown): PortalConfiguration {
  const input = readAsked(ConfigurationInput, params);
  check(shop, input.features);
  return Object.assign(find(shop.configurations, id, 'configuration'), input);
}

const ListQuery = z.strictObject({ active: z.literal('true'), limit: Whole.min(1).max(100) });

export function listConfigurations(shop: Shop, params: unknown): object {
  const { limit } = readAsked(ListQuery, params);
  const data = [...shop.configurations.values()].filter(({ active }) => active);
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit };
}

const NewPortal = z.strictObject({
  customer: z.string(),
  configuration: z.string(),
  locale: z.enum(['de', 'en']),
  return_url: z.url(),
});

/** There is no page here: the portal leads back at once, and what is done on it is in portal.ts. */
export function openPortal(shop: Shop, params: unknown): PortalSession {
  const { customer, configuration, return_url } = readAsked(NewPortal, params);
  find(shop.customers, customer, 'customer');
  if (!find(shop.configurations, configuration, 'configuration').active) {
    throw new Refusal(400, `The configuration ${configuration} is not active.`);
  }
  const id = newId('bps');
  const session = { id, customer, configuration, return_url, url: return_url } as const;
  return put(shop.portals, { ...session, object: 'billing_portal.session' });
}
