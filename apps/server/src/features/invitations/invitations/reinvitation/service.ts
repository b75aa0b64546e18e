import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import {
  INVITATION_MAIL,
  invitationMessageKey,
  surveyLinkKey,
} from '#features/invitations/invitations/emails.ts';
import { insertInvitations } from '#features/invitations/invitations/queries.ts';
import { findFinishedSheet } from '#features/invitations/invitations/reinvitation/queries.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import { assertRested, scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';
import { deriveLinkToken, hashToken } from '#secrets/tokens.ts';

interface Repetition {
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  /** The doubtful sheet. */
  readonly resultId: string;
  /** The mail waits until then, so that it can be recalled. */
  readonly notBefore: Date;
}

/**
 * Invites a person with a doubtful result to retake the survey: creates a new sheet with its own link. The previous
 * result counts until the new one is finished. Throws record.not_found; invitation.not_open for a result that is not
 * doubtful or is on hold, so that nobody must retake the survey until the result pleases; and invitation.resent_today
 * with the seconds to wait. The transaction must be rolled back then.
 */
export async function reinviteInTransaction(
  deps: Deps,
  db: Writer,
  { scope, actor, resultId, notBefore }: Repetition,
): Promise<{ readonly mailId: string }> {
  const sheet = await findFinishedSheet(db, scope, resultId);
  if (sheet === undefined) throw fail('record.not_found');
  if (!isDoubtful(sheet.quality)) throw fail('invitation.not_open');
  const { talent_id: talentId, email: to, language } = sheet;
  await assertRested(deps, db, { scope, to });
  const [slot] = await scheduleSends(deps, db, { scope, mails: [{ to, from: null }], purpose: 'invitation' });
  if (slot === undefined) throw new Error('Every mail gets a slot');
  const now = deps.clock.now();
  const linkId = newId();
  const link = { organizationId: scope.organizationId, id: linkId };
  const tokenHash = hashToken(deriveLinkToken(surveyLinkKey(deps.config), link));
  const newResultId = newId();
  await insertInvitations(db, scope, {
    people: [{ talentId, resultId: newResultId, linkId, tokenHash, language, roles: sheet.invited_for }],
    terms: {
      inviteType: sheet.invite_type,
      flavour: sheet.flavour,
      surveyPath: sheet.survey_path,
      subject: null,
      message: null,
      instrumentVersion: INSTRUMENT_VERSION,
      sendAt: slot.sendAt,
      linkExpiresAt: getLinkEnd(slot.sendAt ?? now),
      now,
      ...(sheet.entrance === null ? {} : { entrance: sheet.entrance }),
    },
  });
  const mail = {
    id: newId(),
    messageKey: invitationMessageKey(newResultId, 1),
    kind: INVITATION_MAIL.kind,
    to,
    language,
    payload: { resultId: newResultId, count: 1, invitedBy: actor.userId },
    slot,
    notBefore,
  };
  await queueMails(deps, db, scope, { mails: [mail] });
  const line = { scope, actor, action: 'invitations.resend', items: [newResultId], talentIds: [talentId] };
  await recordAudit(db, line);
  return { mailId: mail.id };
}
