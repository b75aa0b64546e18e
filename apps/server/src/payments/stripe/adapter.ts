import type { Invoice } from '@quint/contract/billing/billing.ts';
import type { Stripe } from 'stripe';
import type { PaymentPort } from '#payments/payment-port.ts';
import type { StripeSettings } from '#payments/settings.ts';
import { openSession, readSession } from './checkouts.ts';
import { ask, createClient } from './client.ts';
import { readMessage } from './events.ts';
import {
  changedItems,
  dropSchedule,
  hasBecome,
  loadSubscription,
  scheduleChange,
  stateOf,
} from './subscriptions.ts';

const INVOICES_SHOWN = 100;

const SHOWN_STATUSES: readonly Invoice['status'][] = ['open', 'paid', 'void', 'uncollectible'];

/** None for a draft, which nobody has to pay yet. */
function invoiceOf(invoice: Stripe.Invoice): Invoice[] {
  const { id } = invoice;
  const status = SHOWN_STATUSES.find((candidate) => candidate === invoice.status);
  if (id === undefined || status === undefined) return [];
  return [
    {
      id,
      number: invoice.number,
      date: new Date(invoice.created * 1000).toISOString(),
      amount: invoice.total,
      status,
      url: invoice.hosted_invoice_url ?? null,
      pdf: invoice.invoice_pdf ?? null,
    },
  ];
}

type Part<Keys extends keyof PaymentPort> = Pick<PaymentPort, Keys>;

function checkoutsOf(
  stripe: Stripe,
  settings: StripeSettings,
): Part<'openCheckout' | 'readCheckout' | 'findCheckoutOf' | 'expireCheckout' | 'refund'> {
  return {
    openCheckout: (request) => ask(() => openSession(stripe, settings, request)),
    readCheckout: (session) => ask(() => readSession(stripe, session)),
    async findCheckoutOf(payment) {
      const sessions = await ask(() => stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 }));
      return sessions.data[0]?.id;
    },
    async expireCheckout(session) {
      const { status } = await ask(() => stripe.checkout.sessions.retrieve(session));
      if (status === 'open') await ask(() => stripe.checkout.sessions.expire(session));
    },
    async refund(payment, key) {
      await ask(() => stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: key }));
    },
  };
}

function changesOf(
  stripe: Stripe,
): Part<'readSubscription' | 'previewChange' | 'changeNow' | 'changeAtEnd' | 'dropPlannedChange'> {
  return {
    readSubscription: async (id) => stateOf(await ask(() => loadSubscription(stripe, id))),
    previewChange: (id, change) =>
      ask(async () => {
        const items = await changedItems(stripe, await loadSubscription(stripe, id), change);
        const preview = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: { items, proration_behavior: 'always_invoice' },
        });
        return Math.max(0, preview.total_excluding_tax ?? preview.total);
      }),
    changeNow: (id, change, key) =>
      ask(async () => {
        const subscription = await loadSubscription(stripe, id);
        if (!hasBecome(subscription, change)) {
          const items = await changedItems(stripe, subscription, change);
          await stripe.subscriptions.update(
            id,
            { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
            { idempotencyKey: key },
          );
        }
        // Only now: a declined card leaves what was planned as it is.
        await dropSchedule(stripe, subscription);
      }),
    changeAtEnd: (id, change, key) =>
      ask(async () => scheduleChange(stripe, await loadSubscription(stripe, id), change, key)),
    dropPlannedChange: (id) => ask(async () => dropSchedule(stripe, await loadSubscription(stripe, id))),
  };
}

function endingsOf(
  stripe: Stripe,
): Part<
  'setCancelAtEnd' | 'cancelNow' | 'listInvoices' | 'openPortal' | 'setCustomerEmail' | 'findCustomerEmail'
> {
  return {
    async setCancelAtEnd(id, cancels) {
      await ask(async () => {
        // A schedule decides about the end of its subscription, so it goes first.
        await dropSchedule(stripe, await loadSubscription(stripe, id));
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancels });
      });
    },
    async cancelNow(id) {
      await ask(() => stripe.subscriptions.cancel(id));
    },
    async listInvoices(customer) {
      const invoices = await ask(() => stripe.invoices.list({ customer, limit: INVOICES_SHOWN }));
      return invoices.data.flatMap(invoiceOf);
    },
    async openPortal(customer, returnUrl) {
      const session = await ask(() =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
      );
      return session.url;
    },
    async setCustomerEmail(customer, email) {
      // An empty text takes a field away.
      await ask(() => stripe.customers.update(customer, { email: email ?? '' }));
    },
    async findCustomerEmail(id) {
      const customer = await ask(() => stripe.customers.retrieve(id));
      return 'email' in customer ? (customer.email ?? undefined) : undefined;
    },
  };
}

/** Stripe, or what answers like it. */
export function openStripe(settings: StripeSettings, provider: PaymentPort['provider']): PaymentPort {
  const stripe = createClient(settings);
  return {
    provider,
    ...checkoutsOf(stripe, settings),
    ...changesOf(stripe),
    ...endingsOf(stripe),
    readEvent: (body, signature) => readMessage(stripe, settings.webhookSecret, body, signature),
    close: () => Promise.resolve(),
  };
}
