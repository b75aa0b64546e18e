import { fail } from '@quint/contract/base/errors.ts';
import type {
  CheckoutAnswer,
  Order,
  PremiumReport,
  ReportCheckoutBody,
} from '@quint/contract/billing/orders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { getPaymentMethod } from '#features/billing/accounts/model.ts';
import { findWorkspace } from '#features/billing/accounts/queries.ts';
import { cancelOrder } from '#features/billing/orders/cancellation/service.ts';
import { orderOf } from '#features/billing/orders/model.ts';
import { createReportOrder } from '#features/billing/orders/creation/service.ts';
import { findOrder } from '#features/billing/orders/queries.ts';
import { requestRefund } from '#features/billing/orders/refunding/service.ts';
import { isOwnOrder } from '#features/billing/orders/service.ts';
import type { ReportOwner, SheetOwner } from '#features/billing/premium-reports/queries.ts';
import * as queries from '#features/billing/premium-reports/queries.ts';
import type { MadeDocument } from '#features/measures/reports/documents/service.ts';
import { getOwnPremiumReport } from '#features/measures/reports/premium/ownership/service.ts';
import type { RespondentSession } from '#http/access.ts';

/** The order of the own report that is open, or the last one that was paid or fulfilled. */
async function findOwnOrder(db: Reader, owner: ReportOwner, now: Date): Promise<Order | null> {
  const id = await queries.findOwnOrderId(db, owner, now);
  const row = id === undefined ? undefined : await findOrder(db, { ...owner, id });
  return row === undefined ? null : orderOf(row, now);
}

async function readReport(deps: Deps, scope: OrganizationScope, talentId: string): Promise<PremiumReport> {
  const owner = { organizationId: scope.organizationId, talentId };
  const now = deps.clock.now();
  return deps.db.read(scope, async (db) => {
    const isUnlocked = await queries.findUnlocked(db, owner);
    const workspace = await findWorkspace(db, scope);
    if (isUnlocked === undefined || workspace === undefined) throw fail('record.not_found');
    return {
      amount: deps.config.publicSettings.prices.premiumReport,
      way: getPaymentMethod(deps.config.payments.method, workspace.uses_cards),
      isUnlocked,
      order: await findOwnOrder(db, owner, now),
      inviter: (await queries.findInviter(db, owner)) ?? null,
    };
  });
}

/** The own premium report of a person with an account. Throws `record.not_found` without a record of their own. */
export async function readOwnReport(deps: Deps, actor: Actor): Promise<PremiumReport> {
  if (actor.talentId === undefined) throw fail('record.not_found');
  return readReport(deps, scopeOfActor(actor), actor.talentId);
}

/**
 * The person of a proved survey session. Throws `result.not_finished`, and `record.not_found` for a sheet that was
 * answered under another address: its record belongs to another person by now.
 */
export async function getSheetOwner(
  deps: Deps,
  { scope, resultId }: RespondentSession,
): Promise<SheetOwner & { readonly email: string }> {
  const owner = await deps.db.read(scope, (db) => queries.findSheetOwner(db, scope, resultId));
  if (owner === undefined) throw fail('record.not_found');
  if (!owner.is_finished) throw fail('result.not_finished');
  const { email } = owner;
  if (email === null) throw fail('record.not_found');
  return { ...owner, email };
}

/** The own premium report after the survey, without an account. Throws what finding its person throws. */
export async function readReportOfSheet(deps: Deps, session: RespondentSession): Promise<PremiumReport> {
  const { talent_id: talentId } = await getSheetOwner(deps, session);
  return readReport(deps, session.scope, talentId);
}

/** An order that the person of a survey session placed. Throws `record.not_found` for any other. */
export async function getOrderOfSheet(deps: Deps, session: RespondentSession, id: string): Promise<Order> {
  const { scope } = session;
  const { talent_id: talentId } = await getSheetOwner(deps, session);
  const row = await deps.db.read(scope, (db) => findOrder(db, { organizationId: scope.organizationId, id }));
  if (row?.kind !== 'premium_report' || !isOwnOrder(row, talentId)) throw fail('record.not_found');
  return orderOf(row, deps.clock.now());
}

/** The own premium report as PDF, after the survey. Throws `report.locked` while it is not theirs. */
export async function getReportPdfOfSheet(
  deps: Deps,
  session: RespondentSession,
  language: Language,
): Promise<MadeDocument> {
  await getSheetOwner(deps, session);
  const { scope, resultId, sessionId: reader } = session;
  return getOwnPremiumReport(deps, { scope, resultId, language, reader });
}

/** Orders the own premium report after the survey. Throws what finding its person and placing an order throw. */
export async function orderReportOfSheet(
  deps: Deps,
  session: RespondentSession,
  { expectedAmount }: ReportCheckoutBody,
): Promise<CheckoutAnswer['data']> {
  const { talent_id: talentId, language } = await getSheetOwner(deps, session);
  const { organizationId } = session.scope;
  return createReportOrder(deps, { organizationId, talentId, language }, expectedAmount);
}

/** Withdraws an open order of the own premium report. Throws `order.not_open`, `record.not_found`, PaymentFault. */
export async function withdrawReportOfSheet(
  deps: Deps,
  session: RespondentSession,
  id: string,
): Promise<Order> {
  await getOrderOfSheet(deps, session, id);
  const order = { organization_id: session.scope.organizationId, id };
  return orderOf(await cancelOrder(deps, order, undefined), deps.clock.now());
}

/** Gives the own premium report back for the money. Throws `order.not_refundable`, `record.not_found`. */
export async function giveBackReportOfSheet(
  deps: Deps,
  session: RespondentSession,
  id: string,
): Promise<Order> {
  const { id: orderId } = await getOrderOfSheet(deps, session, id);
  const { organizationId } = session.scope;
  return orderOf(await requestRefund(deps, { organizationId, orderId }, undefined), deps.clock.now());
}
