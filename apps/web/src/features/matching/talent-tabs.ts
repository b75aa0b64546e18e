/** The tabs of a talent's page, as they stand in its address; apart from the page, so that its route stays light. */
export const TALENT_TABS = ['personality', 'fit'] as const;
export type TalentTab = (typeof TALENT_TABS)[number];

export interface TalentSearch {
  readonly tab?: TalentTab;
}

/** Keeps of an address the tab of a talent's page. */
export function readTalentSearch(search: Record<string, unknown>): TalentSearch {
  const tab = TALENT_TABS.find((candidate) => candidate === search['tab']);
  return tab === undefined ? {} : { tab };
}
