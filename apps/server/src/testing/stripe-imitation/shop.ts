import { randomBytes } from 'node:crypto';
import type {
  Charge,
  Coupon,
  Customer,
  Invoice,
  StoredAnswer,
  Message,
  Payment,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Schedule,
  Session,
  Subscription,
} from './objects.ts';

/** An answer that says no, in the words of Stripe. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly code: string | undefined;

  constructor(
    status: number,
    message: string,
    code?: string,
    type: Refusal['type'] = 'invalid_request_error',
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

/** Everything that the imitation knows. */
interface ShopCollections {
  readonly customers: Map<string, Customer>;
  readonly products: Map<string, Product>;
  readonly coupons: Map<string, Coupon>;
  readonly prices: Map<string, Price>;
  readonly charges: Map<string, Charge>;
  readonly payments: Map<string, Payment>;
  readonly invoices: Map<string, Invoice>;
  readonly sessions: Map<string, Session>;
  readonly subscriptions: Map<string, Subscription>;
  readonly schedules: Map<string, Schedule>;
  readonly configurations: Map<string, PortalConfiguration>;
  readonly portals: Map<string, PortalSession>;
  readonly messages: Map<string, Message>;
  readonly answers: Map<string, StoredAnswer>;
}

export interface Shop extends ShopCollections {
  /** Seconds, by its own clock. */
  now(): number;
  /** Where its pages are. */
  readonly origin: () => string;
  /** Tells what happened to an object, as it is now. */
  emitEvent(type: string, object: object): void;
}

export interface ShopOptions {
  /** Not known before the imitation listens. */
  readonly origin: () => string;
  readonly now: () => Date;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function openShop({ origin, now }: ShopOptions): Shop {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const messages: Shop['messages'] = new Map();
  return {
    customers: new Map(),
    products: new Map(),
    coupons: new Map(),
    prices: new Map(),
    charges: new Map(),
    payments: new Map(),
    invoices: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    configurations: new Map(),
    portals: new Map(),
    messages,
    answers: new Map(),
    now: seconds,
    origin,
    emitEvent(type, object) {
      const id = newId('evt');
      const createdAt = seconds();
      const payload = { id, object: 'event', type, created: createdAt, livemode: false, data: { object } };
      const body = JSON.stringify(payload);
      messages.set(id, { id, object: 'event', type, created: createdAt, body, isReceived: false });
    },
  };
}

/** The object of a key, or Stripe's answer to a key that it does not know. */
export function find<T>(collection: Map<string, T>, id: string, what: string): T {
  const item = collection.get(id);
  if (item === undefined) throw new Refusal(404, `No such ${what}: '${id}'`, 'resource_missing');
  return item;
}

export function put<T extends { readonly id: string }>(collection: Map<string, T>, one: T): T {
  collection.set(one.id, one);
  return one;
}
