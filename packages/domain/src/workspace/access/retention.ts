import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** Changing how long people are kept: administrators of the workspace. */
export function canEditRetention(actor: Actor): Access {
  return canAdministrate(actor);
}
