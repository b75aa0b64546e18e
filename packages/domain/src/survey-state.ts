import type { InvitationStatus } from './invitation-status.ts';

export type SheetState = 'open' | 'not_started' | 'completed' | 'expired';

/** How a survey stands by the status of its invitation. A canceled one is closed like an expired one. */
export function sheetStateOf(status: InvitationStatus): SheetState {
  if (status === 'FINISHED') return 'completed';
  if (status === 'SCHEDULED') return 'not_started';
  return status === 'CANCELED' ? 'expired' : 'open';
}

/**
 * What a survey link leads to. The life of the link decides who may begin; a survey that was begun in time is not
 * taken away. A finished one stays recognisable as finished.
 */
export function linkStateOf(link: { status: InvitationStatus; expiresAt: Date }, now: Date): SheetState {
  const state = sheetStateOf(link.status);
  return state !== 'completed' && link.expiresAt <= now ? 'expired' : state;
}
