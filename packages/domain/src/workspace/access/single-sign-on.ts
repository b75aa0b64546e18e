import type { Access, Actor } from '../actor.ts';
import { NOT_ALLOWED, ALLOWED_ACCESS, canAdministrate } from '../actor.ts';

/** The sign-in through the company: administrators of the workspace, and those of the platform for every workspace. */
export function canEditSingleSignOn(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : canAdministrate(actor);
}

/** Proving a domain without its TXT record. */
export function canVerifyDomains(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : NOT_ALLOWED;
}
