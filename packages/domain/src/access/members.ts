import type { Access, Actor } from '../actor.ts';
import { ALLOWED, canAdministrate } from '../actor.ts';

/** Inviting people to work in a workspace: into the own one, and into any for administrators of the platform. */
export function canInviteMembers(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED : canAdministrate(actor);
}
