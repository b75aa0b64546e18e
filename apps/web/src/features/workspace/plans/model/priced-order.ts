import type { OrderContent } from '@quint/contract/billing/orders.ts';
import {
  FLOW_MOST,
  findPackage,
  priceFlow,
  type FlowPrice,
  type Period,
  type PriceLine,
  type Prices,
} from '@quint/domain/billing/prices.ts';
import type { CheckoutSearch } from '../search.ts';
import { ORDER_TYPES } from './checkout.ts';

/** The order in the URL of the checkout, at current prices. */
export interface PricedOrder {
  /** In the format of the server. */
  readonly order: Extract<OrderContent, { kind: 'flow' | 'insights' | 'premium_report' }>;
  readonly lines: readonly PriceLine[];
  readonly promotion: FlowPrice['promotion'];
  /** The first payment in cents: all lines, less a promotion. */
  readonly amount: number;
  /** Null for a one-time payment. */
  readonly period: Period | null;
  /** Whether the price includes VAT; otherwise it is added. */
  readonly includesTax: boolean;
  /** The report of a person without an account. */
  readonly isConsumer: boolean;
}

function wantFlow(search: CheckoutSearch, prices: Prices, now: Date): PricedOrder | undefined {
  const { administrators = 1, members = 0, period = 'month' } = search;
  const isSold =
    administrators >= 1 && administrators <= FLOW_MOST.administrators && members <= FLOW_MOST.members;
  if (!isSold) return undefined;
  const { lines, amount, promotion } = priceFlow(prices, { administrators, members, period }, now);
  return {
    order: { kind: 'flow', administrators, members, period },
    lines,
    promotion: promotion !== null && promotion.amount > 0 ? promotion : null,
    amount: amount - (promotion?.amount ?? 0),
    period,
    includesTax: false,
    isConsumer: false,
  };
}

function wantOnce(
  order: PricedOrder['order'],
  line: PriceLine,
  flags: Pick<PricedOrder, 'includesTax' | 'isConsumer'>,
): PricedOrder {
  return { order, lines: [line], promotion: null, amount: line.amount, period: null, ...flags };
}

function wantInsights({ packageKey }: CheckoutSearch, prices: Prices): PricedOrder | undefined {
  const insightsPackage = findPackage(prices, packageKey);
  if (insightsPackage === undefined) return undefined;
  const { key, talents: quantity, amount } = insightsPackage;
  const line = { key: 'insights', quantity, unit: Math.round(amount / quantity), amount } as const;
  return wantOnce({ kind: 'insights', packageKey: key }, line, { includesTax: false, isConsumer: false });
}

function wantReport({ type, talentId }: CheckoutSearch, { premiumReport }: Prices): PricedOrder {
  const line = { key: 'premium_report', quantity: 1, unit: premiumReport, amount: premiumReport } as const;
  const isConsumer = type === ORDER_TYPES.consumerReport;
  const talent = isConsumer || talentId === undefined ? {} : { talent: talentId };
  return wantOnce({ kind: 'premium_report', ...talent }, line, { includesTax: true, isConsumer });
}

/** Parses the order of a URL; undefined if it names nothing that is sold. `now` decides about the promotion. */
export function readWanted(search: CheckoutSearch, prices: Prices, now: Date): PricedOrder | undefined {
  switch (search.type) {
    case ORDER_TYPES.flow:
      return wantFlow(search, prices, now);
    case ORDER_TYPES.insights:
      return wantInsights(search, prices);
    case ORDER_TYPES.report:
    case ORDER_TYPES.consumerReport:
      return wantReport(search, prices);
    default:
      return undefined;
  }
}
