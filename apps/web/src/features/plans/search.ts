import { safeRedirect } from '#lib/safe-redirect.ts';

/** What is ordered, and where to go on afterwards. */
export interface CheckoutSearch {
  readonly type?: string;
  readonly packageKey?: string;
  /** A path of this site. */
  readonly redirectAfterCheckout?: string;
}

const WORD = /^[\w-]{1,60}$/;

function readWord(value: unknown): string | undefined {
  return typeof value === 'string' && WORD.test(value) ? value : undefined;
}

/** Keeps of an address what the checkout understands. */
export function readCheckoutSearch(search: Record<string, unknown>): CheckoutSearch {
  const type = readWord(search['type']);
  const packageKey = readWord(search['packageKey']);
  const redirectAfterCheckout = safeRedirect(search['redirectAfterCheckout']);
  return {
    ...(type === undefined ? {} : { type }),
    ...(packageKey === undefined ? {} : { packageKey }),
    ...(redirectAfterCheckout === undefined ? {} : { redirectAfterCheckout }),
  };
}

const PROFILE_ORDERS: readonly string[] = ['talentprofil-pdf', 'quint-profile'];

/** Whether somebody ordered the report about themselves: they came from the page that presents the product. */
export function isProfileOrder(type: string | undefined): boolean {
  return type !== undefined && PROFILE_ORDERS.includes(type);
}
