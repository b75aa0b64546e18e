import { randomBytes } from 'node:crypto';
import type { StripeSettings } from '#payments/settings.ts';
import type { Submission } from './checkouts.ts';
import { expireDue, submit } from './checkouts.ts';
import type { ListeningOptions, Trouble } from './listening.ts';
import { listen } from './listening.ts';
import type { Invoice, Session } from './objects.ts';
import type { PortalPlan } from './portal.ts';
import * as portal from './portal.ts';
import { createRefund } from './records.ts';
import { MessageSender } from './sending.ts';
import type { Shop, ShopOptions } from './shop.ts';
import { find, openShop } from './shop.ts';
import { cancelSubscription, payOpenInvoices, renewDue } from './subscriptions.ts';

/** What a page of payment shows. */
export interface Page extends Session {
  /** Names of what is bought. */
  readonly names: readonly string[];
}

interface Portal {
  changePlan(id: string, change: { readonly begins: 'now' | 'end'; readonly plan: PortalPlan }): void;
  keepPlan(id: string): void;
  setCancelling(id: string, isCancelling: boolean): void;
  cancelNow(id: string): void;
  pause(id: string): void;
  resume(id: string): void;
}

/** What happens at the provider without us: by buyers, by its dashboard, by banks and by time. */
interface Happenings {
  /** The page of a checkout; undefined for one that it does not know. */
  look(session: string): Page | undefined;
  submit(session: string, how: Submission): void;
  /** Pays back from the dashboard: everything that is left, or some cents. */
  refund(payment: string, amount?: number): void;
  /** Whether the card of a customer is refused from now on. */
  refuseCard(customer: string, isRefused: boolean): void;
  payOpenInvoices(customer: string): void;
  /** Ends a subscription, as after many payments that failed. */
  endSubscription(id: string): void;
  /** What the customer does with a subscription on the provider's own page. */
  readonly portal: Portal;
  /** The invoices of a customer, newest first. */
  listInvoices(customer: string): Invoice[];
  /** Does what is due by the clock: ends pages, begins periods. */
  tick(): void;
}

/** Stripe as far as the product uses it, on this machine. No money moves. */
export interface Imitation extends Happenings {
  /** Settings with which the adapter speaks with it. */
  readonly settings: StripeSettings;
  readonly messageSender: MessageSender;
  /** The next requests fail in this way, those to a path that holds `path` alone. */
  trouble(trouble: Trouble, options?: { times?: number; path?: string; milliseconds?: number }): void;
  close(): Promise<void>;
}

type ActiveTrouble = { trouble: Trouble; remainingCount: number; path: string; milliseconds: number };

function happenings(shop: Shop, act: (change: () => void) => void): Happenings {
  return {
    look(id) {
      act(() => expireDue(shop));
      const session = shop.sessions.get(id);
      if (session === undefined) return undefined;
      const names = session.positions.map(({ price }) => shop.products.get(price.product)?.name ?? '');
      return { ...session, names };
    },
    submit: (session, how) => act(() => submit(shop, session, how)),
    refund: (payment, amount) =>
      act(() =>
        createRefund(shop, {
          payment_intent: payment,
          ...(amount !== undefined && { amount: String(amount) }),
        }),
      ),
    refuseCard: (customer, isRefused) =>
      act(() => {
        find(shop.customers, customer, 'customer').isRefused = isRefused;
      }),
    payOpenInvoices: (customer) => act(() => payOpenInvoices(shop, customer)),
    endSubscription: (id) => act(() => cancelSubscription(shop, id)),
    portal: {
      changePlan: (id, change) => act(() => portal.changePlan(shop, id, change)),
      keepPlan: (id) => act(() => portal.keepPlan(shop, id)),
      setCancelling: (id, isCancelling) => act(() => portal.setCancelling(shop, id, isCancelling)),
      cancelNow: (id) => act(() => portal.cancelNow(shop, id)),
      pause: (id) => act(() => portal.pause(shop, id)),
      resume: (id) => act(() => portal.resume(shop, id)),
    },
    listInvoices: (customer) =>
      [...shop.invoices.values()].filter((invoice) => invoice.customer === customer).toReversed(),
    tick: () => act(() => undefined),
  };
}

/** How often it looks at the clock, and sends again what was not received. */
const TICK_INTERVAL_MS = 10_000;

function createTroubles(): { give: Imitation['trouble']; take: ListeningOptions['takeTrouble'] } {
  let current: ActiveTrouble | undefined;
  return {
    give(trouble, { times = 1, path = '', milliseconds = 0 } = {}) {
      current = { trouble, remainingCount: times, path, milliseconds };
    },
    take(path) {
      if (current === undefined || current.remainingCount === 0 || !path.includes(current.path))
        return undefined;
      current.remainingCount -= 1;
      return current;
    },
  };
}

export async function openImitation(options: ShopOptions): Promise<Imitation> {
  const shop = openShop(options);
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const messageSender = new MessageSender(shop, webhookSecret);
  const troubles = createTroubles();
  const act = <T>(change: () => T): T => {
    expireDue(shop);
    renewDue(shop);
    const result = change();
    shop.save();
    messageSender.sendWaiting();
    return result;
  };
  const server = await listen({ shop, secretKey, takeTrouble: troubles.take, act });
  const timer = setInterval(() => act(() => undefined), TICK_INTERVAL_MS).unref();
  return {
    settings: { secretKey, webhookSecret, apiUrl: server.url, computesTax: true },
    messageSender,
    ...happenings(shop, act),
    trouble: troubles.give,
    async close() {
      clearInterval(timer);
      await server.close();
      await messageSender.waitUntilSent();
    },
  };
}
