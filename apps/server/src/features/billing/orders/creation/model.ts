import type { OrderContent, OrderWay } from '@quint/contract/billing/orders.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { PriceLine, Prices } from '@quint/domain/billing/prices.ts';
import { findPackage, priceFlow } from '@quint/domain/billing/prices.ts';
import type { NewOrder, OrderRow } from '#features/billing/orders/queries.ts';
import type { SubscriptionStatus } from '#payments/payment-port.ts';

const MINUTE_MS = 60_000;
/** How long a checkout can be paid; the provider allows at most 24 hours. */
const CHECKOUT_LIFETIME_MS = 23 * 60 * MINUTE_MS;
/** The minimum remaining time to reuse an open order; the provider needs half an hour to open a page. */
const LEAST_LEFT_MS = { opened: 5 * MINUTE_MS, unopened: 35 * MINUTE_MS } as const;

/** The ordered item and its price, without buyer and time. */
export type Draft = Pick<
  NewOrder,
  | 'kind'
  | 'lines'
  | 'amount'
  | 'package_key'
  | 'insights'
  | 'period'
  | 'administrators'
  | 'members'
  | 'talent_id'
  | 'message'
>;

const NOTHING = {
  lines: [],
  amount: 0,
  package_key: null,
  insights: null,
  period: null,
  administrators: null,
  members: null,
  talent_id: null,
  message: null,
} as const;

const once = (key: PriceLine['key'], unit: number): PriceLine => ({ key, quantity: 1, unit, amount: unit });

/** Prices an order by the prices of the installation only. Throws `order.not_sold`. */
export function draftOf(
  prices: Prices,
  content: OrderContent,
  { talentId, now }: { readonly talentId: string | null; readonly now: Date },
): Draft {
  const { kind } = content;
  if (kind === 'basic') return { ...NOTHING, kind };
  if (kind === 'enterprise') {
    const { members, message } = content;
    return { ...NOTHING, kind, members, message: message === '' ? null : message };
  }
  if (kind === 'premium_report') {
    const amount = prices.premiumReport;
    return { ...NOTHING, kind, lines: [once(kind, amount)], amount, talent_id: talentId };
  }
  if (kind === 'insights') {
    const insightsPackage = findPackage(prices, content.packageKey);
    if (insightsPackage === undefined) throw fail('order.not_sold');
    const { amount, talents: insights, key } = insightsPackage;
    return { ...NOTHING, kind, lines: [once(kind, amount)], amount, insights, package_key: key };
  }
  const { administrators, members, period } = content;
  const { lines, amount, promotion } = priceFlow(prices, content, now);
  const insights = promotion === null || promotion.insights === 0 ? null : promotion.insights;
  const promotedAmount = amount - (promotion?.amount ?? 0);
  return {
    ...NOTHING,
    kind,
    lines: [...lines],
    amount: promotedAmount,
    insights,
    period,
    administrators,
    members,
  };
}

/** Basic and Enterprise are always handled by people, and so are orders without a price. */
export function getDraftPaymentMethod({ kind, amount }: Draft, paymentMethod: PaymentMethod): PaymentMethod {
  return kind === 'basic' || kind === 'enterprise' || amount === 0 ? 'offer' : paymentMethod;
}

export function expiryOf(way: OrderWay, now: Date): Date | null {
  return way === 'offer' ? null : new Date(now.getTime() + CHECKOUT_LIFETIME_MS);
}

/** Whether an open order has the same item and price, and can still be paid. */
export function isSameOrder(
  order: OrderRow,
  pricedDraft: Draft & Pick<NewOrder, 'way' | 'buyer'>,
  now: Date,
): boolean {
  const keys = [
    'kind',
    'way',
    'buyer',
    'amount',
    'package_key',
    'insights',
    'period',
    'administrators',
    'members',
    'talent_id',
    'message',
  ] as const;
  const isSame = keys.every((key) => order[key] === pricedDraft[key]);
  const hasLines = pricedDraft.lines.every(({ key, amount }) =>
    order.lines.some((line) => line.key === key && line.amount === amount),
  );
  if (!isSame || !hasLines) return false;
  if (order.date_expires === null) return true;
  const least = order.provider_session === null ? LEAST_LEFT_MS.unopened : LEAST_LEFT_MS.opened;
  return order.date_expires.getTime() - now.getTime() >= least;
}

/** The values of a workspace that decide about orders. */
export interface PlanStatus {
  readonly pack: Pack;
  readonly is_freezed: boolean;
  readonly trial_ends_at: Date | null;
  readonly seats_administrators: number | null;
  readonly seats_members: number | null;
  readonly subscription_status: SubscriptionStatus | null;
}

/** Whether the workspace has the ordered plan, or a subscription, which must be changed or ended instead. */
export function hasPlan(planStatus: PlanStatus, draft: Draft, paymentMethod: PaymentMethod): boolean {
  const { kind } = draft;
  if (kind === 'insights' || kind === 'premium_report') return false;
  const { subscription_status: status } = planStatus;
  const hasSubscription = status !== null && status !== 'canceled';
  if (hasSubscription && kind !== 'enterprise') return true;
  if (planStatus.pack !== kind || planStatus.is_freezed || planStatus.trial_ends_at !== null) return false;
  if (kind !== 'flow') return true;
  const { seats_administrators: administrators, seats_members: members } = planStatus;
  return paymentMethod === 'offer' && administrators === draft.administrators && members === draft.members;
}

/** The kind of an order in addresses. */
function typeOf({ kind, buyer, user_created: user }: OrderRow): string {
  if (kind === 'insights') return 'ws-talent-insights';
  if (kind !== 'premium_report') return 'ws-plan';
  return buyer === 'talent' && user === null ? 'quint-profile' : 'talentprofil-pdf';
}

function urlOf(origin: string, path: string, values: Readonly<Record<string, unknown>>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The return addresses for the provider: after the payment, and without it. */
export function returnUrls(order: OrderRow, origin: string): { successUrl: string; cancelUrl: string } {
  const type = typeOf(order);
  const redirectAfterCheckout = order.return_path;
  return {
    successUrl: urlOf(origin, '/checkout/return', { order: order.id, type, redirectAfterCheckout }),
    cancelUrl: urlOf(origin, '/checkout', {
      type,
      packageKey: order.package_key,
      administrators: order.administrators,
      members: order.members,
      period: order.period,
      talentId: order.buyer === 'workspace' ? order.talent_id : null,
      redirectAfterCheckout,
    }),
  };
}
