import type { FlowSeats, Period, PriceLine } from '@quint/domain/billing/prices.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';

/** A line of a payment with its name in the buyer's language. Amounts in euro cents. */
export interface NamedLine extends PriceLine {
  readonly name: string;
}

export interface CheckoutRequest {
  readonly organizationId: string;
  /** Also the idempotency key: asked again with the same order, the provider answers with the same checkout. */
  readonly orderId: string;
  /** `period` makes it a subscription. */
  readonly period: Period | undefined;
  readonly lines: readonly NamedLine[];
  /** Off the first payment, in cents. */
  readonly discount: number;
  /** Prices with VAT in them; otherwise VAT comes on top. */
  readonly includesTax: boolean;
  /** The workspace at the provider, where it is known. */
  readonly customer: string | undefined;
  readonly email: string;
  readonly language: StoredLanguage;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

export interface Checkout {
  readonly session: string;
  readonly url: string;
}

/** What the provider says of a checkout. Amounts in cents. */
export interface CheckoutState {
  readonly organizationId: string | undefined;
  readonly orderId: string | undefined;
  readonly status: 'open' | 'paid' | 'failed' | 'expired';
  /** Goods together, before VAT on top. */
  readonly amount: number;
  readonly tax: number | undefined;
  readonly refundedAmount: number;
  readonly payment: string | undefined;
  readonly customer: string | undefined;
  readonly customerEmail: string | undefined;
  readonly subscription: string | undefined;
}

export interface PortalRequest {
  readonly customer: string;
  /** The one that runs, which is made changeable where it was sold in a form that the provider's page cannot change. */
  readonly subscription: string | undefined;
  readonly language: StoredLanguage;
  readonly returnUrl: string;
}

export type SubscriptionStatus = 'active' | 'past_due' | 'paused' | 'canceled';

/** What the provider says of a subscription. Amounts in cents for one period, before VAT. */
export interface SubscriptionState extends FlowSeats {
  readonly organizationId: string | undefined;
  /** The order that began it. */
  readonly orderId: string | undefined;
  readonly customer: string;
  /** `incomplete`: the first payment has not come; it gives nothing. `paused`: neither charged nor given until it is resumed. */
  readonly status: SubscriptionStatus | 'incomplete';
  /** Its newest invoice was not paid. */
  readonly isUnpaid: boolean;
  readonly period: Period;
  readonly amount: number;
  readonly currentPeriodEnd: Date;
  readonly cancelsAtEnd: boolean;
  readonly next: (FlowSeats & { readonly period: Period; readonly amount: number }) | null;
}

/** A message of the provider: something happened to one of its objects; what holds now is asked of it. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly sentAt: Date;
  /** Undefined for messages that concern nothing here. */
  readonly subject:
    | { readonly of: 'checkout' | 'subscription' | 'payment' | 'customer'; readonly id: string }
    | undefined;
}

/**
 * The payment provider. Every call goes out to it, so none is made inside a transaction. Throws PaymentFault: `down`
 * when it does not answer or answers with a fault of its own, `declined` when a card is refused, `gone` for an object it
 * does not know, `refused` for anything else it does not accept, `unexpected` for a subscription of something that Quint
 * does not sell. `key` makes a call that changes something idempotent.
 */
export interface PaymentPort {
  readonly provider: 'stripe';
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  readCheckout(session: string): Promise<CheckoutState>;
  /** The checkout that a payment belongs to; undefined for payments of invoices. */
  findCheckoutOf(payment: string): Promise<string | undefined>;
  /** Ends an open checkout, so that it cannot be paid any more. A paid one stays as it is. */
  expireCheckout(session: string): Promise<void>;
  readSubscription(id: string): Promise<SubscriptionState>;
  /** Ends it with its period, or takes that back; a change that was planned is dropped. */
  setCancelAtEnd(id: string, cancels: boolean): Promise<void>;
  cancelNow(id: string): Promise<void>;
  /** Pays a payment back in full. */
  refund(payment: string, key: string): Promise<void>;
  /** The provider's own page on which a customer changes, pauses, pays and cancels subscriptions. */
  openPortal(request: PortalRequest): Promise<string>;
  /** Null takes the address away. */
  setCustomerEmail(customer: string, email: string | null): Promise<void>;
  /** Where the provider sends invoices of a customer; undefined where it has no address. */
  findCustomerEmail(customer: string): Promise<string | undefined>;
  /** Reads a message after checking its signature and age. Throws `webhook.signature` or `webhook.too_old`. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}

/** The provider did not do what was asked. */
export class PaymentFault extends Error {
  override readonly name = 'PaymentFault';
  readonly kind: 'down' | 'declined' | 'gone' | 'refused' | 'unexpected';

  constructor(kind: PaymentFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
