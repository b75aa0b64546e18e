import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, canAdministrate, NOT_ALLOWED } from '../actor.ts';
import { canReadOwnWorkspace, withFeature } from './workspace.ts';

/** Administrators read all roles, talents the roles they are considered for. */
export function canReadRoles(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** Creating, changing and deleting roles, and who is considered for them. */
export function canEditRoles(actor: Actor): Access {
  return canAdministrate(actor);
}

/** The parts of a role for administrators only: skills, courses, teams, stakeholder answers. */
export function canReadRoleDetails(actor: Actor): Access {
  return canAdministrate(actor);
}

/** Asking stakeholders about a role, which is part of the role assistant. */
export function canAskStakeholders(actor: Actor): Access {
  return withFeature(canAdministrate(actor), actor, 'FEATURE_ROLE_ASSISTANT');
}

/** The platform's courses are available to everybody in a workspace. */
export function canReadTrainingCourses(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : canReadOwnWorkspace(actor);
}

/** Platform administrators manage the list of courses. */
export function canEditTrainingCourses(actor: Actor): Access {
  return actor.userRole === 'APP_ADMIN' ? ALLOWED_ACCESS : NOT_ALLOWED;
}
