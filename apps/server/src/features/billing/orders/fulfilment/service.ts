import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { lockReport } from '#features/billing/orders/fulfilment/queries.ts';
import type { OrderRow } from '#features/billing/orders/queries.ts';
import { updateOrder } from '#features/billing/orders/queries.ts';
import { changeInsights } from '#features/workspace/plans/insights/service.ts';
import { lockPlan } from '#features/workspace/plans/queries.ts';
import { startPlan } from '#features/workspace/plans/service.ts';
import {
  givePremiumReport,
  takePremiumReport,
} from '#features/measures/reports/premium/ownership/service.ts';

export interface GrantContext {
  /** Who gives or takes it; undefined for the product itself. */
  readonly actor: Pick<Actor, 'userId' | 'userRole'> | undefined;
  readonly now: Date;
}

type Give = (deps: Deps, tx: Writer, order: OrderRow, context: GrantContext) => Promise<boolean>;

const keyOf = ({ organization_id: organizationId, id }: OrderRow) => ({ organizationId, id });

async function changeByOrder(
  tx: Writer,
  order: OrderRow,
  { kind, actor }: { kind: 'purchase' | 'promotion' | 'refund'; actor: GrantContext['actor'] },
): Promise<void> {
  const { insights } = order;
  if (insights === null) return;
  const line = { organizationId: order.organization_id, orderId: order.id, actor, kind };
  const change = kind === 'refund' ? { amount: -insights, takesWhatIsLeft: true } : { amount: insights };
  await changeInsights(tx, { ...line, ...change });
}

const givePlan: Give = async (_deps, tx, order, { actor }) => {
  const { kind, administrators, members, organization_id: organizationId, id: orderId } = order;
  const pack = kind === 'flow' || kind === 'enterprise' ? kind : 'basic';
  const seats = kind === 'flow' ? { administrators, members } : null;
  await startPlan(tx, { organizationId, pack, seats, actor, orderId });
  if (kind === 'flow') await changeByOrder(tx, order, { kind: 'promotion', actor });
  return true;
};

const giveReport: Give = async (deps, tx, order) => {
  const { organization_id: organizationId, talent_id: talentId, id: orderId } = order;
  if (talentId === null) return false;
  const isUnlocked = await lockReport(tx, { organizationId, talentId });
  if (isUnlocked !== false) return false;
  await givePremiumReport(deps, tx, { organizationId, talentId, orderId });
  return true;
};

const giveInsights: Give = async (_deps, tx, order, { actor }) => {
  await changeByOrder(tx, order, { kind: 'purchase', actor });
  return true;
};

const GIVE: Readonly<Record<OrderRow['kind'], Give>> = {
  basic: givePlan,
  flow: givePlan,
  enterprise: givePlan,
  insights: giveInsights,
  premium_report: giveReport,
};

function recordOrderAudit(
  tx: Writer,
  action: string,
  { order, actor }: { order: OrderRow } & Pick<GrantContext, 'actor'>,
) {
  return recordAudit(tx, {
    scope: { organizationId: order.organization_id },
    actor,
    action,
    items: [order.id],
    details: {
      kind: order.kind,
      ...(order.insights === null ? {} : { insights: order.insights }),
      ...(order.talent_id === null ? {} : { talent: order.talent_id }),
    },
  });
}

/**
 * Gives what an order is for, inside the transaction that notes why: talent insights, the plan with its seats and the
 * insights of a promotion, the premium report. Done twice, it gives once. False where it cannot be given: the talent is
 * gone, or has the report already. The order is locked, by `lockOrder`.
 */
export async function giveOrder(
  deps: Deps,
  tx: Writer,
  order: OrderRow,
  context: GrantContext,
): Promise<boolean> {
  if (order.is_given) return true;
  if (!(await GIVE[order.kind](deps, tx, order, context))) return false;
  await updateOrder(tx, keyOf(order), { is_given: true, now: context.now });
  await recordOrderAudit(tx, 'orders.give', { order, actor: context.actor });
  return true;
}

/** The plan that an order gave ends, unless another one has begun since; one with a subscription ends with that. */
async function takePlan(tx: Writer, order: OrderRow, { actor }: GrantContext): Promise<void> {
  const { kind, organization_id: organizationId, id: orderId } = order;
  if (kind === 'flow') await changeByOrder(tx, order, { kind: 'refund', actor });
  if (order.way !== 'offer' || kind === 'basic') return;
  const plan = await lockPlan(tx, organizationId);
  if (plan?.pack === kind)
    await startPlan(tx, { organizationId, pack: 'basic', seats: null, actor, orderId });
}

/**
 * Takes back what an order gave, inside the transaction that notes why: insights as far as they are left, the premium
 * report, the plan where no subscription stands behind it. Done twice, it takes once. The order is locked.
 */
export async function takeBackOrder(
  deps: Deps,
  tx: Writer,
  order: OrderRow,
  context: GrantContext,
): Promise<void> {
  if (!order.is_given) return;
  const { kind, organization_id: organizationId, talent_id: talentId } = order;
  if (kind === 'insights') await changeByOrder(tx, order, { kind: 'refund', actor: context.actor });
  else if (kind !== 'premium_report') await takePlan(tx, order, context);
  else if (talentId !== null) await takePremiumReport(deps, tx, { organizationId, talentId });
  await updateOrder(tx, keyOf(order), { is_given: false, now: context.now });
  await recordOrderAudit(tx, 'orders.take_back', { order, actor: context.actor });
}
