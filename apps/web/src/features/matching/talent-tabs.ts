import { readOneOf, searchReader } from '#lib/search-values.ts';

/** The tabs of a talent's page, as the URL names them; in a file of their own, so that the route stays small. */
export const TALENT_TABS = ['personality', 'fit'] as const;
export type TalentTab = (typeof TALENT_TABS)[number];

export const readTalentSearch = searchReader({ tab: readOneOf(TALENT_TABS) });
