import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** Notes about people: administrators of the workspace write and read them. */
export function canUseNotes(actor: Actor): Access {
  return canAdministrate(actor);
}
