/**
 * The life of an invitation. INVITED = created, SENT = mail handed over, OPENED = link opened,
 * PENDING = at least one answer given.
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

/** Whether an invitation may move on to that status. Staying is not moving. */
export function canMoveTo(from: InvitationStatus, to: InvitationStatus): boolean {
  return NEXT[from].includes(to);
}

/** The statuses an invitation can be in before it moves to the given one, for guarded updates. */
export function statusesBefore(to: InvitationStatus): InvitationStatus[] {
  return INVITATION_STATUSES.filter((from) => canMoveTo(from, to));
}

/** Whether the person can still take part. */
export function isOpen(status: InvitationStatus): boolean {
  return NEXT[status].length > 0;
}

/** Whether a person who has finished takes the survey again: where they stand, and where their newest sheet stands. */
export function isRetaking(standing: InvitationStatus | null, newest: InvitationStatus | undefined): boolean {
  return standing === 'FINISHED' && newest !== undefined && isOpen(newest);
}
