import type { Access, Actor } from '../actor.ts';
import {
  ALLOWED_ACCESS,
  canAdministrate,
  FROZEN_ACCESS,
  isHiringManager,
  isLockedOut,
  NO_WORKSPACE,
} from '../actor.ts';

/**
 * Reading the people of a role, proposing whom to meet, rating interviews and signing decisions: administrators for every
 * role, hiring managers for the roles they decide about. `findVacancy` on the server checks the role.
 */
export function canWorkOnVacancies(actor: Actor): Access {
  if (!isHiringManager(actor)) return canAdministrate(actor);
  if (actor.organizationId === undefined) return NO_WORKSPACE;
  return isLockedOut(actor) ? FROZEN_ACCESS : ALLOWED_ACCESS;
}

/**
 * The roles that the caller decides about. An account that belongs to no workspace reads whom to ask when it was a
 * hiring manager, and nothing else.
 */
export function canReadOwnVacancies(actor: Actor): Access {
  const isOutside = actor.userRole === 'ORG_USER' && actor.organizationId === undefined;
  return isOutside ? ALLOWED_ACCESS : canWorkOnVacancies(actor);
}

/** Who decides, mails, states of a role, draws and must-haves: administrators. */
export function canRunVacancies(actor: Actor): Access {
  return canAdministrate(actor);
}
