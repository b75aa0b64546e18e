import type { Pack } from './actor.ts';
import { PACKS } from './actor.ts';

/** The limits of a plan; undefined for unlimited. */
export interface PlanLimits {
  /** Administrators, invited ones included. */
  readonly administrators: number | undefined;
  /** Talents hired, that is with the status EMPLOYEE. */
  readonly teamMembers: number | undefined;
  /** Talent insights credited once, when the plan starts. */
  readonly startReports: number;
}

export const PLAN_LIMITS: Readonly<Record<Pack, PlanLimits>> = {
  basic: { administrators: 1, teamMembers: 10, startReports: 3 },
  flow: { administrators: 3, teamMembers: 25, startReports: 25 },
  enterprise: { administrators: undefined, teamMembers: undefined, startReports: 0 },
};

/** The purchased seats of a plan; null uses the limit of the plan. */
export interface Seats {
  readonly administrators: number | null;
  readonly members: number | null;
}

/** The limits of a workspace: its purchased seats if there are any, otherwise the limits of its plan. */
export function limitsOf(pack: Pack, seats: Seats): Pick<PlanLimits, 'administrators' | 'teamMembers'> {
  const { administrators, teamMembers } = PLAN_LIMITS[pack];
  return {
    administrators: seats.administrators ?? administrators,
    teamMembers: seats.members ?? teamMembers,
  };
}

/** Whether a number of people is more than a limit allows. */
export function isOverLimit(count: number, limit: number | undefined): boolean {
  return limit !== undefined && count > limit;
}

/** The plan names on the wire. */
export const PACK_NAMES = { basic: 'Basic', flow: 'Flow', enterprise: 'Enterprise' } as const;

/** The plan of a wire name, ignoring case; undefined for an unknown one. */
export function findPack(name: unknown): Pack | undefined {
  return typeof name === 'string' ? PACKS.find((pack) => pack === name.toLowerCase()) : undefined;
}
