/** The input methods for people, as named in the URL. In its own file, to keep the route small. */
export const INPUT_METHODS = ['people', 'list', 'file'] as const;
export type InputMethod = (typeof INPUT_METHODS)[number];
