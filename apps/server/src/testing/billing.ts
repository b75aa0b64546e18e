import type { OrderKind, OrderStatus, OrderWay } from '@quint/contract/billing/orders.ts';
import type { Period } from '@quint/domain/billing/prices.ts';
import { DEFAULT_PRICES, priceFlow } from '@quint/domain/billing/prices.ts';
import { newId } from '#database/ids.ts';
import { nameLines } from '#features/billing/orders/model.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import type { TestOrganization } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

export interface OrderValues {
  readonly kind: OrderKind;
  readonly way?: OrderWay;
  readonly status?: OrderStatus;
  readonly amount?: number;
  readonly tax?: number;
  readonly amount_refunded?: number;
  readonly insights?: number;
  readonly period?: Period;
  readonly administrators?: number;
  readonly members?: number;
  readonly talent_id?: string;
  readonly buyer?: 'workspace' | 'talent';
  readonly language?: 'EN' | 'DE';
  readonly message?: string;
  readonly user_created?: string;
  readonly provider_session?: string;
  readonly provider_url?: string;
  readonly date_paid?: Date | string;
  readonly date_expires?: Date;
}

/** An order as a row; an open request by default. */
export async function createOrder(
  product: Product,
  organization: Pick<TestOrganization, 'id'>,
  values: OrderValues,
): Promise<{ readonly id: string }> {
  const id = newId();
  const now = product.clock.now();
  const defaults = { way: 'offer', amount: 0, date_created: now, date_updated: now } as const;
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('orders')
      .values({ ...defaults, ...values, organization_id: organization.id, id })
      .execute(),
  );
  return { id };
}

/** Pays an order at the imitated provider, and applies the result. */
export async function payOrder(
  product: Product,
  organization: Pick<TestOrganization, 'id'>,
  { lines, ...values }: OrderValues & { readonly lines: Parameters<typeof nameLines>[0] },
): Promise<{ readonly id: string }> {
  const order = await createOrder(product, organization, { way: 'stripe', ...values });
  const { payments } = product.deps;
  if (payments === undefined) throw new Error('The product needs { payments: true }');
  const { session } = await payments.openCheckout({
    organizationId: organization.id,
    orderId: order.id,
    period: values.period,
    lines: nameLines(lines, 'EN'),
    discount: 0,
    includesTax: values.kind === 'premium_report',
    customer: undefined,
    email: 'books@people.example',
    language: 'EN',
    successUrl: 'http://localhost:8080/checkout/return',
    cancelUrl: 'http://localhost:8080/plans',
    expiresAt: new Date(product.clock.now().getTime() + 3_600_000),
  });
  await product.deps.db.platform.write((db) =>
    db.updateTable('orders').set({ provider_session: session }).where('id', '=', order.id).execute(),
  );
  product.provider.submit(session, 'paid');
  await settleOrder(product.deps, { organizationId: organization.id, orderId: order.id });
  return order;
}

export interface TestSubscription {
  readonly id: string;
  readonly customer: string;
  /** The order that created it. */
  readonly orderId: string;
}

/** A workspace that pays for Flow at the imitated provider. */
export async function subscribe(
  product: Product,
  organization: Pick<TestOrganization, 'id'>,
  { administrators = 2, members = 10, period = 'month' as Period } = {},
): Promise<TestSubscription> {
  const seats = { administrators, members, period };
  const { lines, amount } = priceFlow(DEFAULT_PRICES, seats, product.clock.now());
  const { id: orderId } = await payOrder(product, organization, { kind: 'flow', ...seats, amount, lines });
  const account = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('billing_accounts')
      .select(['customer', 'subscription'])
      .where('organization_id', '=', organization.id)
      .executeTakeFirstOrThrow(),
  );
  return { id: account.subscription ?? '', customer: account.customer ?? '', orderId };
}
