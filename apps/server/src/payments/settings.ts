import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import { z } from 'zod';
import { Flag } from '#flag-setting.ts';
import { StartupError } from '#startup-error.ts';

/** The settings of payments. Without any of them orders are requests that administrators of the platform answer. */
export const PAYMENT_SETTINGS = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'it begins with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'it begins with whsec_')
    .optional(),
  /** Where the provider answers. Another address than its own is for tests, and so is on this machine. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1|\[::1\])$/ }).optional(),
  /** Lets the provider compute VAT by the rules of the buyer's country. */
  STRIPE_TAX: Flag.default(false),
};

type PaymentSettings = z.infer<z.ZodObject<typeof PAYMENT_SETTINGS>>;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | undefined;
  readonly computesTax: boolean;
}

export type Payments =
  | { readonly method: 'stripe'; readonly stripe: StripeSettings }
  | { readonly method: 'offer' };

/** The payment method of this installation. Throws StartupError for contradictory settings. */
export function readPayments(values: PaymentSettings): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both or neither.');
  }
  if (secretKey === undefined || webhookSecret === undefined) return { method: 'offer' };
  const stripe = { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL, computesTax: values.STRIPE_TAX };
  return { method: 'stripe', stripe };
}

/** The same as one word, as public information. */
export function readPaymentMethod(values: PaymentSettings): PaymentMethod {
  return readPayments(values).method;
}
