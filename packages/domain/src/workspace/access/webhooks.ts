import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** Reading and changing webhooks: administrators of the workspace. */
export function canEditWebhooks(actor: Actor): Access {
  return canAdministrate(actor);
}
