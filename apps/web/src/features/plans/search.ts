import { readId, readTarget, searchReader } from '#lib/search-values.ts';

/** What is ordered, and the path of this site to go on to afterwards. */
export const readCheckoutSearch = searchReader({
  type: readId,
  packageKey: readId,
  redirectAfterCheckout: readTarget,
});
export type CheckoutSearch = ReturnType<typeof readCheckoutSearch>;

const PROFILE_ORDERS: readonly string[] = ['talentprofil-pdf', 'quint-profile'];

/** Whether somebody ordered the report about themselves: they came from the page that presents the product. */
export function isProfileOrder(type: string | undefined): boolean {
  return type !== undefined && PROFILE_ORDERS.includes(type);
}
