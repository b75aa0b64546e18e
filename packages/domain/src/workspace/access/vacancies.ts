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

/** Who decides, mails, states of a role, draws and must-haves: administrators. */
export function canRunVacancies(actor: Actor): Access {
  return canAdministrate(actor);
}
