import { TALENT_STATUSES } from '@quint/domain/people/talents.ts';
import { readId, readOneOf, searchReader } from '#lib/search-values.ts';

/** The people whose fit is shown: those considered for the role, or all who have finished. */
export const FIT_VIEWS = ['considered', 'all'] as const;
export type FitView = (typeof FIT_VIEWS)[number];

export const ROLE_TABS = ['people', 'ranges', 'stakeholders', 'history'] as const;
export type RoleTab = (typeof ROLE_TABS)[number];

/** The query of the page of a role; default values are left out. */
export const readRoleSearch = searchReader({
  tab: readOneOf(ROLE_TABS),
  people: readOneOf(FIT_VIEWS),
  status: readOneOf(TALENT_STATUSES),
  team: readId,
});
