import { readOneOf, searchReader } from '#lib/search-values.ts';

/** The tabs of a talent's page, as they stand in its address; apart from the page, so that its route stays light. */
export const TALENT_TABS = ['personality', 'fit'] as const;
export type TalentTab = (typeof TALENT_TABS)[number];

export const readTalentSearch = searchReader({ tab: readOneOf(TALENT_TABS) });
