import type { Access, Actor } from '../actor.ts';
import { NOT_ALLOWED } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace } from './workspace.ts';

/** Administrators read what a talent wants and has done once its insight is unlocked, the talent itself always. */
export function canReadJobProfiles(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** A person fills in the own profile. Nobody does it for somebody else, administrators neither. */
export function canEditOwnJobProfile(actor: Actor): Access {
  const access = canWriteInWorkspace(actor);
  return access.allowed && actor.talentId === undefined ? NOT_ALLOWED : access;
}
