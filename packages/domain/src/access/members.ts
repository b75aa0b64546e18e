import type { Access, Actor } from '../actor.ts';
import { ALLOWED, canAdministrate } from '../actor.ts';

/** Inviting people to work in a workspace: into the own one, and into any for administrators of the platform. */
export function canInviteMembers(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED : canAdministrate(actor);
}

/** Removing people who work in a workspace: from the own one, and from any for administrators of the platform. */
export function canRemoveMembers(actor: Actor): Access {
  return canInviteMembers(actor);
}

/** Taking a lost second factor off the account of somebody else. */
export function canResetSecondFactors(actor: Actor): Access {
  return canInviteMembers(actor);
}
