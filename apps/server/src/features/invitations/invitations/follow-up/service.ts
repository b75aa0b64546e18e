import { fail } from '@quint/contract/base/errors.ts';
import type { InvitationAnswer } from '@quint/contract/invitations/invitations.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { recordAudit } from '#database/audit.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import {
  getSurveyPage,
  INVITATION_MAIL,
  invitationMessageKey,
} from '#features/invitations/invitations/emails.ts';
import type { Invitation } from '#features/invitations/invitations/follow-up/queries.ts';
import {
  cancelInvitation,
  findInvitation,
  findSharing,
  renewInvitation,
  reopenInvitation,
} from '#features/invitations/invitations/follow-up/queries.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import { makePass } from '#features/invitations/invitations/passes/service.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { assertRested, lockMailBudget, scheduleSends } from '#outbox/budget.ts';
import { cancelMails, queueMails, requeueMails } from '#outbox/outbox.ts';

async function getInvitation(db: Reader, scope: OrganizationScope, resultId: string): Promise<Invitation> {
  const invitation = await findInvitation(db, scope, resultId);
  if (invitation === undefined) throw fail('record.not_found');
  return invitation;
}

async function getOpenInvitation(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<Invitation & { readonly link_id: string }> {
  const invitation = await getInvitation(db, scope, resultId);
  const { link_id } = invitation;
  if (!isOpen(invitation.status) || link_id === null) throw fail('invitation.not_open');
  return { ...invitation, link_id };
}

function toAnswer(invitation: Invitation): InvitationAnswer['data'] {
  return {
    id: invitation.id,
    status: invitation.status,
    date_last_invited: invitation.date_last_invited?.toISOString() ?? null,
    send_at: invitation.send_at?.toISOString() ?? null,
    link_expires_at: invitation.link_expires_at.toISOString(),
  };
}

/** Audits an administrator's action on an invitation. */
async function recordAction(
  { db, scope, actor }: { db: Writer; scope: OrganizationScope; actor: Actor },
  action: 'resend' | 'cancel' | 'reopen',
  { id, talent_id }: Invitation,
): Promise<void> {
  const line = { scope, actor, action: `invitations.${action}`, items: [id], talentIds: [talent_id] };
  await recordAudit(db, line);
}

/** Message keys of all mails of an invitation so far. */
function messageKeysOf(invitation: Invitation): string[] {
  return Array.from({ length: invitation.invitation_count }, (_, index) =>
    invitationMessageKey(invitation.id, index + 1),
  );
}

function secondsUntilNext(invitation: Invitation, now: Date): number {
  const last = invitation.date_last_invited ?? now;
  const next = last.getTime() + RESEND_AFTER_HOURS * 3_600_000;
  return Math.max(1, Math.ceil((next - now.getTime()) / 1000));
}

interface Renewal {
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly resultId: string;
  /** The mail waits until then, so that it can be recalled; undefined sends it at once. */
  readonly notBefore?: Date;
}

/**
 * Resends an open invitation and extends its link; its queued mails are cancelled. A scheduled one is sent as soon as
 * the budget has room. Throws record.not_found, invitation.not_open, or invitation.resent_today with the seconds to
 * wait. The transaction must be rolled back then.
 */
export async function renewInTransaction(
  deps: Deps,
  db: Writer,
  { scope, actor, resultId, notBefore }: Renewal,
): Promise<{ readonly invitation: Invitation; readonly mailId: string }> {
  const now = deps.clock.now();
  const before = await getOpenInvitation(db, scope, resultId);
  const { email: to } = before;
  await assertRested(deps, db, { scope, to });
  await cancelMails(db, scope, messageKeysOf(before));
  const wantedMails = [{ to, from: null }];
  const [slot] = await scheduleSends(deps, db, { scope, mails: wantedMails, purpose: 'invitation' });
  const sendAt = slot?.sendAt ?? null;
  const renewal = { resultId, now, sendAt, linkExpiresAt: getLinkEnd(sendAt ?? now) };
  const count = await renewInvitation(db, scope, renewal);
  if (count === undefined || slot === undefined) {
    throw fail('invitation.resent_today', { seconds: secondsUntilNext(before, now) });
  }
  const invitation = await getOpenInvitation(db, scope, resultId);
  const mail = {
    id: newId(),
    messageKey: invitationMessageKey(resultId, count),
    kind: INVITATION_MAIL.kind,
    to: invitation.email,
    language: invitation.language,
    payload: { resultId, count, invitedBy: actor.userId },
    slot,
    ...(notBefore === undefined ? {} : { notBefore }),
  };
  await queueMails(deps, db, scope, { mails: [mail] });
  await recordAction({ db, scope, actor }, 'resend', invitation);
  return { invitation, mailId: mail.id };
}

/** As `resendInvitation`, in its own transaction. */
export async function resendInvitation(
  deps: Deps,
  actor: Actor,
  resultId: string,
): Promise<InvitationAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (db) => {
    await lockMailBudget(db, scope);
    return toAnswer((await renewInTransaction(deps, db, { scope, actor, resultId })).invitation);
  });
}

