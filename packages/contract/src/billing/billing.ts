import { PERIODS } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';
import { Email } from '../base/emails.ts';
import { Seats } from './orders.ts';
import { PaymentMethod } from './prices.ts';

/** The subscription that runs for a workspace; amounts in cents for one period. */
export const Subscription = z.object({
  /** `paused`: nothing is charged, and the workspace has Basic until it is resumed. */
  status: z.enum(['active', 'past_due', 'paused']),
  period: z.enum(PERIODS),
  ...Seats.shape,
  amount: z.number().int(),
  /** End of what is paid, and the day of the next payment unless it ends then. */
  currentPeriodEnd: z.iso.datetime({ offset: true }),
  cancelsAtEnd: z.boolean(),
  /** What the next period begins with, where it is something else; null otherwise. */
  next: z.object({ period: z.enum(PERIODS), ...Seats.shape, amount: z.number().int() }).nullable(),
  /** Until when the workspace works on with a failed payment. */
  graceEnds: z.iso.datetime({ offset: true }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** What a workspace has, uses and pays. */
export const Billing = z.object({
  pack: z.enum(['basic', 'flow', 'enterprise']),
  trialEndsAt: z.iso.datetime({ offset: true }).nullable(),
  isFrozen: z.boolean(),
  /** Limits that hold now; null is without one. */
  limits: z.object({ administrators: z.number().int().nullable(), members: z.number().int().nullable() }),
  used: z.object({ administrators: z.number().int(), members: z.number().int() }),
  insights: z.number().int(),
  /** Where invoices and notes about payments go; null takes all administrators. */
  paymentEmail: z.string().nullable(),
  subscription: Subscription.nullable(),
  /** How an order of this workspace is paid. */
  way: PaymentMethod,
  /** The provider knows the workspace, so that its own pages can be opened. */
  hasPortal: z.boolean(),
});
export type Billing = z.infer<typeof Billing>;
export const BillingAnswer = z.object({ data: Billing });
export type BillingAnswer = z.infer<typeof BillingAnswer>;

export const BillingBody = z.strictObject({ paymentEmail: Email.nullable() });
export type BillingBody = z.infer<typeof BillingBody>;

/** A page of the provider to go to. */
export const PortalAnswer = z.object({ data: z.object({ url: z.string() }) });
export type PortalAnswer = z.infer<typeof PortalAnswer>;
