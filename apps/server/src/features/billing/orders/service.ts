import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { CheckoutAnswer, CheckoutBody, Order } from '@quint/contract/billing/orders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { cancelOrder } from '#features/billing/orders/cancellation/service.ts';
import { orderOf } from '#features/billing/orders/model.ts';
import type { Buyer } from '#features/billing/orders/creation/service.ts';
import { createOrder } from '#features/billing/orders/creation/service.ts';
import type { OrderRow } from '#features/billing/orders/queries.ts';
import { findOrder } from '#features/billing/orders/queries.ts';
import { requestRefund } from '#features/billing/orders/refunding/service.ts';

/** For whom an actor orders: talents their own report alone. Throws FORBIDDEN, `record.not_found`. */
function buyerOf(actor: Actor, { order }: CheckoutBody, language: StoredLanguage): Buyer {
  const { organizationId } = scopeOfActor(actor);
  const requestedTalentId = order.kind === 'premium_report' ? order.talent : undefined;
  const { talentId: own } = actor;
  const isOwn =
    order.kind === 'premium_report' && (requestedTalentId === undefined || requestedTalentId === own);
  if (!isAdmin(actor) && !isOwn) throw fail('FORBIDDEN');
  const buyer = { organizationId, actor, language } as const;
  if (!isOwn) return { ...buyer, of: 'workspace', talentId: requestedTalentId ?? null };
  if (own === undefined) throw fail('record.not_found');
  // An administrator who names the own record orders for the workspace like for anybody else.
  return {
    ...buyer,
    of: isAdmin(actor) && requestedTalentId !== undefined ? 'workspace' : 'talent',
    talentId: own,
  };
}

/** Places an order for the workspace, or for the own premium report. Throws FORBIDDEN and what `createOrder` throws. */
export async function startCheckout(
  deps: Deps,
  actor: Actor,
  { body, language }: { readonly body: CheckoutBody; readonly language: StoredLanguage },
): Promise<CheckoutAnswer['data']> {
  return createOrder(deps, buyerOf(actor, body, language), body);
}

/** Whether an order is of the own premium report, paid by its talent. */
export function isOwnOrder(order: OrderRow, talentId: string | undefined): boolean {
  return order.buyer === 'talent' && talentId !== undefined && order.talent_id === talentId;
}

/** An order of the workspace, or of the own report; what a talent pays is no business of the workspace. */
async function getVisible(deps: Deps, actor: Actor, id: string): Promise<OrderRow> {
  const scope = scopeOfActor(actor);
  const order = await deps.db.read(scope, (db) => findOrder(db, { ...scope, id }));
  const isOfWorkspace = order?.buyer === 'workspace' && isAdmin(actor);
  if (order === undefined || !(isOfWorkspace || isOwnOrder(order, actor.talentId))) {
    throw fail('record.not_found');
  }
  return order;
}

/** An order as it stands. Throws `record.not_found`. */
export async function readOrder(deps: Deps, actor: Actor, id: string): Promise<Order> {
  return orderOf(await getVisible(deps, actor, id), deps.clock.now());
}

/** Withdraws an open order. Throws `order.not_open`, `record.not_found`, PaymentFault. */
export async function cancelVisible(deps: Deps, actor: Actor, id: string): Promise<Order> {
  const order = await getVisible(deps, actor, id);
  return orderOf(await cancelOrder(deps, order, actor), deps.clock.now());
}

/** Gives a premium report back for the money. Throws `order.not_refundable`, `record.not_found`. */
export async function refundVisible(deps: Deps, actor: Actor, id: string): Promise<Order> {
  const { organization_id: organizationId } = await getVisible(deps, actor, id);
  const order = await requestRefund(deps, { organizationId, orderId: id }, actor);
  return orderOf(order, deps.clock.now());
}
