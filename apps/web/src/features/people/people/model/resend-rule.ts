import { isOpen, type InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';

/** Created, but not yet mailed. */
const UNSENT: readonly InvitationStatus[] = ['SCHEDULED', 'INVITED'];
const HOUR_MS = 3_600_000;
/** The first mail has the creation date of the invitation, within this tolerance. */
const SAME_TIME_MS = 60_000;

interface SentInvitation {
  readonly status: InvitationStatus;
  readonly send_at: string | null;
  readonly date_created: string;
  readonly date_last_invited: string | null;
}

export type ResendState =
  | { readonly can: 'never' }
  | { readonly can: 'now' }
  /** The last mail was sent within the last day. */
  | { readonly can: 'later'; readonly from: Date };

/** Whether an invitation can be resent: while it is open, and a day after the previous mail. */
export function findResendState(invitation: SentInvitation | null, now: Date): ResendState {
  if (invitation === null || !isOpen(invitation.status)) return { can: 'never' };
  const { date_last_invited, date_created, send_at, status } = invitation;
  if (date_last_invited === null) return { can: 'now' };
  const last = new Date(date_last_invited).getTime();
  const wasSentAgain = send_at === null && last - new Date(date_created).getTime() > SAME_TIME_MS;
  const from = new Date(last + RESEND_AFTER_HOURS * HOUR_MS);
  const isOut = !UNSENT.includes(status);
  return (wasSentAgain || isOut) && from > now ? { can: 'later', from } : { can: 'now' };
}
