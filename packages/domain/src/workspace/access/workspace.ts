import type { Access, Actor } from '../actor.ts';
import {
  ALLOWED_ACCESS,
  canAdministrate,
  FROZEN_ACCESS,
  hasOnlyNamedAccess,
  isAdmin,
  isLockedOut,
  NO_WORKSPACE,
  NOT_ALLOWED,
} from '../actor.ts';
import type { Feature } from '../features.ts';

/**
 * Reading, for administrators and talents of the workspace. A frozen workspace stops its administrators, while talents
 * keep reading their own profile.
 */
export function canReadOwnWorkspace(actor: Actor): Access {
  if (hasOnlyNamedAccess(actor)) return NOT_ALLOWED;
  if (actor.organizationId === undefined) return NO_WORKSPACE;
  return isAdmin(actor) && isLockedOut(actor) ? FROZEN_ACCESS : ALLOWED_ACCESS;
}

/** Changing one's own data, for administrators and talents of the workspace; nobody in a frozen one. */
export function canWriteInWorkspace(actor: Actor): Access {
  if (hasOnlyNamedAccess(actor)) return NOT_ALLOWED;
  if (actor.organizationId === undefined) return NO_WORKSPACE;
  return isLockedOut(actor) ? FROZEN_ACCESS : ALLOWED_ACCESS;
}

/** Refuses an allowed access while the feature is off. */
export function withFeature(access: Access, actor: Actor, feature: Feature): Access {
  if (!access.isAllowed || actor.features.has(feature)) return access;
  return { isAllowed: false, because: 'feature_off', feature };
}

/** Workspaces and their members: one's own, and all of them for administrators of the platform. */
export function canReadWorkspaces(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : canReadOwnWorkspace(actor);
}

/** Settings of workspaces: one's own for its administrators, and all of them for administrators of the platform. */
export function canEditWorkspaces(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : canAdministrate(actor);
}

/** Sending feedback: everybody in a workspace, also a frozen one. */
export function canGiveFeedback(actor: Actor): Access {
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED_ACCESS;
}
