import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';
import { canReadOwnWorkspace, withFeature } from './workspace.ts';

/** Administrators read all goals, talents those of their own teams; nobody while the feature is off. */
export function canReadGoals(actor: Actor): Access {
  return withFeature(canReadOwnWorkspace(actor), actor, 'FEATURE_GOALS');
}

/** Creating, changing and deleting goals, their teams and key results. */
export function canEditGoals(actor: Actor): Access {
  return withFeature(canAdministrate(actor), actor, 'FEATURE_GOALS');
}
