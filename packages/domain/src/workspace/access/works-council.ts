import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, canAdministrate, isWorksCouncil, NO_WORKSPACE } from '../actor.ts';

/**
 * How a workspace works with results: its settings, the ranges of its roles and their history, who opened results. The
 * seat of the works council reads it, in a frozen workspace too; administrators see what the seat sees.
 */
export function canReadOversight(actor: Actor): Access {
  if (!isWorksCouncil(actor)) return canAdministrate(actor);
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED_ACCESS;
}

/** How groups of talents fare, in counts without persons: administrators and the seat of the works council. */
export function canReadFairness(actor: Actor): Access {
  return canReadOversight(actor);
}
