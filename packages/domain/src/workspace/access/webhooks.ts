import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** Seeing and changing what other systems are told: administrators of the workspace. */
export function canEditWebhooks(actor: Actor): Access {
  return canAdministrate(actor);
}
