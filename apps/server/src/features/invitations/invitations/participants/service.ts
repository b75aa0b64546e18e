import { fail } from '@quint/contract/base/errors.ts';
import type { InviteParticipantsAnswer } from '@quint/contract/invitations/invitations.ts';
import type { z } from 'zod';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { countByDay } from '@quint/domain/invitations/mail-budget.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import {
  INVITATION_MAIL,
  invitationMessageKey,
  surveyLinkKey,
} from '#features/invitations/invitations/emails.ts';
import type {
  AssessmentTerms,
  ParticipantToInvite,
} from '#features/invitations/invitations/participants/queries.ts';
import { listUninvited, lockAssessment } from '#features/invitations/invitations/participants/queries.ts';
import { insertInvitations } from '#features/invitations/invitations/queries.ts';
import { groupBySendTime } from '#features/invitations/invitations/model.ts';
import { assignSlots } from '#features/invitations/invitations/service.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { deriveLinkToken, hashToken } from '#secrets/tokens.ts';
import { lockMailBudget } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';

function prepare(deps: Deps, scope: OrganizationScope, participant: ParticipantToInvite) {
  const linkId = newId();
  const link = { organizationId: scope.organizationId, id: linkId };
  const tokenHash = hashToken(deriveLinkToken(surveyLinkKey(deps.config), link));
  const { talent_id: talentId, email, language } = participant;
  return { talentId, resultId: newId(), linkId, tokenHash, email, language };
}

/** For an assessment that begins later, invitations are sent on the morning of its first day. */
function getStart(assessment: AssessmentTerms, now: Date): Date | null {
  return assessment.starts_at > now ? assessment.send_at : null;
}

/** Links of an assessment are valid at least until the end of its last day. */
function endOf(linkExpiresAt: Date, { ends_at }: AssessmentTerms): Date {
  const last = new Date(ends_at.getTime() - 1);
  return linkExpiresAt > last ? linkExpiresAt : last;
}

/**
 * Invites the participants of an assessment without an invitation to it, in one transaction; a later call
 * invites those added since. Returns their number, and the days on which their mails are sent. Throws
 * `record.not_found`, and `assessment.over` after its last day.
 */
export async function inviteParticipants(
  deps: Deps,
  actor: Actor,
  assessmentId: string,
): Promise<z.infer<typeof InviteParticipantsAnswer>['data']> {
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  return deps.db.write(scope, async (db) => {
    await lockMailBudget(db, scope);
    const assessment = await lockAssessment(db, scope, assessmentId);
    if (assessment === undefined) throw fail('record.not_found');
    if (assessment.ends_at <= now) throw fail('assessment.over');
    const participants = await listUninvited(db, scope, assessmentId);
    const preparedPeople = participants.map((participant) => prepare(deps, scope, participant));
    const from = getStart(assessment, now);
    const people = await assignSlots(deps, db, { scope, people: preparedPeople, from });
    const sharedTerms = {
      inviteType: assessment.purpose === 'recruiting' ? ('recruiting' as const) : ('team' as const),
      flavour: 'standard' as const,
      surveyPath: null,
      subject: null,
      message: null,
      instrumentVersion: INSTRUMENT_VERSION,
      now,
      assessmentId,
    };
    for (const group of groupBySendTime(people, sharedTerms)) {
      const linkExpiresAt = endOf(group.terms.linkExpiresAt, assessment);
      await insertInvitations(db, scope, { people: group.people, terms: { ...group.terms, linkExpiresAt } });
    }
    const mails = people.map(({ resultId, email, language, slot }) => ({
      messageKey: invitationMessageKey(resultId, 1),
      kind: INVITATION_MAIL.kind,
      to: email,
      language,
      payload: { resultId, count: 1, invitedBy: actor.userId },
      slot,
    }));
    await queueMails(deps, db, scope, { mails });
    return { invited: people.length, days: countByDay(people.map(({ slot }) => slot)) };
  });
}
