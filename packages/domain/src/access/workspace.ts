import type { Access, Actor } from '../actor.ts';
import { ALLOWED, canAdministrate, FROZEN, isAdmin, isLockedOut, NO_WORKSPACE } from '../actor.ts';
import type { Feature } from '../features.ts';

/**
 * A person of the workspace may look. In a frozen workspace its administrators are stopped, while a talent keeps
 * reading the own profile.
 */
export function canReadOwnWorkspace(actor: Actor): Access {
  if (actor.organizationId === undefined) return NO_WORKSPACE;
  return isAdmin(actor) && isLockedOut(actor) ? FROZEN : ALLOWED;
}

/** A person of the workspace may change what is the own; nobody may in a frozen one. */
export function canWriteInWorkspace(actor: Actor): Access {
  if (actor.organizationId === undefined) return NO_WORKSPACE;
  return isLockedOut(actor) ? FROZEN : ALLOWED;
}

/** A yes stays a yes only while the feature is on in the workspace. */
export function withFeature(access: Access, actor: Actor, feature: Feature): Access {
  if (!access.allowed || actor.features.has(feature)) return access;
  return { allowed: false, because: 'feature_off', feature };
}

/** Workspaces and who belongs to them: the own one, all of them for administrators of the platform. */
export function canReadWorkspaces(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED : canReadOwnWorkspace(actor);
}

/** Settings of workspaces: the own one for its administrators, all of them for administrators of the platform. */
export function canEditWorkspaces(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED : canAdministrate(actor);
}

/** Telling the people of the product what one thinks: everybody of a workspace, a paused one too. */
export function canGiveFeedback(actor: Actor): Access {
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED;
}
