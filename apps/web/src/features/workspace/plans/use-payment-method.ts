import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import { isAdmin } from '#lib/guard.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { featuresOf } from '#lib/workspace-features.ts';

/** The payment method for an order of this user; undefined until the settings are loaded. */
export function usePaymentMethod(): PaymentMethod | undefined {
  const user = useMaybeCurrentUser();
  const paymentMethod = usePublicSettings()?.orderWay;
  const isByOffer =
    user !== undefined && user.active_workspace !== null && !featuresOf(user).isCardPaymentEnabled;
  return paymentMethod !== undefined && isByOffer ? 'offer' : paymentMethod;
}

/** Whether orders are paid on this site; false until the settings are loaded, so that no text promises it too early. */
export function useTakesPayments(): boolean {
  const paymentMethod = usePaymentMethod();
  return paymentMethod !== undefined && paymentMethod !== 'offer';
}

/** Whether this user selects plans and pays for the workspace. */
export function useMayPay(): boolean {
  const user = useMaybeCurrentUser();
  return user !== undefined && isAdmin(user) && user.active_workspace !== null;
}
