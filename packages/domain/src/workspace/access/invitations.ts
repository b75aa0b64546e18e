import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, canAdministrate, PUBLIC_CHECK } from '../actor.ts';
import { canEditAssessments } from './assessments.ts';

/** Inviting talents, and everything about an invitation: resending, sharing its link, withdrawing it. */
export function canInviteTalents(actor: Actor): Access {
  const access = canAdministrate(actor);
  if (!access.isAllowed) return access;
  if (actor.isPublicCheck === true) return PUBLIC_CHECK;
  return actor.features.has('FEATURE_INVITE_TALENTS')
    ? ALLOWED_ACCESS
    : { isAllowed: false, because: 'feature_off', feature: 'FEATURE_INVITE_TALENTS' };
}

/** Reading the progress of a survey: as for inviting; also in the workspace of the public check. */
export function canReadInvitations(actor: Actor): Access {
  return canInviteTalents({ ...actor, isPublicCheck: false });
}

/** Inviting the participants of an assessment. */
export function canInviteParticipants(actor: Actor): Access {
  const access = canInviteTalents(actor);
  return access.isAllowed ? canEditAssessments(actor) : access;
}
