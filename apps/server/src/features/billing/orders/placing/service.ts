import { fail } from '@quint/contract/errors.ts';
import type { StoredLanguage } from '@quint/contract/ids.ts';
import type { CheckoutAnswer, OrderContent } from '@quint/contract/orders.ts';
import { toOwnPath } from '@quint/domain/own-path.ts';
import { SURVEY_RESULT_PATH } from '@quint/domain/survey-paths.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { wayOf } from '#features/billing/accounts/model.ts';
import { queueOrderNotice } from '#features/billing/notices/service.ts';
import type { Giving } from '#features/billing/orders/giving/service.ts';
import { orderOf } from '#features/billing/orders/model.ts';
import { closeOrder, withdrawOrder } from '#features/billing/orders/cancelling/service.ts';
import { openPage } from '#features/billing/orders/opening/service.ts';
import type { Draft } from '#features/billing/orders/placing/model.ts';
import {
  draftOf,
  expiryOf,
  hasPlan,
  isSameOrder,
  wayOfDraft,
} from '#features/billing/orders/placing/model.ts';
import * as queries from '#features/billing/orders/placing/queries.ts';
import type { NewOrder, OrderRow } from '#features/billing/orders/queries.ts';
import { findOrder, insertOrder, lockOrder } from '#features/billing/orders/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';

/** Of a workspace, or of a talent for the own report: each request writes to administrators of the platform. */
const PLACED: RateLimit = { action: 'order', hits: 100, windowSeconds: 3600 };

/** Who orders, and for whom. */
export interface Buyer {
  readonly organizationId: string;
  readonly of: 'workspace' | 'talent';
  /** Undefined for a guest of the survey. */
  readonly actor: Giving['actor'];
  /** Whose premium report it is. */
  readonly talentId: string | null;
  /** Of the page of payment, where the account has set none. */
  readonly language: StoredLanguage;
}

export interface Wish {
  readonly order: OrderContent;
  readonly expectedAmount: number;
  readonly redirectAfterCheckout?: string | undefined;
}

type Wanted = Draft & Pick<NewOrder, 'way' | 'buyer'>;
type Placing = { readonly deps: Deps; readonly buyer: Buyer; readonly wish: Wish; readonly now: Date };

async function assertReportSold(tx: Writer, { buyer }: Placing): Promise<void> {
  const { organizationId, talentId } = buyer;
  const report =
    talentId === null ? undefined : await queries.findReportStanding(tx, { organizationId, talentId });
  if (report === undefined) throw fail('record.not_found');
  if (report.is_unlocked) throw fail('order.has_already');
  if (!report.is_finished) throw fail('report.no_result');
  if (report.is_held && buyer.of === 'workspace') throw fail('result.held_back');
}

/** What is wanted at today's price and by which way. Throws where it is not for sale to this buyer now. */
async function priceWish(tx: Writer, placing: Placing): Promise<Wanted> {
  const { deps, buyer, wish, now } = placing;
  const { prices, orderWay } = deps.config.publicSettings;
  const workspace = await queries.findStanding(tx, buyer.organizationId);
  if (workspace === undefined) throw fail('record.not_found');
  const draft = draftOf(prices, wish.order, { talentId: buyer.talentId, now });
  const way = wayOfDraft(draft, wayOf(orderWay, workspace.uses_cards));
  if (draft.kind === 'premium_report') await assertReportSold(tx, placing);
  if (hasPlan(workspace, draft, way)) throw fail('order.has_already');
  if (draft.amount !== wish.expectedAmount) throw fail('order.price_changed');
  return { ...draft, way, buyer: buyer.of };
}

async function insert(tx: Writer, { deps, buyer, wish, now }: Placing, wanted: Wanted): Promise<OrderRow> {
  const { organizationId, actor } = buyer;
  const id = newId();
  const language = actor === undefined ? undefined : await queries.findLanguage(tx, actor.userId);
  const isNew = await insertOrder(tx, {
    ...wanted,
    organization_id: organizationId,
    id,
    language: language ?? buyer.language,
    return_path: toOwnPath(wish.redirectAfterCheckout) ?? null,
    user_created: actor?.userId ?? null,
    date_created: now,
    date_expires: expiryOf(wanted.way, now),
  });
  const order = await findOrder(tx, { organizationId, id });
  if (!isNew || order === undefined) throw new Error('The workspace is locked, and had no open order for it');
  const { kind, way, amount } = wanted;
  await recordAudit(tx, {
    scope: { organizationId },
    actor,
    action: 'orders.place',
    items: [id],
    details: { kind, way, amount },
  });
  if (way === 'offer') await queueOrderNotice(deps, tx, { organizationId, orderId: id, news: 'requested' });
  return order;
}

/**
 * The order for what is wanted: the open one where it is the same, else a new one. `isClosing` is one for something else
 * whose page must be closed before.
 */
async function placeRow(placing: Placing): Promise<{ order: OrderRow; isNew: boolean; isClosing: boolean }> {
  const { deps, buyer, now } = placing;
  const { organizationId, actor } = buyer;
  return deps.db.platform.write(async (tx) => {
    if ((await lockWorkspace(tx, organizationId)) === undefined) throw fail('record.not_found');
    const wanted = await priceWish(tx, placing);
    const openId = await queries.findOpenFor(tx, { organizationId, ...wanted });
    const open = openId === undefined ? undefined : await lockOrder(tx, { organizationId, id: openId });
    if (open !== undefined) {
      if (isSameOrder(open, wanted, now)) return { order: open, isNew: false, isClosing: false };
      if (open.provider_session !== null) return { order: open, isNew: false, isClosing: true };
      await withdrawOrder(tx, open, { actor, now });
    }
    return { order: await insert(tx, placing, wanted), isNew: true, isClosing: false };
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
export async function placeOrder(deps: Deps, buyer: Buyer, wish: Wish): Promise<CheckoutAnswer['data']> {
  const now = deps.clock.now();
  const { organizationId, talentId } = buyer;
  const subject = buyer.of === 'workspace' ? organizationId : `${organizationId}:${talentId}`;
  await countAttempt(deps.db, PLACED, subject);
  for (let round = 0; round < ROUNDS; round++) {
    const { order, isNew, isClosing } = await placeRow({ deps, buyer, wish, now });
    if (isClosing) {
      const closed = await closeOrder(deps, order);
      // A payment that takes days is on its way.
      if (closed?.status === 'created') throw fail('order.has_already');
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
export async function placeReportOrder(
  deps: Deps,
  { organizationId, talentId, language }: ReportBuyer,
  expectedAmount: number,
): Promise<CheckoutAnswer['data']> {
  const buyer: Buyer = { organizationId, of: 'talent', actor: undefined, talentId, language };
  return placeOrder(deps, buyer, {
    order: { kind: 'premium_report' },
    expectedAmount,
    redirectAfterCheckout: SURVEY_RESULT_PATH,
  });
}
