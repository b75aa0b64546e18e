/** The ways to enter people, as they stand in the address; apart from the page, so that its route stays light. */
export const WAYS = ['people', 'list', 'file'] as const;
export type Way = (typeof WAYS)[number];
