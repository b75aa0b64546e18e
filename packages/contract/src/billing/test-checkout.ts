import { PERIODS } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';

/** A checkout page with test payments, with the content of Stripe's page. Amounts in cents. */
export const TestCheckout = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), amount: z.number().int() })),
  discount: z.number().int(),
  /** Whether prices include VAT; otherwise it is added. */
  includesTax: z.boolean(),
  tax: z.number().int(),
  /** The total to pay. */
  total: z.number().int(),
  /** The payment interval; null for once. */
  period: z.enum(PERIODS).nullable(),
  email: z.string().nullable(),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type TestCheckout = z.infer<typeof TestCheckout>;
export const TestCheckoutAnswer = z.object({ data: TestCheckout });
export type TestCheckoutAnswer = z.infer<typeof TestCheckoutAnswer>;

/** `pay`: succeeds; `fail`: fails after it was promised; `cancel`: returns without paying. */
export const TEST_PAYMENTS = ['pay', 'fail', 'cancel'] as const;

/** Where the buyer continues. */
export const TestPaymentAnswer = z.object({ data: z.object({ url: z.string() }) });
export type TestPaymentAnswer = z.infer<typeof TestPaymentAnswer>;
