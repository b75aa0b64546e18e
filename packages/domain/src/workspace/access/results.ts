import type { Access, Actor } from '../actor.ts';
import {
  ALLOWED_ACCESS,
  canAdministrate,
  FROZEN_ACCESS,
  hasOnlyNamedAccess,
  isAdmin,
  isLockedOut,
  isWorksCouncil,
  NO_WORKSPACE,
  NOT_ALLOWED,
} from '../actor.ts';
import { withFeature } from './workspace.ts';

/** Results and fit of everybody in the workspace: its administrators. */
export function canReadResults(actor: Actor): Access {
  return canAdministrate(actor);
}

/**
 * One report: administrators, and possibly the talent itself. A frozen workspace keeps people's own results readable
 * and locks its administrators out.
 */
export function canReadReports(actor: Actor): Access {
  if (hasOnlyNamedAccess(actor)) return NOT_ALLOWED;
  if (isAdmin(actor)) return canAdministrate(actor);
  if (actor.organizationId === undefined || actor.talentId === undefined) {
    return isLockedOut(actor) ? FROZEN_ACCESS : NOT_ALLOWED;
  }
  return ALLOWED_ACCESS;
}

/** A person's statement on their own result: everybody with a talent record, also in a frozen workspace. */
export function canWriteOwnStatement(actor: Actor): Access {
  if (isWorksCouncil(actor) || actor.talentId === undefined) return NOT_ALLOWED;
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED_ACCESS;
}

/** The report as a PDF: administrators while the feature is on; one's own in any case. */
export function canDownloadReports(actor: Actor): Access {
  const access = canReadReports(actor);
  return isAdmin(actor) ? withFeature(access, actor, 'FEATURE_PDF_REPORT') : access;
}

/** Whether this person may read a result of the workspace: administrators any, others their own. */
export function isResultReadable(actor: Actor, talentId: string): boolean {
  return isAdmin(actor) || (!isWorksCouncil(actor) && actor.talentId === talentId);
}

/**
 * The price and status of one's own premium report: everybody with a talent record, including administrators and in a
 * frozen workspace. Only about oneself.
 */
export function canReadOwnReport(actor: Actor): Access {
  if (isWorksCouncil(actor) || actor.talentId === undefined) return NOT_ALLOWED;
  return actor.organizationId === undefined ? NO_WORKSPACE : ALLOWED_ACCESS;
}
