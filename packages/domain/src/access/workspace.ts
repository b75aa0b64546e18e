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

/** Settings of the workspace: its administrators. */
export function canEditWorkspace(actor: Actor): Access {
  return canAdministrate(actor);
}
