import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';
import { canReadOwnWorkspace, withFeature } from './workspace.ts';

/** Administrators read all teams, a talent the teams it belongs to; nobody while the feature is off. */
export function canReadTeams(actor: Actor): Access {
  return withFeature(canReadOwnWorkspace(actor), actor, 'FEATURE_TEAMS');
}

/** Creating, changing and deleting teams and their members. */
export function canEditTeams(actor: Actor): Access {
  return withFeature(canAdministrate(actor), actor, 'FEATURE_TEAMS');
}

/** The roles of a team are for its administrators; a talent sees the role it holds through its own assignment. */
export function canReadTeamRoles(actor: Actor): Access {
  return canEditTeams(actor);
}
