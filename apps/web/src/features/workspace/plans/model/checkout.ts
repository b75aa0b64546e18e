import type { Order } from '@quint/contract/billing/orders.ts';
import { FLOW_MOST, type FlowSeats, type Period, type Prices } from '@quint/domain/billing/prices.ts';
import type { CheckoutSearch } from '../search.ts';

/** The subject of an order, in the URL of the checkout. */
export const ORDER_TYPES = {
  insights: 'ws-talent-insights',
  flow: 'ws-plan',
  report: 'talentprofil-pdf',
  consumerReport: 'quint-profile',
} as const;

export interface WantedSeats extends FlowSeats {
  readonly period: Period;
}

/** The nearest seats for which Flow is sold. */
export function withinFlow({ administrators, members }: FlowSeats): FlowSeats {
  return {
    administrators: Math.min(Math.max(administrators, 1), FLOW_MOST.administrators),
    members: Math.min(Math.max(members, 0), FLOW_MOST.members),
  };
}

/** Removes the search words from a path, often a name, because the payment provider gets the path to return to. */
export function withoutSearch(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin);
  searchParams.delete('search');
  const query = searchParams.toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}

/** The checkout of a package of talent insights; `next` is the path to open afterwards. */
export function insightsCheckout(packageKey: string, next?: string): CheckoutSearch {
  return { type: ORDER_TYPES.insights, packageKey, redirectAfterCheckout: next };
}

/** The checkout of Flow. */
export function flowCheckout(
  { administrators, members, period }: WantedSeats,
  next?: string,
): CheckoutSearch {
  return { type: ORDER_TYPES.flow, administrators, members, period, redirectAfterCheckout: next };
}

type OrderSubject = Pick<Order, 'kind' | 'insights' | 'administrators' | 'members' | 'period' | 'talent'>;

/** The checkout for the subject of an order; undefined if it has none, or is no longer sold. */
export function checkoutOf(order: OrderSubject, prices: Prices, next?: string): CheckoutSearch | undefined {
  switch (order.kind) {
    case 'basic':
    case 'enterprise':
      return undefined;
    case 'flow': {
      const { administrators, members, period } = order;
      if (administrators === null || members === null || period === null) return undefined;
      return flowCheckout({ administrators, members, period }, next);
    }
    case 'insights': {
      const insightsPackage = prices.packages.find(({ talents }) => talents === order.insights);
      return insightsPackage === undefined ? undefined : insightsCheckout(insightsPackage.key, next);
    }
    case 'premium_report':
      return {
        type: ORDER_TYPES.report,
        talentId: order.talent ?? undefined,
        redirectAfterCheckout: next,
      };
  }
}
