/** The input methods for people, as the URL names them; in a file of their own, so that the route stays small. */
export const WAYS = ['people', 'list', 'file'] as const;
export type Way = (typeof WAYS)[number];
