import type { Access, Actor } from '../actor.ts';
import { ALLOWED, isAdmin, NOT_ALLOWED } from '../actor.ts';

/** What is the same for everybody: switches with their defaults, texts. Every signed-in person reads it. */
export function canReadPlatform(_actor: Actor): Access {
  return ALLOWED;
}

/** What is the same for everybody, and all workspaces, are for administrators of the platform to change. */
export function canEditPlatform(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED : NOT_ALLOWED;
}

/** Packages on sale. Administrators read them in a frozen workspace too: buying is the way out of it. */
export function canReadPackages(actor: Actor): Access {
  return isAdmin(actor) ? ALLOWED : NOT_ALLOWED;
}
