import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, hasOnlyNamedAccess, NOT_ALLOWED } from '../actor.ts';

/** Data shared by all workspaces: feature switches with their defaults, texts. Administrators and talents read it. */
export function canReadPlatform(actor: Actor): Access {
  return hasOnlyNamedAccess(actor) ? NOT_ALLOWED : ALLOWED_ACCESS;
}

/** Shared data and workspaces are changed by platform administrators. */
export function canEditPlatform(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : NOT_ALLOWED;
}
