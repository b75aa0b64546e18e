import { readId, readOneOf, readTarget, searchReader } from '#lib/search-values.ts';
import type { Period } from '@quint/domain/billing/prices.ts';

// The layout parses the query of every page below it: the list of the domain would bundle all prices.
const PERIODS: readonly Period[] = ['month', 'year'];

function readCount(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** The order, and the path of this site to return to. */
export const readCheckoutSearch = searchReader({
  type: readId,
  packageKey: readId,
  administrators: readCount,
  members: readCount,
  period: readOneOf(PERIODS),
  talentId: readId,
  redirectAfterCheckout: readTarget,
});
export type CheckoutSearch = ReturnType<typeof readCheckoutSearch>;

/** The return page of a payment: the order that was paid. */
export const readReturnSearch = searchReader({
  order: readId,
  type: readId,
  redirectAfterCheckout: readTarget,
});
export type ReturnSearch = ReturnType<typeof readReturnSearch>;

const PROFILE_ORDERS: readonly string[] = ['talentprofil-pdf', 'quint-profile'];

/** Whether the order is for the own report: it was started on the page about it. */
export function isProfileOrder(type: string | undefined): boolean {
  return type !== undefined && PROFILE_ORDERS.includes(type);
}
