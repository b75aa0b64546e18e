import { fail } from '@quint/contract/base/errors.ts';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentEvent } from '#payments/payment-port.ts';

/** Maximum age of a message in seconds: an older one may be a replayed copy. */
const OLDEST_SECONDS = 300;

/** The end of the year 9999. */
const LAST_SECOND = 253_402_300_799;

/** By the prefix of the type: the subject of a message, and the field with its key. */
const SUBJECTS: readonly (readonly [
  prefix: string,
  of: NonNullable<PaymentEvent['subject']>['of'],
  field: string,
])[] = [
  ['subscription_schedule.released', 'subscription', 'released_subscription'],
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
  return typeof at === 'string' && /^\w{1,255}$/.test(at) ? at : undefined;
}

function subjectOf(type: string, object: unknown): PaymentEvent['subject'] {
  if (type.startsWith('invoice.')) {
    const id = textAt(object, 'parent', 'subscription_details', 'subscription');
    return id === undefined ? undefined : { of: 'subscription', id };
  }
  const match = SUBJECTS.find(([prefix]) => type.startsWith(prefix));
  if (match === undefined) return undefined;
  const id = textAt(object, match[2]);
  return id === undefined ? undefined : { of: match[1], id };
}

function verify(stripe: Stripe, secret: string, body: Buffer, signature: string | undefined): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, OLDEST_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw error.message.includes('tolerance') ? fail('webhook.too_old') : fail('webhook.signature');
    }
    // Signed, but not a message of this kind.
    throw fail('INVALID_PAYLOAD', { reason: 'the body is not a message' });
  }
}

/** The required fields of a message, with the provider's names. */
const Message = z.object({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.int().min(0).max(LAST_SECOND),
  data: z.object({ object: z.unknown() }),
});

/** Parses a message; its signature covers the raw bytes. Throws for anything else. */
export function readMessage(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string | undefined,
): PaymentEvent {
  const read = Message.safeParse(verify(stripe, secret, body, signature));
  if (!read.success) throw fail('INVALID_PAYLOAD', { reason: 'the body is not a message' });
  const { id, type, created: createdSeconds, data } = read.data;
  return { id, type, sentAt: new Date(createdSeconds * 1000), subject: subjectOf(type, data.object) };
}
