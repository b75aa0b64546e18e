import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';
import { canReadOwnWorkspace, withFeature } from './workspace.ts';

/** Administrators read all assessments, talents the ones they take part in; nobody while the feature is off. */
export function canReadAssessments(actor: Actor): Access {
  return withFeature(canReadOwnWorkspace(actor), actor, 'FEATURE_ASSESSMENTS');
}

/** Creating, changing and deleting assessments, and who takes part in them. */
export function canEditAssessments(actor: Actor): Access {
  return withFeature(canAdministrate(actor), actor, 'FEATURE_ASSESSMENTS');
}
