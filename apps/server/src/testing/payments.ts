import type { FlowSeats, Period } from '@quint/domain/billing/prices.ts';
import { beforeEach } from 'vitest';
import { readPrices } from '#price-settings.ts';
import { actOnEvent } from '#features/billing/events/jobs.ts';
import { returnPayment } from '#features/billing/orders/refunding/jobs.ts';
import type { PaymentPort } from '#payments/payment-port.ts';
import { PaymentFault } from '#payments/payment-port.ts';
import type { Imitation } from '#testing/stripe-imitation/imitation.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';

export const PRICES = readPrices(undefined);

/** Handles all received messages and refunds, until nothing is pending or only the provider fails. */
export async function work({ deps, provider }: Product): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await provider.messageSender.waitUntilSent();
    const [events, orders] = await deps.db.platform.read(async (db) => [
      await db.selectFrom('payment_events').select('id').where('status', '=', 'waiting').execute(),
      await db
        .selectFrom('orders')
        .select(['organization_id', 'id'])
        .where('status', '=', 'returning')
        .where('way', '<>', 'offer')
        .execute(),
    ]);
    if (events.length === 0 && orders.length === 0) return;
    for (const payload of events) await orFault(() => actOnEvent(deps, { payload, isLastTry: false }));
    for (const { organization_id: organizationId, id: orderId } of orders) {
      await orFault(() => returnPayment(deps, { organizationId, orderId }));
    }
  }
}

/** Retries jobs that failed because of the provider. */
async function orFault(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
  }
}

/** Places orders as a user. */
export function buyerOf(product: Product, { headers }: Pick<TestUser, 'headers'>) {
  const call = callerOf(product);
  const createOrder = (order: object, expectedAmount: number, more: object = {}) =>
    call('POST', '/checkout/sessions', { headers, payload: { order, expectedAmount, ...more } });
  return {
    createOrder,
    read: async (id: string) => (await call('GET', `/checkout/sessions/${id}`, { headers })).body.data,
    act: (id: string, what: 'cancel' | 'refund') =>
      call('POST', `/checkout/sessions/${id}/${what}`, { headers }),
    /** Orders and pays on the page; returns the key of the order. */
    buy: async (order: object, expectedAmount: number): Promise<string> => {
      const { status, body } = await createOrder(order, expectedAmount);
      if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
      product.provider.submit(sessionOf(body.data.url), 'paid');
      return body.data.order.id;
    },
  };
}

/** A frozen workspace on Basic before a purchase, with its administrator; a new one for each test. */
export function useBuyingWorkspace(product: Product) {
  let organization: TestOrganization;
  let admin: TestUser;
  beforeEach(async () => {
    product.clock.set(undefined);
    organization = await createOrganization(product, { pack: 'basic', is_freezed: true });
    admin = await createUser(product, { organization });
  });
  return {
    organization: () => organization,
    admin: () => admin,
    buyer: (user = admin) => buyerOf(product, user),
    books: () => readBooks(product, organization.id),
    /** Moves the clock, after which another administrator is signed in. */
    forward: async (minutes: number): Promise<void> => {
      product.clock.set(new Date(product.clock.now().getTime() + minutes * 60_000));
      admin = await createUser(product, { organization });
    },
    /** A talent with a result and an account. */
    createReader: async () => {
      const talent = await createTalent(product, organization);
      await createFinishedResult(product, organization, { talentId: talent.id });
      return { talent, owner: await createOwner(product, organization, talent.id) };
    },
  };
}

/** Opens the portal as the billing page does, and takes other seats or another period on it. */
export async function chooseSeats(
  { port, provider }: { readonly port: PaymentPort; readonly provider: Imitation },
  { customer, subscription }: { readonly customer: string; readonly subscription: string },
  { administrators, members, period }: FlowSeats & { readonly period: Period },
): Promise<void> {
  const returnUrl = 'http://localhost:8080/billing';
  await port.openPortal({ customer, subscription, language: 'EN', returnUrl });
  const offer = provider.portal
    .listOffers(customer)
    .find(
      ({ product: { metadata }, price }) =>
        metadata.administrators === String(administrators) &&
        metadata.members === (members === 0 ? 'none' : 'quantity') &&
        price.recurring?.interval === period,
    );
  if (offer === undefined) throw new Error('The portal does not offer these seats');
  provider.portal.choose(subscription, { price: offer.price.id, quantity: Math.max(1, members) });
}

/** The checkout of its page. */
export function sessionOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** All payment data of a workspace. */
export async function readBooks({ deps }: Product, organizationId: string) {
  return deps.db.platform.read(async (db) => {
    const workspace = await db
      .selectFrom('organizations')
      .select([
        'pack',
        'talent_insights_budget as budget',
        'is_freezed',
        'trial_ends_at',
        'seats_administrators as administrators',
        'seats_members as members',
        'stripe_customer_email as email',
      ])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow();
    const account = await db
      .selectFrom('billing_accounts')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .orderBy('id')
      .execute();
    const entries = await db
      .selectFrom('insight_entries')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .orderBy('date_created')
      .orderBy('id')
      .execute();
    const audit = await db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'details', 'items'])
      .where('organization_id', '=', organizationId)
      .orderBy('id')
      .execute();
    return { workspace, account, orders, entries, audit, actions: audit.map(({ action }) => action) };
  });
}
