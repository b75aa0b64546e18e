import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  Charge,
  Coupon,
  Customer,
  Invoice,
  KeptAnswer,
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
interface Shelves {
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
  readonly answers: Map<string, KeptAnswer>;
}

type Stored = {
  readonly [Shelf in keyof Shelves]?: readonly (Shelves[Shelf] extends Map<string, infer T> ? T : never)[];
};

const byId = <T extends { readonly id: string }>(all: readonly T[] | undefined): Map<string, T> =>
  new Map((all ?? []).map((one) => [one.id, one]));

function shelvesOf(stored: Stored): Shelves {
  return {
    customers: byId(stored.customers),
    products: byId(stored.products),
    coupons: byId(stored.coupons),
    prices: byId(stored.prices),
    charges: byId(stored.charges),
    payments: byId(stored.payments),
    invoices: byId(stored.invoices),
    sessions: byId(stored.sessions),
    subscriptions: byId(stored.subscriptions),
    schedules: byId(stored.schedules),
    messages: byId(stored.messages),
    answers: byId(stored.answers),
  };
}

function readStored(file: string): Stored {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export interface Shop extends Shelves {
  /** Seconds, by its own clock. */
  now(): number;
  /** Where its pages are. */
  readonly origin: () => string;
  /** Tells what happened to an object, as it is now. */
  tell(type: string, object: object): void;
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
const KEPT = 1000;

function forgetOldest(shelf: Map<string, unknown>): void {
  for (const id of shelf.keys()) {
    if (shelf.size <= KEPT) return;
    shelf.delete(id);
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function openShop({ origin, now, file }: ShopOptions): Shop {
  const shelves = shelvesOf(file === undefined ? {} : readStored(file));
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    ...shelves,
    now: seconds,
    origin,
    tell(type, object) {
      const id = newId('evt');
      const created = seconds();
      const told = { id, object: 'event', type, created, livemode: false, data: { object } };
      const body = JSON.stringify(told);
      shelves.messages.set(id, { id, object: 'event', type, created, body, isReceived: false });
    },
    save() {
      if (file === undefined) return;
      forgetOldest(shelves.messages);
      forgetOldest(shelves.answers);
      const all = Object.entries(shelves).map(([name, shelf]: [string, Map<string, object>]) => [
        name,
        [...shelf.values()],
      ]);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(all)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

/** The object of a key, or Stripe's answer to a key that it does not know. */
export function find<T>(shelf: Map<string, T>, id: string, what: string): T {
  const found = shelf.get(id);
  if (found === undefined) throw new Refusal(404, `No such ${what}: '${id}'`, 'resource_missing');
  return found;
}

export function put<T extends { readonly id: string }>(shelf: Map<string, T>, one: T): T {
  shelf.set(one.id, one);
  return one;
}
