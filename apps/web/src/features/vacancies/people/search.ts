import { STAGES } from '@quint/domain/roles/stages.ts';
import { readOneOf, searchReader } from '#lib/search-values.ts';

export const VACANCY_TABS = ['people', 'ranges', 'mails', 'history'] as const;
export type VacancyTab = (typeof VACANCY_TABS)[number];

/** The query of the page of a role: the open tab, the only stage that is shown, and the filter by must-haves. */
export const readVacancySearch = searchReader({
  tab: readOneOf(VACANCY_TABS),
  stage: readOneOf(STAGES),
  must: readOneOf(['1']),
});
