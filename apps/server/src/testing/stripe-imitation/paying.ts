import type { Invoice, Metadata, Payment } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, newId, put } from './shop.ts';

interface Bill {
  readonly customer: string;
  readonly total: number;
  readonly tax: number;
  readonly metadata: Metadata;
  /** The subscription of the invoice. */
  readonly subscription?: string;
}

/** Charges a payment, unless the card is declined. */
export function collect(shop: Shop, payment: Payment): boolean {
  if (find(shop.customers, payment.customer, 'customer').isRefused) {
    payment.status = 'requires_payment_method';
    shop.emitEvent('payment_intent.payment_failed', payment);
    return false;
  }
  const charge = put(shop.charges, {
    id: newId('ch'),
    object: 'charge',
    amount: payment.amount,
    amount_refunded: 0,
    payment_intent: payment.id,
  });
  payment.status = 'succeeded';
  payment.latest_charge = charge.id;
  shop.emitEvent('payment_intent.succeeded', payment);
  return true;
}

/** An invoice to be paid. */
export function bill(shop: Shop, { customer, total, tax, metadata, subscription }: Bill): [Invoice, Payment] {
  const payment = put<Payment>(shop.payments, {
    id: newId('pi'),
    object: 'payment_intent',
    amount: total,
    status: 'processing',
    customer,
    metadata,
    latest_charge: null,
  });
  const invoice = put<Invoice>(shop.invoices, {
    id: newId('in'),
    object: 'invoice',
    number: `TEST-${String(shop.invoices.size + 1).padStart(4, '0')}`,
    created: shop.now(),
    customer,
    status: 'open',
    total,
    total_excluding_tax: total - tax,
    hosted_invoice_url: null,
    invoice_pdf: null,
    metadata,
    parent:
      subscription === undefined
        ? null
        : { type: 'subscription_details', subscription_details: { subscription } },
    payment: payment.id,
  });
  if (subscription !== undefined) {
    find(shop.subscriptions, subscription, 'subscription').latest_invoice = invoice.id;
  }
  return [invoice, payment];
}

/** Tries to charge an invoice. */
export function settle(shop: Shop, invoice: Invoice): boolean {
  const isPaid = collect(shop, find(shop.payments, invoice.payment, 'payment_intent'));
  if (isPaid) invoice.status = 'paid';
  shop.emitEvent(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return isPaid;
}
