import { fail } from '@quint/contract/errors.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { INVITATION_MAIL, invitationMessageKey, surveyLinkKey } from '#features/invitations/emails.ts';
import type { AssessmentTerms, ParticipantToInvite } from '#features/invitations/participants/queries.ts';
import { listUninvited, lockAssessment } from '#features/invitations/participants/queries.ts';
import { insertInvitations } from '#features/invitations/queries.ts';
import { getLinkEnd, INSTRUMENT_VERSION } from '#features/invitations/service.ts';
import { scopeOfActor } from '#http/access.ts';
import { deriveLinkToken, hashToken } from '#http/tokens.ts';
import { queueMails } from '#mail/outbox.ts';

function prepare(deps: Deps, scope: OrganizationScope, participant: ParticipantToInvite) {
  const linkId = newId();
  const link = { organizationId: scope.organizationId, id: linkId };
  const tokenHash = hashToken(deriveLinkToken(surveyLinkKey(deps.config), link));
  const { talent_id: talentId, email, language } = participant;
  return { talentId, resultId: newId(), linkId, tokenHash, email, language };
}

/** An assessment that begins later invites on the morning it does; its links live as long as it lasts, or longer. */
function termsOf(assessment: AssessmentTerms, now: Date) {
  const sendAt = assessment.starts_at > now ? assessment.send_at : null;
  const end = getLinkEnd(sendAt ?? now);
  return { sendAt, linkExpiresAt: end > assessment.ends_at ? end : assessment.ends_at };
}

/**
 * Invites the participants of an assessment who have no invitation to it yet, all in one transaction; again it invites
 * who was added since. Returns how many. Throws `record.not_found`, and `assessment.over` after its last day.
 */
export async function inviteParticipants(deps: Deps, actor: Actor, assessmentId: string): Promise<number> {
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  return deps.db.write(scope, async (db) => {
    const assessment = await lockAssessment(db, scope, assessmentId);
    if (assessment === undefined) throw fail('record.not_found');
    if (assessment.ends_at <= now) throw fail('assessment.over');
    const uninvited = await listUninvited(db, scope, assessmentId);
    const people = uninvited.map((participant) => prepare(deps, scope, participant));
    if (people.length === 0) return 0;
    const { sendAt, linkExpiresAt } = termsOf(assessment, now);
    await insertInvitations(db, scope, {
      people,
      terms: {
        inviteType: assessment.purpose === 'recruiting' ? 'recruiting' : 'team',
        flavour: 'standard',
        surveyPath: null,
        subject: null,
        message: null,
        instrumentVersion: INSTRUMENT_VERSION,
        sendAt,
        linkExpiresAt,
        now,
        assessmentId,
      },
    });
    const mails = people.map(({ resultId, email, language }) => ({
      messageKey: invitationMessageKey(resultId, 1),
      kind: INVITATION_MAIL.kind,
      to: email,
      language,
      payload: { resultId, count: 1, invitedBy: actor.userId },
    }));
    await queueMails(deps, db, scope, { mails, ...(sendAt === null ? {} : { startAfter: sendAt }) });
    return people.length;
  });
}
