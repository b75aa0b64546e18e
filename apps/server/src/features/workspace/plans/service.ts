import type { Actor, Pack } from '@quint/domain/workspace/actor.ts';
import type { Seats } from '@quint/domain/workspace/plans.ts';
import { limitsOf } from '@quint/domain/workspace/plans.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { changeInsightsWithPlan } from '#features/workspace/plans/insights/service.ts';
import { findPlan, lockPlan, savePlan } from '#features/workspace/plans/queries.ts';

const NO_PLAN = { pack: 'basic', administrators: null, members: null } as const;

export type SeatKind = 'administrators' | 'members';

export interface Limits {
  readonly pack: Pack;
  /** Undefined values are unlimited. */
  readonly administrators: number | undefined;
  readonly members: number | undefined;
}

function toLimits({ pack, ...seats }: Seats & { readonly pack: Pack }): Limits {
  const { administrators, teamMembers: members } = limitsOf(pack, seats);
  return { pack, administrators, members };
}

/**
 * The limits of a workspace, from its purchased seats or its plan. Locked until the transaction ends, so that
 * concurrent requests are counted together.
 */
export async function lockLimits(tx: Writer, organizationId: string): Promise<Limits> {
  return toLimits((await lockPlan(tx, organizationId)) ?? NO_PLAN);
}

/** The limits of a workspace as they are now, without a lock. */
export async function readLimits(db: Reader, organizationId: string): Promise<Limits> {
  return toLimits((await findPlan(db, organizationId)) ?? NO_PLAN);
}

/** The reached limit and its plan, for the error. */
export function limitDetails(limits: Limits, of: SeatKind) {
  return { limit: limits[of] ?? 0, of, pack: limits.pack };
}

export interface PlanStart {
  readonly organizationId: string;
  readonly pack: Pack;
  /** The purchased seats; null uses the limits of the plan. Plans other than Flow have none. */
  readonly seats: Seats | null;
  /** The acting user; undefined for the product itself. */
  readonly actor: Pick<Actor, 'userId' | 'userRole'> | undefined;
  readonly orderId?: string | undefined;
}

/**
 * Starts a plan inside a transaction, or changes its seats: the workspace gets the plan and its limits, the talent
 * insights of its first start, no trial, and is not frozen. On a smaller plan nobody is removed and nothing is deleted.
 * Throws `record.not_found` for an unknown workspace.
 */
export async function startPlan(tx: Writer, start: PlanStart): Promise<void> {
  const { organizationId, pack, actor, orderId } = start;
  const { amount, packBefore } = await changeInsightsWithPlan(tx, { organizationId, pack, actor, orderId });
  const seats = pack === 'flow' ? start.seats : null;
  await savePlan(tx, {
    organizationId,
    pack,
    administrators: seats?.administrators ?? null,
    members: seats?.members ?? null,
  });
  await recordAudit(tx, {
    scope: { organizationId },
    actor,
    action: 'plans.start',
    items: [organizationId],
    details: {
      pack,
      before: packBefore,
      credit: amount,
      ...(seats === null ? {} : { seats }),
      ...(orderId === undefined ? {} : { order: orderId }),
    },
  });
}
