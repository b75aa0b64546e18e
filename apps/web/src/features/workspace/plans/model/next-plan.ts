import type { Billing } from '@quint/contract/billing/billing.ts';
import { FLOW_MOST } from '@quint/domain/billing/prices.ts';

export type Seats = 'administrators' | 'members';

/** The plan with space for one more: Flow, Flow with more seats, or Enterprise. */
export function nextPlanFor(
  of: Seats,
  { pack, limits, used: usedSeats }: Billing,
): 'flow' | 'seats' | 'enterprise' {
  if (Math.max(limits[of] ?? 0, usedSeats[of]) >= FLOW_MOST[of]) return 'enterprise';
  return pack === 'basic' ? 'flow' : 'seats';
}
