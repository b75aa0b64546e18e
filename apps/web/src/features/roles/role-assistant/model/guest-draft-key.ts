import { findDraft, GUEST } from '#lib/drafts.ts';

/** The key of a visitor's draft in this browser. */
export const GUEST_DRAFT = `${GUEST}/role-assistant`;

/** The page that offers the draft after signing in. */
export const OFFER_PAGE = '/roles/create/assistant';

/** Whether this browser has such a draft. */
export function hasGuestDraft(): boolean {
  return findDraft(GUEST_DRAFT) !== undefined;
}
