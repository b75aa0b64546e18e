/** The input methods for people, as the URL names them; in a file of their own, so that the route stays small. */
export const INPUT_METHODS = ['people', 'list', 'file'] as const;
export type InputMethod = (typeof INPUT_METHODS)[number];
