import { Stripe } from 'stripe';
import { PaymentFault } from '#payments/payment-port.ts';
import type { StripeSettings } from '#payments/settings.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The SDK with the URL of the settings; it retries unanswered requests with the same idempotency key. */
export function createClient({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url !== undefined && {
      host: url.hostname,
      port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentFault['kind'] {
  if (error.type === 'StripeCardError') return 'declined';
  if (error.code === 'resource_missing') return 'gone';
  const { statusCode } = error;
  // 409: the same request is still being processed, from another tab.
  const isBusy = statusCode === 409 || statusCode === 429;
  return statusCode === undefined || statusCode >= 500 || isBusy ? 'down' : 'refused';
}

/** Calls the provider, and maps errors to those of the port. Its messages contain no names. */
export async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentFault(kindOf(error), error.code ?? error.type, { cause: error });
  }
}
