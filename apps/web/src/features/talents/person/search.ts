import { readOneOf, searchReader } from '#lib/search-values.ts';

/** The tabs of a person's page, as named in the URL. */
export const PERSON_TABS = ['survey', 'fit', 'personality', 'job', 'notes', 'history'] as const;
export type PersonTab = (typeof PERSON_TABS)[number];

/** Without a tab the page opens with the most relevant one: the survey, or the fit once there is a result. */
export const readPersonSearch = searchReader({ tab: readOneOf(PERSON_TABS) });
