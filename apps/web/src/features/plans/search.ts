import { readId, readTarget, searchReader } from '#lib/search-values.ts';

/** The order, and the path of this site to return to. */
export const readCheckoutSearch = searchReader({
  type: readId,
  packageKey: readId,
  redirectAfterCheckout: readTarget,
});
export type CheckoutSearch = ReturnType<typeof readCheckoutSearch>;

const PROFILE_ORDERS: readonly string[] = ['talentprofil-pdf', 'quint-profile'];

/** Whether the order is for the person's own report: it was started on the page that presents it. */
export function isProfileOrder(type: string | undefined): boolean {
  return type !== undefined && PROFILE_ORDERS.includes(type);
}
