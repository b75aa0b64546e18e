import { normalizeEmail } from '@quint/domain/base/email.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { recordAudit } from '#database/audit.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfWrite } from '#database/scopes.ts';
import {
  INVITATION_MAIL,
  invitationMessageKey,
  surveyLinkKey,
} from '#features/invitations/invitations/emails.ts';
import { insertInvitations } from '#features/invitations/invitations/queries.ts';
import { REMINDER_MAIL } from '#features/invitations/invitations/reminders/emails.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import { SURVEY_LINK_MAIL } from '#features/invitations/invitations/personal-link/emails.ts';
import { addressChangedMailOf } from '#features/people/talents/addresses/emails.ts';
import type { Addressee, CalledOff } from '#features/people/talents/addresses/queries.ts';
import { cancelSheets, revokeAccess, lockAddresses } from '#features/people/talents/addresses/queries.ts';
import { lockSheetsOf } from '#features/people/talents/locking/queries.ts';
import { deriveLinkToken, hashToken } from '#secrets/tokens.ts';
import type { PendingWrite, AppliedWrite } from '#items/declare/writes.ts';
import { lockMailBudget, scheduleSends } from '#outbox/budget.ts';
import { cancelMailsTo, queueMails } from '#outbox/outbox.ts';

/** Kinds of mails with a link to a sheet, which must not be sent to a former address. */
const KINDS_WITH_LINK = [INVITATION_MAIL.kind, REMINDER_MAIL.kind, SURVEY_LINK_MAIL.kind];

/** The addresses before a write that may change them. */
export async function readFormerAddresses({
  db,
  organizationId,
  keys,
  columns,
}: PendingWrite): Promise<Addressee[]> {
  if (typeof columns.email !== 'string') return [];
  await lockMailBudget(db, { organizationId });
  await lockSheetsOf(db, { organizationId }, keys);
  return lockAddresses(db, { organizationId }, keys);
}

interface Change {
  readonly write: AppliedWrite;
  readonly scope: OrganizationScope;
  readonly now: Date;
  readonly talent: Addressee;
}

/** A new sheet that replaces a withdrawn one, and its invitation to the new address. */
async function inviteAgain({ write, scope, now, talent }: Change, off: CalledOff): Promise<void> {
  const { deps, db, actor } = write;
  const [resultId, linkId] = [newId(), newId()];
  const keys = { talentId: talent.id, resultId, linkId };
  const link = { organizationId: scope.organizationId, id: linkId };
  const tokenHash = hashToken(deriveLinkToken(surveyLinkKey(deps.config), link));
  const from = off.send_at !== null && off.send_at > now ? off.send_at : null;
  const { email: to } = talent;
  const [slot] = await scheduleSends(deps, db, { scope, mails: [{ to, from }], purpose: 'invitation' });
  const sendAt = slot?.sendAt ?? null;
  const linkEnd = getLinkEnd(sendAt ?? now);
  await insertInvitations(db, scope, {
    people: [{ ...keys, tokenHash, language: off.language, roles: off.invited_for }],
    terms: {
      inviteType: off.invite_type,
      flavour: off.flavour,
      surveyPath: off.survey_path,
      subject: off.mail_subject,
      message: off.mail_message,
      instrumentVersion: INSTRUMENT_VERSION,
      sendAt,
      linkExpiresAt: linkEnd > off.link_expires_at ? linkEnd : off.link_expires_at,
      now,
      ...(off.entrance === null ? {} : { entrance: off.entrance }),
      ...(off.assessment_id === null ? {} : { assessmentId: off.assessment_id }),
    },
  });
  const mail = {
    messageKey: invitationMessageKey(resultId, 1),
    kind: INVITATION_MAIL.kind,
    to,
    language: off.language,
    payload: { resultId, count: 1, invitedBy: actor.userId },
    ...(slot === undefined ? {} : { slot }),
  };
  await queueMails(deps, db, scope, { mails: [mail] });
}

async function followChange(change: Change, former: Addressee): Promise<void> {
  const { write, scope, now, talent } = change;
  const { deps, db, actor } = write;
  await revokeAccess(db, scope, { talentId: talent.id, now });
  await cancelMailsTo(db, scope, { to: former.email, kinds: KINDS_WITH_LINK });
  const off = await cancelSheets(db, scope, { talentId: talent.id, now });
  const invitedSheets = off.filter(({ date_last_invited }) => date_last_invited !== null);
  for (const sheet of invitedSheets) await inviteAgain(change, sheet);
  const mail = addressChangedMailOf(former, { changedBy: actor.userId, now });
  const recipients = [{ to: former.email, from: null }];
  const [slot] = await scheduleSends(deps, db, { scope, mails: recipients, purpose: 'notice' });
  await queueMails(deps, db, scope, { mails: [{ ...mail, ...(slot === undefined ? {} : { slot }) }] });
  await recordAudit(db, {
    scope,
    actor,
    action: 'talents.change_email',
    items: [talent.id],
    talentIds: [talent.id],
    details: { called_off: off.length, invited: invitedSheets.length },
  });
}

/**
 * Called after addresses of talents were changed: revokes the access of the former address, withdraws open sheets and
 * sends new ones to the new address, and notifies the former address. A trigger has unlinked the account. A finished
 * result stays with the talent.
 * Triggers: account of the talent, refused mails, former details, pool snapshot (see triggers.md).
 */
export async function followAddresses(write: AppliedWrite): Promise<void> {
  const former = write.before as readonly Addressee[] | undefined;
  if (former === undefined || former.length === 0) return;
  const scope = scopeOfWrite(write);
  const now = write.deps.clock.now();
  for (const talent of await lockAddresses(write.db, scope, write.keys)) {
    const before = former.find(({ id }) => id === talent.id);
    if (before === undefined || normalizeEmail(before.email) === normalizeEmail(talent.email)) continue;
    await followChange({ write, scope, now, talent }, before);
  }
}

/** Audits the deletion of talents. */
export async function recordDeletion({
  db,
  actor,
  organizationId,
  keys,
  columns,
}: AppliedWrite): Promise<void> {
  if (columns.date_deleted === undefined) return;
  const line = { scope: { organizationId }, actor, action: 'talents.delete', items: keys, talentIds: keys };
  await recordAudit(db, line);
}
