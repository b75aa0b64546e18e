/**
 * The states of an invitation. INVITED = created, SENT = mail sent, OPENED = link opened, PENDING = at least one answer
 * given.
 */
export const INVITATION_STATUSES = [
  'SCHEDULED',
  'INVITED',
  'SENT',
  'OPENED',
  'PENDING',
  'FINISHED',
  'CANCELED',
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

const NEXT: Readonly<Record<InvitationStatus, readonly InvitationStatus[]>> = {
  SCHEDULED: ['INVITED', 'CANCELED'],
  INVITED: ['SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED'],
  SENT: ['OPENED', 'PENDING', 'FINISHED', 'CANCELED'],
  OPENED: ['PENDING', 'FINISHED', 'CANCELED'],
  PENDING: ['FINISHED', 'CANCELED'],
  FINISHED: [],
  CANCELED: [],
};

/** Whether a transition between two states is allowed. Staying in a state is not a transition. */
export function canMoveTo(from: InvitationStatus, to: InvitationStatus): boolean {
  return NEXT[from].includes(to);
}

/** The states from which an invitation can reach the given one, for guarded updates. */
export function statusesBefore(to: InvitationStatus): InvitationStatus[] {
  return INVITATION_STATUSES.filter((from) => canMoveTo(from, to));
}

/** Whether the person can still take part. */
export function isOpen(status: InvitationStatus): boolean {
  return NEXT[status].length > 0;
}

/** Whether a person with a finished survey is retaking it, by their best status and that of their newest sheet. */
export function isRetaking(
  bestStatus: InvitationStatus | null,
  newest: InvitationStatus | undefined,
): boolean {
  return bestStatus === 'FINISHED' && newest !== undefined && isOpen(newest);
}
