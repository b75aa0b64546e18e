import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** What wants the asking person today, over the whole workspace: its administrators. */
export function canReadOverview(actor: Actor): Access {
  return canAdministrate(actor);
}
