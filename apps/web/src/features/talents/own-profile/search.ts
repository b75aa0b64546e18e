import { readOneOf, searchReader } from '#lib/search-values.ts';

/** The tabs of the own profile, as named in the URL. */
export const OWN_TABS = ['profile', 'result', 'roles', 'data'] as const;
export type OwnTab = (typeof OWN_TABS)[number];

export const readOwnSearch = searchReader({ tab: readOneOf(OWN_TABS) });
