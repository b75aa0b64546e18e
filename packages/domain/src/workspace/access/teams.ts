import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';
import { canReadOwnWorkspace, withFeature } from './workspace.ts';

/** Administrators read all teams, talents the teams they belong to; nobody while the feature is off. */
export function canReadTeams(actor: Actor): Access {
  return withFeature(canReadOwnWorkspace(actor), actor, 'FEATURE_TEAMS');
}

/** Creating, changing and deleting teams and their members. */
export function canEditTeams(actor: Actor): Access {
  return withFeature(canAdministrate(actor), actor, 'FEATURE_TEAMS');
}

/** The distribution of a team's results. */
export function canReadTeamResults(actor: Actor): Access {
  return canEditTeams(actor);
}

/** The roles of a team are for administrators; talents see the roles they hold through their own assignments. */
export function canReadTeamRoles(actor: Actor): Access {
  return canEditTeams(actor);
}
