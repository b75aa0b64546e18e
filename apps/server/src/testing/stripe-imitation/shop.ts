import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  Charge,
  Coupon,
  Customer,
  Invoice,
  StoredAnswer,
  Message,
  Payment,
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
  readonly messages: Map<string, Message>;
  readonly answers: Map<string, StoredAnswer>;
}

type StoredShop = {
  readonly [Shelf in keyof ShopCollections]?: readonly (ShopCollections[Shelf] extends Map<string, infer T>
    ? T
    : never)[];
};

const byId = <T extends { readonly id: string }>(all: readonly T[] | undefined): Map<string, T> =>
  new Map((all ?? []).map((one) => [one.id, one]));

function toCollections(storedShop: StoredShop): ShopCollections {
  return {
    customers: byId(storedShop.customers),
    products: byId(storedShop.products),
    coupons: byId(storedShop.coupons),
    prices: byId(storedShop.prices),
    charges: byId(storedShop.charges),
    payments: byId(storedShop.payments),
    invoices: byId(storedShop.invoices),
    sessions: byId(storedShop.sessions),
    subscriptions: byId(storedShop.subscriptions),
    schedules: byId(storedShop.schedules),
    messages: byId(storedShop.messages),
    answers: byId(storedShop.answers),
  };
}

function readStored(file: string): StoredShop {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredShop;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export interface Shop extends ShopCollections {
  /** Seconds, by its own clock. */
  now(): number;
  /** Where its pages are. */
  readonly origin: () => string;
  /** Tells what happened to an object, as it is now. */
  emitEvent(type: string, object: object): void;
  /** Keeps everything for a later start. */
  save(): void;
}

export interface ShopOptions {
  /** Not known before the server listens, where it chooses its port. */
  readonly origin: () => string;
  readonly now: () => Date;
  /** A file that outlives the process; undefined forgets everything with it. */
  readonly file: string | undefined;
}

/** How many messages and answers are remembered at least. */
const RETAINED_COUNT = 1000;

function forgetOldest(collection: Map<string, unknown>): void {
  for (const id of collection.keys()) {
    if (collection.size <= RETAINED_COUNT) return;
    collection.delete(id);
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function openShop({ origin, now, file }: ShopOptions): Shop {
  const collections = toCollections(file === undefined ? {} : readStored(file));
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    ...collections,
    now: seconds,
    origin,
    emitEvent(type, object) {
      const id = newId('evt');
      const createdAt = seconds();
      const payload = { id, object: 'event', type, created: createdAt, livemode: false, data: { object } };
      const body = JSON.stringify(payload);
      collections.messages.set(id, {
        id,
        object: 'event',
        type,
        created: createdAt,
        body,
        isReceived: false,
      });
    },
    save() {
      if (file === undefined) return;
      forgetOldest(collections.messages);
      forgetOldest(collections.answers);
      const all = Object.entries(collections).map(([name, collection]: [string, Map<string, object>]) => [
        name,
        [...collection.values()],
      ]);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(all)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
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
