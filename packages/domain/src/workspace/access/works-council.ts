import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, canAdministrate, isWorksCouncil, NO_WORKSPACE } from '../actor.ts';

/**
 * How a workspace uses results: its settings, the ranges of its roles and their history, who opened results. The works
 * council account reads it, also in a frozen workspace; administrators see the same.
 */
export function canReadOversight(actor: Actor): Access {
  if (!isWorksCouncil(actor)) return canAdministrate(actor);
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED_ACCESS;
}

/** Statistics of groups, without persons: administrators and the works council account. */
export function canReadFairness(actor: Actor): Access {
  return canReadOversight(actor);
}
