import type { Prices } from '@quint/domain/billing/prices.ts';
import type { Stripe } from 'stripe';
import type { PaymentPort } from '#payments/payment-port.ts';
import type { StripeSettings } from '#payments/settings.ts';
import { openSession, readSession } from './checkouts.ts';
import { ask, createClient } from './client.ts';
import { readMessage } from './events.ts';
import { openPortal } from './portal.ts';
import { dropSchedule, readState } from './subscriptions.ts';

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

function subscriptionsOf(stripe: Stripe): Part<'readSubscription' | 'setCancelAtEnd' | 'cancelNow'> {
  return {
    readSubscription: (id) => ask(() => readState(stripe, id)),
    async setCancelAtEnd(id, cancels) {
      await ask(async () => {
        // A schedule controls the end of its subscription, so it is released first.
        await dropSchedule(stripe, id);
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancels });
      });
    },
    async cancelNow(id) {
      await ask(() => stripe.subscriptions.cancel(id));
    },
  };
}

function customersOf(stripe: Stripe): Part<'setCustomerEmail' | 'findCustomerEmail'> {
  return {
    async setCustomerEmail(customer, email) {
      // An empty text clears a field.
      await ask(() => stripe.customers.update(customer, { email: email ?? '' }));
    },
    async findCustomerEmail(id) {
      const customer = await ask(() => stripe.customers.retrieve(id));
      return 'email' in customer ? (customer.email ?? undefined) : undefined;
    },
  };
}

/** Stripe. The prices are those that its portal offers; orders have theirs with them. */
export function openStripe(settings: StripeSettings, prices: Prices): PaymentPort {
  const stripe = createClient(settings);
  return {
    provider: 'stripe',
    ...checkoutsOf(stripe, settings),
    ...subscriptionsOf(stripe),
    ...customersOf(stripe),
    openPortal: (request) => ask(() => openPortal(stripe, prices, request)),
    readEvent: (body, signature) => readMessage(stripe, settings.webhookSecret, body, signature),
  };
}
