import type { Access, Actor } from '../actor.ts';
import { NOT_ALLOWED } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace } from './workspace.ts';

/** Administrators read a talent's job profile once the insight is unlocked, talents always their own. */
export function canReadJobProfiles(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** People edit their own profile only; administrators cannot edit it for them. */
export function canEditOwnJobProfile(actor: Actor): Access {
  const access = canWriteInWorkspace(actor);
  return access.isAllowed && actor.talentId === undefined ? NOT_ALLOWED : access;
}
