import type { Payments } from '#payments/settings.ts';
import type { PaymentPort } from '#payments/payment-port.ts';
import { openStripe } from '#payments/stripe/adapter.ts';

/** The payment provider of the settings; undefined where orders are requests that people answer. */
export function openPayments(payments: Payments): PaymentPort | undefined {
  return payments.way === 'stripe' ? openStripe(payments.stripe, 'stripe') : undefined;
}
