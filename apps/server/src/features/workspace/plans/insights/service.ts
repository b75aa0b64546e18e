import { fail } from '@quint/contract/base/errors.ts';
import type { InsightEntryKind } from '@quint/contract/billing/orders.ts';
import type { Actor, Pack } from '@quint/domain/workspace/actor.ts';
import type { InsightBalance } from '@quint/domain/billing/plan-credits.ts';
import { changePlan, setBudget, startBalance, takeBack } from '@quint/domain/billing/plan-credits.ts';
import type { Writer } from '#database/gate.ts';
import * as queries from '#features/workspace/plans/insights/queries.ts';

/** The data of a history entry besides its amount. */
interface Line {
  readonly organizationId: string;
  readonly talentId?: string | undefined;
  readonly orderId?: string | undefined;
  /** The note of an administrator of the platform. */
  readonly reason?: string | undefined;
  /** The idempotency key of the request; a repeated request must be handled before. */
  readonly requestKey?: string | undefined;
  /** The acting user; undefined for the product itself. */
  readonly actor: Pick<Actor, 'userId'> | undefined;
}

export type InsightChange = Line & {
  readonly kind: Exclude<InsightEntryKind, 'start' | 'plan' | 'reset'>;
} & (
    | {
        /** The amount of the change; negative for fewer. */
        readonly amount: number;
        /** Takes the remaining purchased insights, and no start credits, instead of throwing `budget.spent`. */
        readonly takesWhatIsLeft?: boolean;
      }
    | {
        /** The number afterwards. */
        readonly to: number;
      }
  );

export interface InsightsAfter {
  /** The amount of the change. */
  readonly amount: number;
  /** The current number. */
  readonly budget: number;
}

async function write(
  tx: Writer,
  line: Line & { readonly kind: InsightEntryKind },
  { before, after }: { before: InsightBalance; after: InsightBalance },
): Promise<InsightsAfter> {
  const { organizationId } = line;
  await queries.saveBalance(tx, organizationId, after);
  const amount = after.budget - before.budget;
  if (amount !== 0) {
    await queries.insertEntry(tx, {
      organizationId,
      kind: line.kind,
      amount,
      balance: after.budget,
      reason: line.reason ?? null,
      talentId: line.talentId ?? null,
      orderId: line.orderId ?? null,
      userId: line.actor?.userId ?? null,
      requestKey: line.requestKey ?? null,
    });
  }
  return { amount, budget: after.budget };
}

async function lock(tx: Writer, organizationId: string): Promise<InsightBalance> {
  const balance = await queries.lockBalance(tx, organizationId);
  if (balance === undefined) throw fail('record.not_found');
  return balance;
}

function getTarget(before: number, change: InsightChange): number {
  if ('to' in change) return change.to;
  const target = before + change.amount;
  if (target >= 0) return target;
  throw fail('budget.spent');
}

function balanceAfter(before: InsightBalance, change: InsightChange): InsightBalance {
  const takesBack = 'amount' in change && change.takesWhatIsLeft === true;
  return takesBack ? takeBack(before, -change.amount) : setBudget(before, getTarget(before.budget, change));
}

/** Locks the insights of a workspace before rows that refer to it are added; returns their number. */
export async function lockInsights(tx: Writer, organizationId: string): Promise<number> {
  return (await lock(tx, organizationId)).budget;
}

/**
 * Changes the talent insights of a workspace inside a transaction, with a history entry for the reason. Spending uses
 * start credits first. The sum of the entries is the budget, because only the functions here write it. Throws
 * `budget.spent` when fewer are left than are taken, `record.not_found` for an unknown workspace.
 */
export async function changeInsights(tx: Writer, change: InsightChange): Promise<InsightsAfter> {
  const before = await lock(tx, change.organizationId);
  return write(tx, change, { before, after: balanceAfter(before, change) });
}

/**
 * The insights on another plan: credits of its first start, or those set aside since. The workspace still has the
 * former plan.
 */
export async function changeInsightsWithPlan(
  tx: Writer,
  { pack, ...line }: Omit<Line, 'reason' | 'talentId'> & { pack: Pack },
): Promise<InsightsAfter & { readonly packBefore: Pack }> {
  const before = await lock(tx, line.organizationId);
  const after = pack === before.pack ? before : changePlan(before, pack);
  return { ...(await write(tx, { ...line, kind: 'plan' }, { before, after })), packBefore: before.pack };
}

/** The insights of a reset workspace: those of Basic, and no plan counts as started before. */
export async function resetInsights(
  tx: Writer,
  line: Pick<Line, 'organizationId' | 'actor'>,
): Promise<InsightsAfter> {
  const before = await lock(tx, line.organizationId);
  await queries.clearCredits(tx, line.organizationId);
  return write(tx, { ...line, kind: 'reset' }, { before, after: startBalance('basic') });
}
