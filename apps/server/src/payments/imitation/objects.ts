/** The objects of the imitation, with those fields of Stripe's that the adapter reads. Times in seconds, money in cents. */

export type Metadata = Record<string, string>;
type Interval = 'month' | 'year';

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  email: string | null;
  /** Ours: its card is refused from now on. */
  isRefused: boolean;
}

export interface Product {
  readonly id: string;
  readonly object: 'product';
  readonly name: string;
  readonly metadata: Metadata;
}

export interface Coupon {
  readonly id: string;
  readonly object: 'coupon';
  readonly amount_off: number;
}

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly currency: string;
  readonly product: string;
  readonly unit_amount: number;
  readonly tax_behavior: 'inclusive' | 'exclusive';
  readonly recurring: { readonly interval: Interval; readonly interval_count: 1 } | null;
}

/** A price, and how often it is bought. */
export interface Position {
  readonly price: Price;
  readonly quantity: number;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  readonly payment_intent: string;
}

export interface Payment {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  status: 'succeeded' | 'requires_payment_method' | 'processing';
  readonly customer: string;
  readonly metadata: Metadata;
  latest_charge: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly number: string;
  readonly created: number;
  readonly customer: string;
  status: 'open' | 'paid' | 'void';
  readonly total: number;
  readonly total_excluding_tax: number;
  readonly hosted_invoice_url: null;
  readonly invoice_pdf: null;
  readonly metadata: Metadata;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string };
  } | null;
  /** Ours; Stripe lists it apart. */
  readonly payment: string;
}

export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  customer: string | null;
  readonly customer_email: string | null;
  customer_details: { email: string | null } | null;
  readonly client_reference_id: string | null;
  readonly metadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly created: number;
  readonly expires_at: number;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly total_details: {
    readonly amount_tax: number;
    readonly amount_discount: number;
    readonly amount_shipping: 0;
  };
  payment_intent: string | null;
  invoice: string | null;
  subscription: string | null;
  /** Ours: what is sold, and what the payment or the subscription is told. */
  readonly positions: readonly Position[];
  readonly passedOn: Metadata;
  readonly isTaxed: boolean;
}

export interface Item extends Position {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly current_period_start: number;
  readonly current_period_end: number;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  status: 'active' | 'past_due' | 'paused' | 'canceled' | 'incomplete';
  items: { readonly object: 'list'; readonly data: readonly Item[] };
  cancel_at_period_end: boolean;
  readonly cancel_at: null;
  readonly metadata: Metadata;
  schedule: string | null;
  latest_invoice: string | null;
  /** Ours; answered as `automatic_tax`. */
  isTaxed: boolean;
}

export interface Phase {
  readonly isTaxed: boolean;
  readonly items: readonly Position[];
  readonly start_date: number;
  readonly end_date: number;
}

export interface Schedule {
  readonly id: string;
  readonly object: 'subscription_schedule';
  status: 'active' | 'released' | 'canceled';
  subscription: string | null;
  /** The one that it let go. */
  released_subscription: string | null;
  current_phase: { readonly start_date: number; readonly end_date: number } | null;
  phases: readonly Phase[];
}

/** A message as it is sent, and whether it was received. */
export interface Message {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly body: string;
  isReceived: boolean;
}

/** An answer that is given again to the same key. */
export interface StoredAnswer {
  readonly id: string;
  readonly requestText: string;
  readonly at: number;
  readonly status: number;
  readonly body: string;
}
