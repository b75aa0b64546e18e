import { FLOW_MOST, PERIODS } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { PAYMENT_METHODS, PaymentMethod } from './prices.ts';

/** What can be ordered. */
export const ORDER_KINDS = ['basic', 'flow', 'enterprise', 'insights', 'premium_report'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/**
 * Where an order stands. `created`: waits for the payment, or for the answer to a request; `paid`: the provider says so;
 * `fulfilled`: the platform gave it without a provider; `failed` and `expired`: not paid; `withdrawn`: by
 * its buyer; `declined`: by the platform; `returning`: taken back, the money is on its way; `refunded`: paid back.
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

/** How an order was paid; `test`: without money, which earlier versions could do. */
export const ORDER_WAYS = [...PAYMENT_METHODS, 'test'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

export const Seats = z.object({
  administrators: z.number().int().min(1).max(FLOW_MOST.administrators),
  members: z.number().int().min(0).max(FLOW_MOST.members),
});

const Cents = z.number().int().min(0).max(10_000_000);

/** What is wanted. Amounts come from the server's prices; nothing here says what a thing costs. */
export const OrderContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('basic') }),
  z.strictObject({ kind: z.literal('flow'), ...Seats.shape, period: z.enum(PERIODS) }),
  z.strictObject({
    kind: z.literal('enterprise'),
    /** Team members that are expected. */
    members: z.number().int().min(1).max(1_000_000),
    message: z.string().trim().max(2000).default(''),
  }),
  z.strictObject({ kind: z.literal('insights'), packageKey: z.string().max(40) }),
  z.strictObject({
    kind: z.literal('premium_report'),
    /** Whose report: an administrator names a talent of the workspace; a talent buys the own one and names nobody. */
    talent: Id.optional(),
  }),
]);
export type OrderContent = z.infer<typeof OrderContent>;

/** Starts an order. An open order for the same is gone on with instead of a second one. */
export const CheckoutBody = z.strictObject({
  order: OrderContent,
  /** Cents that the page showed; another price by now is refused with `order.price_changed`. */
  expectedAmount: Cents,
  /** A path of this site to go on to afterwards. */
  redirectAfterCheckout: z.string().max(2000).optional(),
});
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** Starts an order of the own premium report from a proved survey session, by a person without an account. */
export const ReportCheckoutBody = CheckoutBody.pick({ expectedAmount: true });
export type ReportCheckoutBody = z.infer<typeof ReportCheckoutBody>;

const OrderLine = z.object({
  key: z.enum(['base', 'administrators', 'members', 'insights', 'premium_report']),
  quantity: z.number().int(),
  unit: z.number().int(),
  amount: z.number().int(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** An order as those see it who may read it. Amounts in cents. */
export const Order = z.object({
  id: Id,
  /** For people: like Q-4B1D09EF. */
  number: z.string(),
  kind: z.enum(ORDER_KINDS),
  way: z.enum(ORDER_WAYS),
  status: z.enum(ORDER_STATUSES),
  lines: z.array(OrderLine),
  /** All lines together, less a promotion. */
  amount: z.number().int(),
  /** VAT on top of it or in it, once the provider has said so. */
  tax: z.number().int().nullable(),
  amountRefunded: z.number().int(),
  insights: z.number().int().nullable(),
  period: z.enum(PERIODS).nullable(),
  administrators: z.number().int().nullable(),
  members: z.number().int().nullable(),
  /** Whose premium report it is. */
  talent: Id.nullable(),
  /** What the platform wrote when it answered. */
  note: z.string().nullable(),
  /** The day until which a premium report may be given back; null where that is over or never was. */
  refundableUntil: z.iso.datetime({ offset: true }).nullable(),
  dateCreated: z.iso.datetime({ offset: true }),
  datePaid: z.iso.datetime({ offset: true }).nullable(),
});
export type Order = z.infer<typeof Order>;

/** `url` is where the payment is made, on a page of the provider; null for a request that people answer. */
export const CheckoutAnswer = z.object({ data: z.object({ order: Order, url: z.string().nullable() }) });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

export const OrderAnswer = z.object({ data: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** What an administrator of the platform says to an order: why, shown to the workspace. */
export const OrderNoteBody = z.strictObject({ note: z.string().trim().max(500).default('') });
export type OrderNoteBody = z.infer<typeof OrderNoteBody>;

/** Talent insights given to a workspace by hand. */
export const GrantBody = z.strictObject({
  insights: z.number().int().min(1).max(10_000),
  reason: z.string().trim().min(1).max(500),
  /** Chosen by the client; a second request with it gives nothing more and is answered like the first. */
  key: z.uuid(),
});
export type GrantBody = z.infer<typeof GrantBody>;

/** How many a workspace has afterwards. */
export const GrantAnswer = z.object({ data: z.object({ insights: z.number().int() }) });

/** The premium report as the person sees it whose report it is. */
export const PremiumReport = z.object({
  /** Cents, VAT included. */
  amount: z.number().int(),
  way: PaymentMethod,
  /** It is theirs: bought, given, or unlocked before. */
  isUnlocked: z.boolean(),
  /** The order that is open, or the last one that was paid or fulfilled. */
  order: Order.nullable(),
  /**
   * Whom a person who was invited by name can ask to unlock it: the workspace, and the address of the administrator who
   * invited them while that one is a member. Null for everybody else.
   */
  inviter: z.object({ workspace: z.string(), email: z.string().nullable() }).nullable(),
});
export type PremiumReport = z.infer<typeof PremiumReport>;
export const PremiumReportAnswer = z.object({ data: PremiumReport });
export type PremiumReportAnswer = z.infer<typeof PremiumReportAnswer>;

/** Why the talent insights of a workspace became more or fewer. */
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

/** Orders of a month of Berlin (YYYY-MM): how many were paid or fulfilled, and cents less what was paid back. */
export const OrderSums = z.object({
  month: z.string(),
  orders: z.number().int(),
  amount: z.number().int(),
  refunded: z.number().int(),
});
export type OrderSums = z.infer<typeof OrderSums>;
export const OrderSumsAnswer = z.object({ data: z.array(OrderSums) });
export type OrderSumsAnswer = z.infer<typeof OrderSumsAnswer>;
