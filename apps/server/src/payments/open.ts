import { join } from 'node:path';
import type { Imitation } from '#testing/stripe-imitation/imitation.ts';
import { openImitation } from '#testing/stripe-imitation/imitation.ts';
import type { PaymentPort } from '#payments/payment-port.ts';
import type { Payments } from '#payments/settings.ts';
import { openStripe } from '#payments/stripe/adapter.ts';

interface Surroundings {
  /** Origin of the product's pages. */
  readonly origin: () => string;
  readonly dataDir: string;
  readonly clock: { now(): Date };
}

interface OpenedPayments {
  /** Undefined where orders are requests that people answer. */
  readonly payments: PaymentPort | undefined;
  readonly testPayments: Imitation | undefined;
}

/**
 * The payment provider of the settings. For trying it is the adapter of Stripe on an imitation of Stripe, which remembers
 * in the data folder.
 */
export async function openPayments(
  settings: Payments,
  { origin, dataDir, clock }: Surroundings,
): Promise<OpenedPayments> {
  if (settings.method === 'offer') return { payments: undefined, testPayments: undefined };
  if (settings.method === 'stripe') {
    return { payments: openStripe(settings.stripe, 'stripe'), testPayments: undefined };
  }
  const testPayments = await openImitation({
    origin,
    now: () => clock.now(),
    file: join(dataDir, 'test-payments.json'),
  });
  const port = openStripe(testPayments.settings, 'test');
  return { payments: { ...port, close: () => testPayments.close() }, testPayments };
}
