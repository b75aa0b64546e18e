import { fail } from '@quint/contract/base/errors.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { nameLines } from '#features/billing/orders/model.ts';
import { returnUrls } from '#features/billing/orders/creation/model.ts';
import {
  findBuyerEmail,
  findPlanStatus,
  forgetCustomer,
  savePage,
} from '#features/billing/orders/creation/queries.ts';
import type { OrderRow } from '#features/billing/orders/queries.ts';
import { lockOrder, updateOrder } from '#features/billing/orders/queries.ts';
import type { CheckoutRequest, PaymentPort } from '#payments/payment-port.ts';
import { PaymentFault } from '#payments/payment-port.ts';

/** The request to the provider. A second request for an order is identical, because all of it comes from its row. */
async function requestOf(deps: Deps, order: OrderRow): Promise<CheckoutRequest> {
  const { organization_id: organizationId, id, lines, language, insights } = order;
  const [email, planStatus] = await deps.db.platform.write(async (tx) => [
    await findBuyerEmail(tx, { organizationId, id }),
    await findPlanStatus(tx, organizationId),
  ]);
  if (email === undefined || order.date_expires === null) throw fail('record.not_found');
  const full = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isOfWorkspace = order.buyer === 'workspace';
  return {
    organizationId,
    orderId: id,
    period: order.period ?? undefined,
    lines: nameLines(lines, language, insights),
    discount: full - order.amount,
    includesTax: order.kind === 'premium_report',
    customer: isOfWorkspace ? (planStatus?.customer ?? undefined) : undefined,
    email,
    language,
    ...returnUrls(order, publicOrigin(deps.config)),
    expiresAt: order.date_expires,
  };
}

/** Ends an order that the provider does not accept. */
async function giveUp(
  deps: Deps,
  order: OrderRow,
  { forgets }: { readonly forgets: boolean },
): Promise<void> {
  const { organization_id: organizationId, id } = order;
  const now = deps.clock.now();
  await deps.db.platform.write(async (tx) => {
    const lockedOrder = await lockOrder(tx, { organizationId, id });
    if (lockedOrder?.status !== 'created' || lockedOrder.provider_session !== null) return;
    await updateOrder(tx, { organizationId, id }, { status: 'failed', date_ended: now, now });
    if (forgets) await forgetCustomer(tx, organizationId);
  });
}

async function open(
  deps: Deps,
  payments: PaymentPort,
  { order, isNew }: { readonly order: OrderRow; readonly isNew: boolean },
): Promise<{ readonly session: string; readonly url: string } | undefined> {
  const request = await requestOf(deps, order);
  try {
    return await payments.openCheckout(request);
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.kind === 'down') throw error;
    const isForgotten = error.kind === 'gone' && request.customer !== undefined;
    await giveUp(deps, order, { forgets: isForgotten });
    // A lost first attempt was different; another order is placed.
    if (!isNew || isForgotten) return undefined;
    throw error;
  }
}

/**
 * The checkout page of an order, or a new one under the idempotency key of the order. Undefined when the order can no
 * longer be paid and another one must be placed. Throws `order.not_open` when it was withdrawn meanwhile, and
 * PaymentFault.
 */
export async function openPage(
  deps: Deps,
  order: OrderRow,
  { isNew }: { readonly isNew: boolean },
): Promise<string | undefined> {
  const { payments } = deps;
  if (order.provider_url !== null) return order.provider_url;
  if (payments === undefined) throw new PaymentFault('down', 'no_provider');
  const { organization_id: organizationId, id } = order;
  const page = await open(deps, payments, { order, isNew });
  if (page === undefined) return undefined;
  const now = deps.clock.now();
  const isOpen = await deps.db.platform.write((tx) => savePage(tx, { organizationId, id }, { ...page, now }));
  if (isOpen) return page.url;
  // Another tab has ordered something else: this page must not be paid.
  await payments.expireCheckout(page.session);
  throw fail('order.not_open');
}
