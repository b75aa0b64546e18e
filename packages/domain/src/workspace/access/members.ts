import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, canAdministrate } from '../actor.ts';

/** Inviting members: to the own workspace, and to any for platform administrators. */
export function canInviteMembers(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : canAdministrate(actor);
}

/** Removing members: from the own workspace, and from any for platform administrators. */
export function canRemoveMembers(actor: Actor): Access {
  return canInviteMembers(actor);
}

/** Resetting the second factor of another account. */
export function canResetSecondFactors(actor: Actor): Access {
  return canInviteMembers(actor);
}
