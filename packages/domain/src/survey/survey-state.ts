import type { InvitationStatus } from '../base/invitation-status.ts';

export type SheetState = 'open' | 'not_started' | 'completed' | 'expired' | 'role_filled';
export type LinkState = SheetState | 'assessment_expired';

/**
 * The state of a survey by the status of its invitation. A withdrawn one is closed like an expired one, unless it ended
 * because its role was filled, which its person may know.
 */
export function sheetStateOf(status: InvitationStatus, isRoleFilled = false): SheetState {
  if (status === 'FINISHED') return 'completed';
  if (status === 'SCHEDULED') return 'not_started';
  if (status !== 'CANCELED') return 'open';
  return isRoleFilled ? 'role_filled' : 'expired';
}

/** A sheet as seen by a session. */
export interface SheetInHand {
  readonly status: InvitationStatus;
  /** Whether it ended because its role was filled. */
  readonly isRoleFilled?: boolean;
  readonly isSubmitted: boolean;
  /** Whether its person's address was verified. */
  readonly isConfirmed: boolean;
  /** Whether the session is verified to be that person's. */
  readonly isProved: boolean;
}

export type SurveySessionState = SheetState | 'awaiting_proof' | 'whose_answers';

/**
 * The state of a survey for a session. A sheet submitted without verification waits for it; a verified person with
 * answers of another device is first asked whose they are.
 */
export function toSurveySessionState({
  status,
  isRoleFilled,
  isSubmitted,
  isConfirmed,
  isProved,
}: SheetInHand): SurveySessionState {
  const state = sheetStateOf(status, isRoleFilled);
  if (state !== 'open' || isConfirmed) return state;
  if (isProved) return 'whose_answers';
  return isSubmitted ? 'awaiting_proof' : 'open';
}

export interface LinkToOpen {
  readonly status: InvitationStatus;
  /** Whether it ended because its role was filled. */
  readonly isRoleFilled?: boolean;
  readonly expiresAt: Date;
  /** The start of its assessment. */
  readonly startsAt?: Date | null;
  /** The end of that assessment. */
  readonly endsAt?: Date | null;
}

/**
 * The state behind a survey link. Its expiry determines who may begin; a survey begun in time stays open on its device.
 * A finished one is still reported as finished, and one of an assessment reports its start or end; until then its link
 * works.
 */
export function linkStateOf(link: LinkToOpen, now: Date): LinkState {
  const state = sheetStateOf(link.status, link.isRoleFilled);
  if (state === 'completed' || state === 'expired' || state === 'role_filled') return state;
  if (link.endsAt && link.endsAt <= now) return 'assessment_expired';
  const endsAt = link.endsAt ?? link.expiresAt;
  if (link.expiresAt <= now && endsAt <= now) return 'expired';
  return link.startsAt && link.startsAt > now ? 'not_started' : state;
}
