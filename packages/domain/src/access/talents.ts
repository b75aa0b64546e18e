import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace } from './workspace.ts';

/** Administrators read all talents of the workspace, a talent only the own record. */
export function canReadTalents(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** Administrators change the talents of the workspace, a talent some fields of the own record. */
export function canEditTalents(actor: Actor): Access {
  return canWriteInWorkspace(actor);
}

/** Spending the talent insights of the workspace: its administrators. */
export function canUnlockTalents(actor: Actor): Access {
  return canAdministrate(actor);
}

/** Taking names and addresses out into a file: the administrators of the workspace. */
export function canExportTalents(actor: Actor): Access {
  return canAdministrate(actor);
}
