import { randomBytes } from 'node:crypto';
import type { StripeSettings } from '#payments/settings.ts';
import type { Submission } from './checkouts.ts';
import { expireDue, submit } from './checkouts.ts';
import type { ListeningOptions, Trouble } from './listening.ts';
import { listen } from './listening.ts';
import type { Invoice, Session } from './objects.ts';
import type { DashboardPlan, Offer } from './portal.ts';
import * as portal from './portal.ts';
import { createRefund } from './records.ts';
import { MessageSender } from './sending.ts';
import type { Shop, ShopOptions } from './shop.ts';
import { find, openShop } from './shop.ts';
import { cancelSubscription, payOpenInvoices, renewDue } from './subscriptions.ts';

/** The content of a checkout page. */
export interface Page extends Session {
  /** Names of the items. */
  readonly names: readonly string[];
}

interface Portal {
  /** What the portal offers a customer, as it was opened last. */
  listOffers(customer: string): Offer[];
  /** Takes one of the offers instead of what is bought. */
  choose(id: string, offer: { readonly price: string; readonly quantity: number }): void;
  setCancelling(id: string, isCancelling: boolean): void;
}

interface Dashboard {
  changePlan(id: string, change: { readonly begins: 'now' | 'end'; readonly plan: DashboardPlan }): void;
  keepPlan(id: string): void;
  cancelNow(id: string): void;
  pause(id: string): void;
  resume(id: string): void;
}

/** Events at the provider without us: by buyers, its dashboard, banks and time. */
interface Happenings {
  /** The page of a checkout; undefined for an unknown one. */
  look(session: string): Page | undefined;
  submit(session: string, how: Submission): void;
  /** Refunds from the dashboard: the remaining amount, or some cents. */
  refund(payment: string, amount?: number): void;
  /** Whether the card of a customer is declined from now on. */
  refuseCard(customer: string, isRefused: boolean): void;
  payOpenInvoices(customer: string): void;
  /** Ends a subscription, as after many failed payments. */
  endSubscription(id: string): void;
  /** Actions of the customer on a subscription in the provider's portal. */
  readonly portal: Portal;
  /** What the platform does with a subscription. */
  readonly dashboard: Dashboard;
  /** The invoices of a customer, newest first. */
  listInvoices(customer: string): Invoice[];
  /** Runs everything that is due: expires pages, begins periods. */
  tick(): void;
}

/** The part of Stripe that the product uses, on this machine. No money is moved. */
export interface Imitation extends Happenings {
  /** Settings for connecting the adapter to it. */
  readonly settings: StripeSettings;
  readonly messageSender: MessageSender;
  /** Makes the next requests fail in this way, only those whose path contains `path`. */
  trouble(trouble: Trouble, options?: { times?: number; path?: string; milliseconds?: number }): void;
  close(): Promise<void>;
}

/** Settings of a product that pays at an imitation. */
export function stripeSettings({ settings }: Pick<Imitation, 'settings'>): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_API_URL: settings.apiUrl ?? '',
    STRIPE_TAX: 'on',
  };
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
    dashboard: {
      changePlan: (id, change) => act(() => portal.changePlan(shop, id, change)),
      keepPlan: (id) => act(() => portal.keepPlan(shop, id)),
      cancelNow: (id) => act(() => portal.cancelNow(shop, id)),
      pause: (id) => act(() => portal.pause(shop, id)),
      resume: (id) => act(() => portal.resume(shop, id)),
    },
    portal: {
      listOffers: (customer) => portal.listOffers(shop, customer),
      choose: (id, offer) => act(() => portal.choose(shop, id, offer)),
      setCancelling: (id, isCancelling) => act(() => portal.setCancelling(shop, id, isCancelling)),
    },
    listInvoices: (customer) =>
      [...shop.invoices.values()].filter((invoice) => invoice.customer === customer).toReversed(),
    tick: () => act(() => undefined),
  };
}

/** The interval of checking the clock, and of resending unreceived messages. */
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

export async function openImitation(now: ShopOptions['now'] = () => new Date()): Promise<Imitation> {
  let origin = '';
  const shop = openShop({ now, origin: () => origin });
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const messageSender = new MessageSender(shop, webhookSecret);
  const troubles = createTroubles();
  const act = <T>(change: () => T): T => {
    expireDue(shop);
    renewDue(shop);
    const result = change();
    messageSender.sendWaiting();
    return result;
  };
  const server = await listen({ shop, secretKey, takeTrouble: troubles.take, act });
  origin = server.url;
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
