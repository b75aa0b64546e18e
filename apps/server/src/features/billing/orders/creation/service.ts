import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { CheckoutAnswer, OrderContent } from '@quint/contract/billing/orders.ts';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { SURVEY_RESULT_PATH } from '@quint/domain/survey/survey-paths.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { getPaymentMethod } from '#features/billing/accounts/model.ts';
import { queueOrderNotice } from '#features/billing/notices/service.ts';
import type { GrantContext } from '#features/billing/orders/fulfilment/service.ts';
import { orderOf } from '#features/billing/orders/model.ts';
import { closeOrder, withdrawOrder } from '#features/billing/orders/cancellation/service.ts';
import { openPage } from '#features/billing/orders/checkout/service.ts';
import type { Draft } from '#features/billing/orders/creation/model.ts';
import {
  draftOf,
  expiryOf,
  hasPlan,
  isSameOrder,
  getDraftPaymentMethod,
} from '#features/billing/orders/creation/model.ts';
import * as queries from '#features/billing/orders/creation/queries.ts';
import type { NewOrder, OrderRow } from '#features/billing/orders/queries.ts';
import { findOrder, insertOrder, lockOrder } from '#features/billing/orders/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';

/** Of a workspace, or of a talent for the own report: each request writes to administrators of the platform. */
const ORDER_LIMIT: RateLimit = { action: 'order', hits: 100, windowSeconds: 3600 };

/** Who orders, and for whom. */
export interface Buyer {
  readonly organizationId: string;
  readonly of: 'workspace' | 'talent';
  /** Undefined for a guest of the survey. */
  readonly actor: GrantContext['actor'];
  /** Whose premium report it is. */
  readonly talentId: string | null;
  /** Of the page of payment, where the account has set none. */
  readonly language: StoredLanguage;
}

export interface OrderRequest {
  readonly order: OrderContent;
  readonly expectedAmount: number;
  readonly redirectAfterCheckout?: string | undefined;
}

type PricedDraft = Draft & Pick<NewOrder, 'way' | 'buyer'>;
type OrderContext = {
  readonly deps: Deps;
  readonly buyer: Buyer;
  readonly orderRequest: OrderRequest;
  readonly now: Date;
};

async function assertReportSold(tx: Writer, { buyer }: OrderContext): Promise<void> {
  const { organizationId, talentId } = buyer;
  const report =
    talentId === null ? undefined : await queries.findReportStatus(tx, { organizationId, talentId });
  if (report === undefined) throw fail('record.not_found');
  if (report.is_unlocked) throw fail('order.has_already');
  if (!report.is_finished) throw fail('report.no_result');
  if (report.is_held && buyer.of === 'workspace') throw fail('result.held_back');
}

/** What is wanted at today's price and by which way. Throws where it is not for sale to this buyer now. */
async function priceOrderRequest(tx: Writer, context: OrderContext): Promise<PricedDraft> {
  const { deps, buyer, orderRequest, now } = context;
  const { prices, orderWay: defaultMethod } = deps.config.publicSettings;
  const workspace = await queries.findPlanStatus(tx, buyer.organizationId);
  if (workspace === undefined) throw fail('record.not_found');
  const draft = draftOf(prices, orderRequest.order, { talentId: buyer.talentId, now });
  const paymentMethod = getDraftPaymentMethod(draft, getPaymentMethod(defaultMethod, workspace.uses_cards));
  if (draft.kind === 'premium_report') await assertReportSold(tx, context);
  if (hasPlan(workspace, draft, paymentMethod)) throw fail('order.has_already');
  if (draft.amount !== orderRequest.expectedAmount) throw fail('order.price_changed');
  return { ...draft, way: paymentMethod, buyer: buyer.of };
}

