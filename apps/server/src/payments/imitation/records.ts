import { z } from 'zod';
import { Expand, readAsked, Whole } from './request-params.ts';
import type { Customer } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, newId, Refusal } from './shop.ts';

export function readPayment(shop: Shop, id: string, params: unknown): object {
  const { expand } = readAsked(z.strictObject({ expand: Expand }), params);
  const payment = find(shop.payments, id, 'payment_intent');
  const charge = payment.latest_charge === null ? null : (shop.charges.get(payment.latest_charge) ?? null);
  return expand.includes('latest_charge') ? { ...payment, latest_charge: charge } : payment;
}

const InvoicePayments = z.strictObject({ invoice: z.string(), limit: Whole });

export function listInvoicePayments(shop: Shop, params: unknown): object {
  const { invoice: id } = readAsked(InvoicePayments, params);
  const { payment } = find(shop.invoices, id, 'invoice');
  const one = {
    id: `inpay_${id}`,
    object: 'invoice_payment',
    invoice: id,
    payment: { type: 'payment_intent', payment_intent: payment },
  };
  return { object: 'list', data: [one], has_more: false };
}

const NewRefund = z.strictObject({ payment_intent: z.string(), amount: Whole.min(1).optional() });

export function createRefund(shop: Shop, params: unknown): object {
  const { payment_intent: id, amount } = readAsked(NewRefund, params);
  const charge = shop.charges.get(find(shop.payments, id, 'payment_intent').latest_charge ?? '');
  if (charge === undefined)
    throw new Refusal(400, 'This PaymentIntent does not have a successful charge to refund.');
  const remainingAmount = charge.amount - charge.amount_refunded;
  if (remainingAmount === 0) {
    throw new Refusal(400, `Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const refundAmount = amount ?? remainingAmount;
  if (refundAmount > remainingAmount)
    throw new Refusal(400, 'Refund amount is greater than the amount that is left.');
  charge.amount_refunded += refundAmount;
  shop.emitEvent('charge.refunded', charge);
  return { id: newId('re'), object: 'refund', amount: refundAmount, payment_intent: id, status: 'succeeded' };
}

export function updateCustomer(shop: Shop, id: string, params: unknown): Customer {
  const { email } = readAsked(z.strictObject({ email: z.email().or(z.literal('')) }), params);
  const customer = find(shop.customers, id, 'customer');
  customer.email = email === '' ? null : email;
  shop.emitEvent('customer.updated', customer);
  return customer;
}

const NewPortal = z.strictObject({ customer: z.string(), return_url: z.url() });

/** There is no page here: the portal leads back at once, and what is done on it is in portal.ts. */
export function openPortal(shop: Shop, params: unknown): object {
  const { customer, return_url } = readAsked(NewPortal, params);
  find(shop.customers, customer, 'customer');
  return { id: newId('bps'), object: 'billing_portal.session', customer, return_url, url: return_url };
}
