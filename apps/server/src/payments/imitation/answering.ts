import { createCoupon, createSession, expireSession, listSessions } from './checkouts.ts';
import { createRefund, listInvoicePayments, openPortal, readPayment, updateCustomer } from './records.ts';
import { readSchedule, releaseSchedule } from './schedules.ts';
import type { Shop } from './shop.ts';
import { find, Refusal } from './shop.ts';
import { cancelSubscription, readSubscription, updateSubscription } from './subscriptions.ts';

type Handle = (shop: Shop, id: string, params: unknown) => object;

/** The part of Stripe's interface that the adapter uses; `*` stands for a key. */
const ROUTES: readonly (readonly [method: string, path: string, handle: Handle])[] = [
  ['POST', '/v1/coupons', (shop, _id, params) => createCoupon(shop, params)],
  ['POST', '/v1/checkout/sessions', (shop, _id, params) => createSession(shop, params)],
  ['GET', '/v1/checkout/sessions', (shop, _id, params) => listSessions(shop, params)],
  ['GET', '/v1/checkout/sessions/*', (shop, id) => find(shop.sessions, id, 'checkout.session')],
  ['POST', '/v1/checkout/sessions/*/expire', (shop, id) => expireSession(shop, id)],
  ['GET', '/v1/payment_intents/*', readPayment],
  ['GET', '/v1/invoice_payments', (shop, _id, params) => listInvoicePayments(shop, params)],
  ['POST', '/v1/refunds', (shop, _id, params) => createRefund(shop, params)],
  ['GET', '/v1/customers/*', (shop, id) => find(shop.customers, id, 'customer')],
  ['POST', '/v1/customers/*', updateCustomer],
  ['POST', '/v1/billing_portal/sessions', (shop, _id, params) => openPortal(shop, params)],
  ['GET', '/v1/subscriptions/*', readSubscription],
  ['POST', '/v1/subscriptions/*', updateSubscription],
  ['DELETE', '/v1/subscriptions/*', (shop, id) => cancelSubscription(shop, id)],
  ['GET', '/v1/subscription_schedules/*', readSchedule],
  ['POST', '/v1/subscription_schedules/*/release', (shop, id) => releaseSchedule(shop, id)],
];

/** The key in a path; undefined where the path is another. */
function match(pattern: string, path: string): string | undefined {
  const [before = '', after = ''] = pattern.split('*');
  if (!pattern.includes('*')) return path === pattern ? '' : undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return /^\w+$/.test(id) ? id : undefined;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function refusalOf({ status, type, code, message }: Refusal): Answer {
  return { status, body: JSON.stringify({ error: { type, code, message } }) };
}

/** Answers as Stripe would. */
export function answer(shop: Shop, method: string, path: string, params: unknown): Answer {
  try {
    for (const [routeMethod, pattern, handle] of ROUTES) {
      const id = routeMethod === method ? match(pattern, path) : undefined;
      if (id !== undefined) return { status: 200, body: JSON.stringify(handle(shop, id, params)) };
    }
    throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`);
  } catch (error) {
    if (error instanceof Refusal) return refusalOf(error);
    throw error;
  }
}

const REMEMBERED_SECONDS = 24 * 60 * 60;

/** The same, and for a key that was used before the same answer again, without doing anything. */
export function answerOnce(shop: Shop, path: string, params: unknown, key: string | undefined): Answer {
  if (key === undefined) return answer(shop, 'POST', path, params);
  const requestText = JSON.stringify([path, params]);
  const storedAnswer = shop.answers.get(key);
  if (storedAnswer !== undefined && shop.now() - storedAnswer.at < REMEMBERED_SECONDS) {
    if (storedAnswer.requestText === requestText) return storedAnswer;
    return refusalOf(
      new Refusal(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        undefined,
        'idempotency_error',
      ),
    );
  }
  const newAnswer = answer(shop, 'POST', path, params);
  shop.answers.set(key, { id: key, requestText, at: shop.now(), ...newAnswer });
  return newAnswer;
}
