import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** Changing the retention periods: administrators of the workspace. */
export function canEditRetention(actor: Actor): Access {
  return canAdministrate(actor);
}
