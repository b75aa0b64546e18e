import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import {
  lockWaitingInvitation,
  moveToSendTime,
  releaseSlot,
} from '#features/invitations/invitations/scheduling/queries.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import { scheduleSends } from '#outbox/budget.ts';
import { postponeMail } from '#outbox/outbox.ts';

interface Move {
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly resultId: string;
  /** Null sends it as soon as the budget has room. */
  readonly sendAt: Date | null;
  /** The mail waits until then, so that the move can be undone. */
  readonly notBefore: Date;
}

export interface MovedInvitation {
  /** The former scheduled time. */
  readonly from: Date | null;
  /** The new time: later than requested when the budget of a day is used up. */
  readonly to: Date;
}

/**
 * Sends a scheduled invitation now or at another time: mail, status and link follow. Throws `recall.too_late` once the
 * mail is sent. The transaction must be rolled back then.
 */
export async function rescheduleInTransaction(
  deps: Deps,
  db: Writer,
  { scope, actor, resultId, sendAt, notBefore }: Move,
): Promise<MovedInvitation> {
  const now = deps.clock.now();
  const invitation = await lockWaitingInvitation(db, scope, resultId);
  if (invitation === undefined) throw fail('recall.too_late');
  const { outbox_id: outboxId, email: to, talent_id: talentId, send_at: from } = invitation;
  await releaseSlot(db, scope, outboxId);
  const wantedMails = [{ to, from: sendAt }];
  const [slot] = await scheduleSends(deps, db, { scope, mails: wantedMails, purpose: 'invitation' });
  if (slot === undefined) throw new Error('No slot for one mail');
  const isNow = slot.sendAt === null;
  const goesOut = slot.sendAt ?? notBefore;
  await postponeMail(deps, db, { scope, outboxId, slot: { ...slot, sendAt: goesOut } });
  const linkExpiresAt = getLinkEnd(goesOut);
  await moveToSendTime(db, scope, { resultId, sendAt: isNow ? null : goesOut, linkExpiresAt, now });
  await recordAudit(db, {
    scope,
    actor,
    action: 'invitations.schedule',
    items: [resultId],
    talentIds: [talentId],
    details: { at: goesOut.toISOString() },
  });
  return { from, to: goesOut };
}
