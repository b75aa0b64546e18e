import type { FlowSeats, Period, PriceLine } from '@quint/domain/billing/prices.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';

/** A line of a payment with its name in the buyer's language. Amounts in euro cents. */
export interface NamedLine extends PriceLine {
  readonly name: string;
}

export interface CheckoutRequest {
  readonly organizationId: string;
  /** Also the idempotency key: the same order always gives the same checkout. */
  readonly orderId: string;
  /** `period` makes it a subscription. */
  readonly period: Period | undefined;
  readonly lines: readonly NamedLine[];
  /** Discount on the first payment, in cents. */
  readonly discount: number;
  /** Whether prices include VAT; otherwise it is added. */
  readonly includesTax: boolean;
  /** The customer id of the workspace, if known. */
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

/** The state of a checkout at the provider. Amounts in cents. */
export interface CheckoutState {
  readonly organizationId: string | undefined;
  readonly orderId: string | undefined;
  readonly status: 'open' | 'paid' | 'failed' | 'expired';
  /** The total before added VAT. */
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

/** The state of a subscription at the provider. Amounts in cents for one period, before VAT. */
export interface SubscriptionState extends FlowSeats {
  readonly organizationId: string | undefined;
  /** The order that created it. */
  readonly orderId: string | undefined;
  readonly customer: string;
  /** `incomplete`: before the first payment, no effect. `paused`: neither charged nor active until it is resumed. */
  readonly status: SubscriptionStatus | 'incomplete';
  /** Its newest invoice was not paid. */
  readonly isUnpaid: boolean;
  readonly period: Period;
  readonly amount: number;
  readonly currentPeriodEnd: Date;
  readonly cancelsAtEnd: boolean;
  readonly next: (FlowSeats & { readonly period: Period; readonly amount: number }) | null;
}

/** A message of the provider: one of its objects has changed; the current state is fetched separately. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly sentAt: Date;
  /** Undefined for irrelevant messages. */
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
  /** The checkout of a payment; undefined for payments of invoices. */
  findCheckoutOf(payment: string): Promise<string | undefined>;
  /** Expires an open checkout, so that it can no longer be paid. A paid one is unchanged. */
  expireCheckout(session: string): Promise<void>;
  readSubscription(id: string): Promise<SubscriptionState>;
  /** Cancels it at the end of its period, or undoes that; drops a scheduled change. */
  setCancelAtEnd(id: string, cancels: boolean): Promise<void>;
  cancelNow(id: string): Promise<void>;
  /** Refunds a payment in full. */
  refund(payment: string, key: string): Promise<void>;
  /** The URL of the provider's portal, where a customer changes, pauses, pays and cancels subscriptions. */
  openPortal(request: PortalRequest): Promise<string>;
  /** Null clears the address. */
  setCustomerEmail(customer: string, email: string | null): Promise<void>;
  /** The provider's invoice address of a customer; undefined without one. */
  findCustomerEmail(customer: string): Promise<string | undefined>;
  /** Parses a message after checking its signature and age. Throws `webhook.signature` or `webhook.too_old`. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}

/** The provider did not fulfil a request. */
export class PaymentFault extends Error {
  override readonly name = 'PaymentFault';
  readonly kind: 'down' | 'declined' | 'gone' | 'refused' | 'unexpected';

  constructor(kind: PaymentFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
