import type { Prices } from '@quint/domain/billing/prices.ts';
import type { PaymentPort } from '#payments/payment-port.ts';
import type { Payments } from '#payments/settings.ts';
import { openStripe } from '#payments/stripe/adapter.ts';

/** The payment provider of the settings; undefined where orders are requests that people answer. */
export function openPayments(settings: Payments, prices: Prices): PaymentPort | undefined {
  return settings.method === 'stripe' ? openStripe(settings.stripe, prices) : undefined;
}
