import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';
import { canReadOwnWorkspace } from './workspace.ts';

/** Administrators read all roles, a talent the roles it is considered for. */
export function canReadRoles(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** Creating, changing and deleting roles, and who is considered for them. */
export function canEditRoles(actor: Actor): Access {
  return canAdministrate(actor);
}
