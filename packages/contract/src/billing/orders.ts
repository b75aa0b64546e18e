import { FLOW_MOST, PERIODS } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { PaymentMethod } from './prices.ts';

/** The kinds of orders. */
export const ORDER_KINDS = ['basic', 'flow', 'enterprise', 'insights', 'premium_report'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/**
 * The status of an order. `created`: waits for the payment, or for the answer to a request; `paid`: confirmed by the
 * provider; `fulfilled`: granted by the platform without a provider; `failed` and `expired`: not paid; `withdrawn`: by
 * its buyer; `declined`: by the platform; `returning`: the refund is in progress; `refunded`.
 */
export const ORDER_STATUSES = [
  'created',
  'paid',
  'fulfilled',
  'failed',
  'expired',
  'withdrawn',
  'declined',
  'returning',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const Seats = z.object({
  administrators: z.number().int().min(1).max(FLOW_MOST.administrators),
  members: z.number().int().min(0).max(FLOW_MOST.members),
});

const Cents = z.number().int().min(0).max(10_000_000);

/** The item of an order. Prices come only from the server. */
export const OrderContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('basic') }),
  z.strictObject({ kind: z.literal('flow'), ...Seats.shape, period: z.enum(PERIODS) }),
  z.strictObject({
    kind: z.literal('enterprise'),
    /** Expected number of team members. */
    members: z.number().int().min(1).max(1_000_000),
    message: z.string().trim().max(2000).default(''),
  }),
  z.strictObject({ kind: z.literal('insights'), packageKey: z.string().max(40) }),
  z.strictObject({
    kind: z.literal('premium_report'),
    /** The person of the report: administrators name a talent of the workspace; talents buy their own and name nobody. */
    talent: Id.optional(),
  }),
]);
export type OrderContent = z.infer<typeof OrderContent>;

/** Starts an order. An open order for the same item is reused. */
export const CheckoutBody = z.strictObject({
  order: OrderContent,
  /** The displayed price in cents; a changed price is rejected with `order.price_changed`. */
  expectedAmount: Cents,
  /** A path of this site to return to. */
  redirectAfterCheckout: z.string().max(2000).optional(),
});
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** Starts an order of one's own premium report from a verified survey session, without an account. */
export const ReportCheckoutBody = CheckoutBody.pick({ expectedAmount: true });
export type ReportCheckoutBody = z.infer<typeof ReportCheckoutBody>;

const OrderLine = z.object({
  key: z.enum(['base', 'administrators', 'members', 'insights', 'premium_report']),
  quantity: z.number().int(),
  unit: z.number().int(),
  amount: z.number().int(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** An order as its readers see it. Amounts in cents. */
export const Order = z.object({
  id: Id,
  /** A readable number, like Q-4B1D09EF. */
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  way: PaymentMethod,
  status: z.enum(ORDER_STATUSES),
  lines: z.array(OrderLine),
  /** The total of all lines, less a promotion. */
  amount: z.number().int(),
  /** VAT added or included, once known from the provider. */
  tax: z.number().int().nullable(),
  amountRefunded: z.number().int(),
  insights: z.number().int().nullable(),
  period: z.enum(PERIODS).nullable(),
  administrators: z.number().int().nullable(),
  members: z.number().int().nullable(),
  /** The person of the premium report. */
  talent: Id.nullable(),
  /** The platform's note with its answer. */
  note: z.string().nullable(),
  /** The last day for returning a premium report; null when it is over or does not apply. */
  refundableUntil: z.iso.datetime({ offset: true }).nullable(),
  dateCreated: z.iso.datetime({ offset: true }),
  datePaid: z.iso.datetime({ offset: true }).nullable(),
});
export type Order = z.infer<typeof Order>;

/** `url` is the checkout page of the provider; null for a request that people answer. */
export const CheckoutAnswer = z.object({ data: z.object({ order: Order, url: z.string().nullable() }) });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

export const OrderAnswer = z.object({ data: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** The platform's answer to an order, with the reason, which the workspace sees. */
export const OrderNoteBody = z.strictObject({ note: z.string().trim().max(500).default('') });
export type OrderNoteBody = z.infer<typeof OrderNoteBody>;

/** Talent insights granted to a workspace manually. */
export const GrantBody = z.strictObject({
  insights: z.number().int().min(1).max(10_000),
  reason: z.string().trim().min(1).max(500),
  /** Chosen by the client; a second request with it grants nothing more and gets the same response. */
  key: z.uuid(),
});
export type GrantBody = z.infer<typeof GrantBody>;

/** The new number of insights. */
export const GrantAnswer = z.object({ data: z.object({ insights: z.number().int() }) });

/** The premium report as its person sees it. */
export const PremiumReport = z.object({
  /** Cents, including VAT. */
  amount: z.number().int(),
  way: PaymentMethod,
  /** Whether it is unlocked: bought, granted, or unlocked before. */
  isUnlocked: z.boolean(),
  /** The open order, or the last one that was paid or fulfilled. */
  order: Order.nullable(),
  /**
   * The contact whom a person invited by name can ask to unlock it: the workspace, and the address of the inviting
   * administrator while they are a member. Null for all others.
   */
  inviter: z.object({ workspace: z.string(), email: z.string().nullable() }).nullable(),
});
export type PremiumReport = z.infer<typeof PremiumReport>;
export const PremiumReportAnswer = z.object({ data: PremiumReport });
export type PremiumReportAnswer = z.infer<typeof PremiumReportAnswer>;

/** Why the number of talent insights changed. */
export const INSIGHT_ENTRY_KINDS = [
  'start',
  'plan',
  'purchase',
  'promotion',
  'grant',
  'unlock',
  'refund',
  'set',
  'reset',
] as const;
export type InsightEntryKind = (typeof INSIGHT_ENTRY_KINDS)[number];

/** Orders of a month in Berlin (YYYY-MM): the number of paid or fulfilled ones, and cents less refunds. */
export const OrderSums = z.object({
  month: z.string(),
  orders: z.number().int(),
  amount: z.number().int(),
  refunded: z.number().int(),
});
export type OrderSums = z.infer<typeof OrderSums>;
export const OrderSumsAnswer = z.object({ data: z.array(OrderSums) });
export type OrderSumsAnswer = z.infer<typeof OrderSumsAnswer>;
