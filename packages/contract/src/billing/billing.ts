import { PERIODS } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';
import { Email } from '../base/emails.ts';
import { Seats } from './orders.ts';
import { PaymentMethod } from './prices.ts';

/** The subscription that runs for a workspace; amounts in cents for one period. */
export const Subscription = z.object({
  status: z.enum(['active', 'past_due']),
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

/** Other seats or another period of Flow. More begins and is paid at once, less at the end of the period. */
export const SubscriptionBody = z.strictObject({ ...Seats.shape, period: z.enum(PERIODS) });
export type SubscriptionBody = z.infer<typeof SubscriptionBody>;

/** The same, with the price of a period that the page showed; another one by now is refused with `order.price_changed`. */
export const SubscriptionChangeBody = SubscriptionBody.extend({
  expectedAmount: z.number().int().min(0).max(10_000_000),
});
export type SubscriptionChangeBody = z.infer<typeof SubscriptionChangeBody>;

/** What a change would do. */
export const SubscriptionPreview = z.object({
  /** `now`: paid today; `end`: from the next period on; `none`: nothing would change. */
  begins: z.enum(['now', 'end', 'none']),
  /** Cents charged today, for the rest of the period, before VAT. */
  dueNow: z.number().int(),
  /** Cents of each period afterwards. */
  amount: z.number().int(),
  /** How many people are more than the limits would allow. They stay; nobody can be added until they are fewer. */
  exceeds: z.object({ administrators: z.number().int(), members: z.number().int() }),
});
export type SubscriptionPreview = z.infer<typeof SubscriptionPreview>;
export const SubscriptionPreviewAnswer = z.object({ data: SubscriptionPreview });
export type SubscriptionPreviewAnswer = z.infer<typeof SubscriptionPreviewAnswer>;

/** An invoice of the provider; amounts in cents, VAT included. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  date: z.iso.datetime({ offset: true }),
  amount: z.number().int(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  /** Page and PDF at the provider. */
  url: z.string().nullable(),
  pdf: z.string().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;
export const InvoicesAnswer = z.object({ data: z.array(Invoice) });
export type InvoicesAnswer = z.infer<typeof InvoicesAnswer>;

/** A page of the provider to go to. */
export const PortalAnswer = z.object({ data: z.object({ url: z.string() }) });
export type PortalAnswer = z.infer<typeof PortalAnswer>;
