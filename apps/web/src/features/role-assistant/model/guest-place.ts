import { GUEST } from '#lib/drafts.ts';

/** The name of the draft of a visitor without a session, in this browser. */
export const GUEST_DRAFT = `${GUEST}/role-assistant`;
