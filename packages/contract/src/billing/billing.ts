import { PERIODS } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';
import { Email } from '../base/emails.ts';
import { Seats } from './orders.ts';
import { PaymentMethod } from './prices.ts';

/** The running subscription of a workspace; amounts in cents for one period. */
export const Subscription = z.object({
  /** `paused`: nothing is charged, and the workspace has Basic until it is resumed. */
  status: z.enum(['active', 'past_due', 'paused']),
  period: z.enum(PERIODS),
  ...Seats.shape,
  amount: z.number().int(),
  /** End of the paid period, and the day of the next payment unless it ends then. */
  currentPeriodEnd: z.iso.datetime({ offset: true }),
  cancelsAtEnd: z.boolean(),
  /** The plan of the next period, if it changes; null otherwise. */
  next: z.object({ period: z.enum(PERIODS), ...Seats.shape, amount: z.number().int() }).nullable(),
  /** The end of the grace period after a failed payment. */
  graceEnds: z.iso.datetime({ offset: true }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The plan, the usage and the payments of a workspace. */
export const Billing = z.object({
  pack: z.enum(['basic', 'flow', 'enterprise']),
  trialEndsAt: z.iso.datetime({ offset: true }).nullable(),
  isFrozen: z.boolean(),
  /** Current limits; null for unlimited. */
  limits: z.object({ administrators: z.number().int().nullable(), members: z.number().int().nullable() }),
  used: z.object({ administrators: z.number().int(), members: z.number().int() }),
  insights: z.number().int(),
  /** The address for invoices and payment notices; null for all administrators. */
  paymentEmail: z.string().nullable(),
  subscription: Subscription.nullable(),
  /** The payment method of this workspace. */
  way: PaymentMethod,
  /** Whether the provider knows the workspace, so that its portal can be opened. */
  hasPortal: z.boolean(),
});
export type Billing = z.infer<typeof Billing>;
export const BillingAnswer = z.object({ data: Billing });
export type BillingAnswer = z.infer<typeof BillingAnswer>;

export const BillingBody = z.strictObject({ paymentEmail: Email.nullable() });
export type BillingBody = z.infer<typeof BillingBody>;

/** The URL of a provider page. */
export const PortalAnswer = z.object({ data: z.object({ url: z.string() }) });
export type PortalAnswer = z.infer<typeof PortalAnswer>;
