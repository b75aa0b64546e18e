import { z } from 'zod';
import { MetadataField, readAsked, RecurringPrice, Whole } from './request-params.ts';
import type { Price, Product } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, newId, put, Refusal } from './shop.ts';

const NewProduct = z.strictObject({
  id: z.string().regex(/^\w{1,100}$/),
  name: z.string().min(1),
  unit_label: z.string().max(12).optional(),
  metadata: MetadataField,
});

export function createProduct(shop: Shop, params: unknown): Product {
  const { unit_label: label, ...input } = readAsked(NewProduct, params);
  if (shop.products.has(input.id)) {
    throw new Refusal(400, `Product already exists: '${input.id}'`, 'resource_already_exists');
  }
  return put(shop.products, { object: 'product', unit_label: label ?? null, ...input });
}

const NewTier = z.strictObject({
  up_to: z.literal('inf').transform(() => null),
  flat_amount: Whole.min(0),
  unit_amount: Whole.min(0),
});

const NewPrice = z.strictObject({
  product: z.string(),
  currency: z.literal('eur'),
  tax_behavior: z.enum(['inclusive', 'exclusive']),
  recurring: RecurringPrice,
  billing_scheme: z.literal('tiered'),
  tiers_mode: z.literal('graduated'),
  tiers: z.array(NewTier).min(1),
  lookup_key: z.string().max(200),
  transfer_lookup_key: z.literal('true'),
});

/** A price with tiers. Its key is taken away from the price that had it. */
export function createPrice(shop: Shop, params: unknown): object {
  const { product, currency, tax_behavior, recurring, tiers, lookup_key } = readAsked(NewPrice, params);
  find(shop.products, product, 'product');
  for (const price of shop.prices.values()) {
    if (price.lookup_key === lookup_key) price.lookup_key = null;
  }
  const price = put(shop.prices, {
    id: newId('price'),
    object: 'price',
    active: true,
    currency,
    product,
    tax_behavior,
    unit_amount: null,
    tiers,
    lookup_key,
    recurring: { interval: recurring.interval, interval_count: 1 },
  });
  return showPrice(shop, price, []);
}

/** Stripe takes ten keys at most. */
const ListQuery = z.strictObject({
  lookup_keys: z.array(z.string()).min(1).max(10),
  active: z.literal('true'),
});

export function listPrices(shop: Shop, params: unknown): object {
  const { lookup_keys: keys } = readAsked(ListQuery, params);
  const data = [...shop.prices.values()].filter(
    ({ lookup_key: key, active }) => active && key !== null && keys.includes(key),
  );
  return { object: 'list', data: data.map((price) => showPrice(shop, price, [])), has_more: false };
}

/** A price as it is answered: its tiers and its product only where they were asked to be written out. */
export function showPrice(shop: Shop, { tiers, ...price }: Price, expand: readonly string[]): object {
  return {
    ...price,
    ...(expand.includes('tiers') && tiers !== undefined && { tiers }),
    product: expand.includes('product') ? shop.products.get(price.product) : price.product,
  };
}

/** What is to be written out of the prices below a path. */
export function expandBelow(expand: readonly string[], path: string): string[] {
  return expand.flatMap((each) => (each.startsWith(path) ? [each.slice(path.length)] : []));
}