async function insert(
  tx: Writer,
  { deps, buyer, orderRequest, now }: OrderContext,
  pricedDraft: PricedDraft,
): Promise<OrderRow> {
  const { organizationId, actor } = buyer;
  const id = newId();
  const language = actor === undefined ? undefined : await queries.findLanguage(tx, actor.userId);
  const isNew = await insertOrder(tx, {
    ...pricedDraft,
    organization_id: organizationId,
    id,
    language: language ?? buyer.language,
    return_path: toOwnPath(orderRequest.redirectAfterCheckout) ?? null,
    user_created: actor?.userId ?? null,
    date_created: now,
    date_expires: expiryOf(pricedDraft.way, now),
  });
  const order = await findOrder(tx, { organizationId, id });
  if (!isNew || order === undefined) throw new Error('The workspace is locked, and had no open order for it');
  const { kind, way: paymentMethod, amount } = pricedDraft;
  await recordAudit(tx, {
    scope: { organizationId },
    actor,
    action: 'orders.place',
    items: [id],
    details: { kind, way: paymentMethod, amount },
  });
  if (paymentMethod === 'offer')
    await queueOrderNotice(deps, tx, { organizationId, orderId: id, news: 'requested' });
  return order;
}

/**
 * The order for what is wanted: the open one where it is the same, else a new one. `isClosing` is one for something else
 * whose page must be closed before.
 */
async function createOrderRow(
  context: OrderContext,
): Promise<{ order: OrderRow; isNew: boolean; isClosing: boolean }> {
  const { deps, buyer, now } = context;
  const { organizationId, actor } = buyer;
  return deps.db.platform.write(async (tx) => {
    if ((await lockWorkspace(tx, organizationId)) === undefined) throw fail('record.not_found');
    const pricedDraft = await priceOrderRequest(tx, context);
    const openId = await queries.findOpenFor(tx, { organizationId, ...pricedDraft });
    const open = openId === undefined ? undefined : await lockOrder(tx, { organizationId, id: openId });
    if (open !== undefined) {
      if (isSameOrder(open, pricedDraft, now)) return { order: open, isNew: false, isClosing: false };
      if (open.provider_session !== null) return { order: open, isNew: false, isClosing: true };
      await withdrawOrder(tx, open, { actor, now });
    }
    return { order: await insert(tx, context, pricedDraft), isNew: true, isClosing: false };
  });
}

/** Orders for something else may have to be closed before, or be found paid. */
const ROUNDS = 4;

/**
 * Places an order and says where it is paid; null for a request that people answer. An open order for the same thing is
 * gone on with if it is the same at the same price, otherwise its page is closed first, so that there is never a second
 * page that can be paid. Throws `order.price_changed`, `order.not_sold`, `order.has_already`, `report.no_result`,
 * `result.held_back`, `record.not_found`, `REQUESTS_EXCEEDED`, and PaymentFault: the order stays, and the next try goes on with it.
 */
export async function createOrder(
  deps: Deps,
  buyer: Buyer,
  orderRequest: OrderRequest,
): Promise<CheckoutAnswer['data']> {
  const now = deps.clock.now();
  const { organizationId, talentId } = buyer;
  const subject = buyer.of === 'workspace' ? organizationId : `${organizationId}:${talentId}`;
  await countAttempt(deps.db, ORDER_LIMIT, subject);
  for (let round = 0; round < ROUNDS; round++) {
    const { order, isNew, isClosing } = await createOrderRow({ deps, buyer, orderRequest, now });
    if (isClosing) {
      const closedOrder = await closeOrder(deps, order);
      // A payment that takes days is on its way.
      if (closedOrder?.status === 'created') throw fail('order.has_already');
      continue;
    }
    if (order.way === 'offer') return { order: orderOf(order, now), url: null };
    const url = await openPage(deps, order, { isNew });
    if (url !== undefined) return { order: orderOf(order, now), url };
  }
  throw fail('order.not_open');
}

/** Who orders the own premium report as a guest of the survey. */
export interface ReportBuyer {
  readonly organizationId: string;
  readonly talentId: string;
  readonly language: StoredLanguage;
}

/** The same for the own premium report of a person without an account. */
export async function createReportOrder(
  deps: Deps,
  { organizationId, talentId, language }: ReportBuyer,
  expectedAmount: number,
): Promise<CheckoutAnswer['data']> {
  const buyer: Buyer = { organizationId, of: 'talent', actor: undefined, talentId, language };
  return createOrder(deps, buyer, {
    order: { kind: 'premium_report' },
    expectedAmount,
    redirectAfterCheckout: SURVEY_RESULT_PATH,
  });
}
