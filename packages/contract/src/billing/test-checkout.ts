import { PERIODS } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';

/** A page of payment where payments are tried: what Stripe's own page shows. Amounts in cents. */
export const TestCheckout = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), amount: z.number().int() })),
  discount: z.number().int(),
  /** Prices with VAT in them; otherwise it comes on top. */
  includesTax: z.boolean(),
  tax: z.number().int(),
  /** What is paid. */
  total: z.number().int(),
  /** How often it is paid; null for once. */
  period: z.enum(PERIODS).nullable(),
  email: z.string().nullable(),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type TestCheckout = z.infer<typeof TestCheckout>;
export const TestCheckoutAnswer = z.object({ data: TestCheckout });
export type TestCheckoutAnswer = z.infer<typeof TestCheckoutAnswer>;

/** `pay`: the money comes; `fail`: it was promised and does not come; `cancel`: the buyer goes back without paying. */
export const TEST_PAYMENTS = ['pay', 'fail', 'cancel'] as const;

/** Where the buyer goes on. */
export const TestPaymentAnswer = z.object({ data: z.object({ url: z.string() }) });
export type TestPaymentAnswer = z.infer<typeof TestPaymentAnswer>;
