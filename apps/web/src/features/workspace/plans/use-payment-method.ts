import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import { isAdmin } from '#lib/guard.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { featuresOf } from '#lib/workspace-features.ts';

/** How an order of this person is paid; undefined until the settings are there. */
export function usePaymentMethod(): PaymentMethod | undefined {
  const user = useMaybeCurrentUser();
  const paymentMethod = usePublicSettings()?.orderWay;
  const isByOffer =
    user !== undefined && user.active_workspace !== null && !featuresOf(user).isCardPaymentEnabled;
  return paymentMethod !== undefined && isByOffer ? 'offer' : paymentMethod;
}

/** Whether an order is paid on this site; not before the settings are there, so that no text promises it too early. */
export function useTakesPayments(): boolean {
  const paymentMethod = usePaymentMethod();
  return paymentMethod !== undefined && paymentMethod !== 'offer';
}

/** Whether this person chooses plans and pays for the workspace. */
export function useMayPay(): boolean {
  const user = useMaybeCurrentUser();
  return user !== undefined && isAdmin(user) && user.active_workspace !== null;
}
