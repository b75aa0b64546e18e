import type { Access, Actor } from '../actor.ts';
import { canAdministrate, isAdmin, NOT_ALLOWED, PUBLIC_CHECK } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace, withFeature } from './workspace.ts';

/** Administrators read all talents of the workspace, talents only their own record. */
export function canReadTalents(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** Administrators change the talents of the workspace, talents some fields of their own record. */
export function canEditTalents(actor: Actor): Access {
  return canWriteInWorkspace(actor);
}

/** Spending the talent insights of the workspace: its administrators, except in the workspace of the public check. */
export function canUnlockTalents(actor: Actor): Access {
  const access = canAdministrate(actor);
  return access.isAllowed && actor.isPublicCheck === true ? PUBLIC_CHECK : access;
}

/** Reading talents of other workspaces who are open for work: administrators. */
export function canReadPool(actor: Actor): Access {
  return canAdministrate(actor);
}

/** The impressions of one's own snapshot: the person. */
export function canReadPoolImpressions(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** Exporting names and addresses: the administrators of the workspace. */
export function canExportTalents(actor: Actor): Access {
  return canAdministrate(actor);
}

/** The saved views of the list of talents: administrators of the workspace. */
export function canReadTalentViews(actor: Actor): Access {
  return isAdmin(actor) ? canReadOwnWorkspace(actor) : NOT_ALLOWED;
}

/** Saving views of the list. */
export function canEditTalentViews(actor: Actor): Access {
  return canAdministrate(actor);
}

/** The history of a person, and who read the result: administrators of the workspace. */
export function canReadHistory(actor: Actor): Access {
  return canAdministrate(actor);
}
/** Recruiting actions on people, one or many at a time: status, tags, deletion, anonymising. */
export function canWorkWithTalents(actor: Actor): Access {
  return canAdministrate(actor);
}

/** Writing to many talents at once. */
export function canMessageTalents(actor: Actor): Access {
  return withFeature(canAdministrate(actor), actor, 'FEATURE_CHAT');
}
