import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Period, PriceLine, Prices } from '@quint/domain/billing/prices.ts';
import { FLOW_MOST, PERIODS, priceFlow } from '@quint/domain/billing/prices.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { orderLinesDe } from '@quint/phrases/billing/order-lines.de.ts';
import { orderLinesEn } from '@quint/phrases/billing/order-lines.en.ts';
import { Stripe } from 'stripe';

/**
 * Flow as one item, which Stripe's portal can change: what it costs with a number of administrators, and what each team
 * member costs on top. Without team members it is a product of its own, because a checkout takes no quantity of zero.
 */
export interface FlowItem {
  readonly administrators: number;
  readonly hasMembers: boolean;
  readonly period: Period;
  /** Cents for a period, whatever the number of team members. */
  readonly base: number;
  /** Cents for a period and a team member. */
  readonly member: number;
}

type Line = Pick<PriceLine, 'key' | 'quantity' | 'unit'>;

/** The item that costs what lines cost, and how often it is bought. */
export function itemOf(lines: readonly Line[], period: Period): { item: FlowItem; quantity: number } {
  const lineOf = (key: PriceLine['key']) => lines.find((line) => line.key === key);
  const members = lineOf('members');
  const base = lines
    .filter(({ key }) => key !== 'members')
    .reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
  const item = {
    administrators: 1 + (lineOf('administrators')?.quantity ?? 0),
    hasMembers: members !== undefined,
    period,
    base,
    member: members?.unit ?? 0,
  };
  return { item, quantity: members?.quantity ?? 1 };
}

/** Everything that is sold now for a period. */
export function listItems(prices: Prices, period: Period): FlowItem[] {
  const items: FlowItem[] = [];
  for (let administrators = 1; administrators <= FLOW_MOST.administrators; administrators++) {
    for (const members of [0, 1]) {
      const { lines } = priceFlow(prices, { administrators, members, period }, new Date(0));
      items.push(itemOf(lines, period).item);
    }
  }
  return items;
}

const TEXTS = { DE: orderLinesDe, EN: orderLinesEn } as const;

/** Our own name of a product, so that it exists once for each language. */
export function productIdOf({ administrators, hasMembers }: FlowItem, language: StoredLanguage): string {
  return `quint_flow_${administrators}_${hasMembers ? 'members' : 'alone'}_${language.toLowerCase()}`;
}

/** Has the amounts in it, because a price of Stripe never changes. */
function lookupKeyOf(item: FlowItem, language: StoredLanguage): string {
  return [productIdOf(item, language), item.period, item.base, item.member].join('_');
}

async function ensureProduct(stripe: Stripe, item: FlowItem, language: StoredLanguage): Promise<void> {
  const { administrators, hasMembers } = item;
  const { flow, unit } = TEXTS[language];
  try {
    await stripe.products.create({
      id: productIdOf(item, language),
      name: interpolate(hasMembers ? flow.withMembers : flow.alone, { count: administrators }),
      unit_label: unit,
      metadata: {
        key: 'flow',
        administrators: String(administrators),
        members: hasMembers ? 'quantity' : 'none',
      },
    });
  } catch (error) {
    const exists = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!exists) throw error;
  }
}

async function createPrice(stripe: Stripe, item: FlowItem, language: StoredLanguage): Promise<string> {
  await ensureProduct(stripe, item, language);
  const price = await stripe.prices.create({
    product: productIdOf(item, language),
    currency: 'eur',
    tax_behavior: 'exclusive',
    recurring: { interval: item.period },
    billing_scheme: 'tiered',
    tiers_mode: 'graduated',
    tiers: [{ up_to: 'inf', flat_amount: item.base, unit_amount: item.member }],
    lookup_key: lookupKeyOf(item, language),
    // From one that was archived.
    transfer_lookup_key: true,
  });
  return price.id;
}

/** The prices of items at Stripe, in their order; those that do not exist are made. Stripe takes ten keys at once. */
export async function ensurePrices(
  stripe: Stripe,
  items: readonly FlowItem[],
  language: StoredLanguage,
): Promise<string[]> {
  const keys = items.map((item) => lookupKeyOf(item, language));
  const { data } = await stripe.prices.list({ lookup_keys: keys, active: true });
  const ids: string[] = [];
  for (const [index, item] of items.entries()) {
    const price = data.find(({ lookup_key: key }) => key === keys[index]);
    ids.push(price?.id ?? (await createPrice(stripe, item, language)));
  }
  return ids;
}

/** A product with its prices, one for each period. */
export interface SoldProduct {
  readonly product: string;
  readonly prices: readonly string[];
  readonly hasMembers: boolean;
}

/** All products of Flow with the prices that hold now. */
export async function ensureProducts(
  stripe: Stripe,
  prices: Prices,
  language: StoredLanguage,
): Promise<SoldProduct[]> {
  const idsByPeriod: string[][] = [];
  for (const period of PERIODS) {
    idsByPeriod.push(await ensurePrices(stripe, listItems(prices, period), language));
  }
  // Each period has the same products in the same order.
  return listItems(prices, 'month').map((item, index) => ({
    product: productIdOf(item, language),
    prices: idsByPeriod.flatMap((ids) => ids.slice(index, index + 1)),
    hasMembers: item.hasMembers,
  }));
}
