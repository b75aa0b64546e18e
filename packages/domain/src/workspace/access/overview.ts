import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** The start page with data of the whole workspace: its administrators. */
export function canReadOverview(actor: Actor): Access {
  return canAdministrate(actor);
}