/**
 * A one-time link to the survey of an open invitation, for copying and for a QR code. It does not verify the person,
 * and is audited. Throws record.not_found, invitation.not_open, FORBIDDEN for a masked talent, and
 * invitation.opened_by_talent once the person has opened the mailed link.
 */
export async function copyInvitationLink(
  deps: Deps,
  actor: Actor,
  resultId: string,
): Promise<{ url: string; expires: string }> {
  const scope = scopeOfActor(actor);
  const { userId } = actor;
  return deps.db.write(scope, async (db) => {
    const invitation = await getOpenInvitation(db, scope, resultId);
    const facts = await findSharing(db, scope, { resultId, userId });
    if (facts === undefined) throw fail('record.not_found');
    if (facts.is_masked) throw fail('FORBIDDEN');
    if (facts.is_confirmed) throw fail('invitation.opened_by_talent');
    const { link_expires_at: linkEnd, flavour, survey_path: surveyPath } = invitation;
    const { token, expiresAt } = await makePass(deps, db, {
      scope,
      pass: { resultId, kind: 'copied', linkEnd, userId: accountOf(actor) },
    });
    await recordAudit(db, {
      scope,
      actor,
      action: 'survey_links.copy',
      items: [resultId],
      talentIds: [facts.talent_id],
    });
    const url = getSurveyPage(deps.config, { flavour, surveyPath }, token);
    return { url, expires: expiresAt.toISOString() };
  });
}

interface Withdrawal {
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly resultId: string;
}

/**
 * Withdraws an invitation: its link stops working and queued mails are not sent. Throws record.not_found and
 * invitation.not_open.
 */
export async function withdrawInTransaction(
  deps: Deps,
  db: Writer,
  { scope, actor, resultId }: Withdrawal,
): Promise<Invitation> {
  await getInvitation(db, scope, resultId);
  const wasOpen = await cancelInvitation(db, scope, { resultId, now: deps.clock.now() });
  if (!wasOpen) throw fail('invitation.not_open');
  const invitation = await getInvitation(db, scope, resultId);
  await cancelMails(db, scope, messageKeysOf(invitation));
  await recordAction({ db, scope, actor }, 'cancel', invitation);
  return invitation;
}

/**
 * Undoes the withdrawal of an invitation: status, links and queued mail are as before. Throws invitation.not_withdrawn.
 */
export async function reopenInTransaction(
  deps: Deps,
  db: Writer,
  { scope, actor, resultId }: Withdrawal,
): Promise<Invitation> {
  const wasWithdrawn = await reopenInvitation(db, scope, { resultId, now: deps.clock.now() });
  if (!wasWithdrawn) throw fail('invitation.not_withdrawn');
  const invitation = await getInvitation(db, scope, resultId);
  await requeueMails(deps, db, scope, [invitationMessageKey(resultId, invitation.invitation_count)]);
  await recordAction({ db, scope, actor }, 'reopen', invitation);
  return invitation;
}

/** Withdraws an invitation in its own transaction. */
export async function cancelOpenInvitation(
  deps: Deps,
  actor: Actor,
  resultId: string,
): Promise<InvitationAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (db) =>
    toAnswer(await withdrawInTransaction(deps, db, { scope, actor, resultId })),
  );
}
