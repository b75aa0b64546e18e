import { fail } from '@quint/contract/errors.ts';
import { Stripe } from 'stripe';
import type { PaymentEvent } from '#payments/payment-port.ts';

/** Seconds that a message may be old: what is older may be a copy that is sent again. */
const OLDEST_SECONDS = 300;

const SUBJECTS: readonly (readonly [
  prefix: string,
  of: NonNullable<PaymentEvent['subject']>['of'],
  field: string,
])[] = [
  ['checkout.session.', 'checkout', 'id'],
  ['customer.subscription.', 'subscription', 'id'],
  ['subscription_schedule.', 'subscription', 'subscription'],
  ['charge.refund', 'payment', 'payment_intent'],
  ['payment_intent.', 'payment', 'id'],
  ['customer.updated', 'customer', 'id'],
];

function textAt(object: unknown, ...path: readonly string[]): string | undefined {
  let at: unknown = object;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return typeof at === 'string' ? at : undefined;
}

function subjectOf(type: string, object: unknown): PaymentEvent['subject'] {
  if (type.startsWith('invoice.')) {
    const id = textAt(object, 'parent', 'subscription_details', 'subscription');
    return id === undefined ? undefined : { of: 'subscription', id };
  }
  const found = SUBJECTS.find(([prefix]) => type.startsWith(prefix));
  if (found === undefined) return undefined;
  const id = textAt(object, found[2]);
  return id === undefined ? undefined : { of: found[1], id };
}

/** Reads a message; its signature holds for the bytes as they came. */
export function readMessage(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string | undefined,
): PaymentEvent {
  try {
    const event = stripe.webhooks.constructEvent(body, signature ?? '', secret, OLDEST_SECONDS);
    const subject = subjectOf(event.type, event.data.object);
    return { id: event.id, type: event.type, sentAt: new Date(event.created * 1000), subject };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw error.message.includes('tolerance') ? fail('webhook.too_old') : fail('webhook.signature');
  }
}
