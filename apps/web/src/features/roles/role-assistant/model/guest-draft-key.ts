import { findDraft, GUEST } from '#lib/drafts.ts';

/** The name of the draft of a visitor without a session, in this browser. */
export const GUEST_DRAFT = `${GUEST}/role-assistant`;

/** The page that offers it to those who are signed in. */
export const OFFER_PAGE = '/roles/create/assistant';

/** Whether this browser has such a draft. */
export function hasGuestDraft(): boolean {
  return findDraft(GUEST_DRAFT) !== undefined;
}
