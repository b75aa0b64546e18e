import { LOCATION_RADII_KM, WORK_MODES } from '@quint/domain/profile/job-choices.ts';
import { PERSON_TABS } from '#features/talents/person/search.ts';
import { readId, readOneOf, readText, searchReader } from '#lib/search-values.ts';

export const POOL_TABS = ['own', 'platform'] as const;
export type PoolTab = (typeof POOL_TABS)[number];

const readRadius = (text: string) => LOCATION_RADII_KM.find((km) => String(km) === text);
const readSalary = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
const readTraits = (text: string) =>
  /^(O|C|E|A|ES):[1-9]-[1-9](,(O|C|E|A|ES):[1-9]-[1-9]){0,4}$/.test(text) ? text : undefined;
const readDesiredRole = (text: string) => (text.trim().length >= 3 ? text.trim().slice(0, 120) : undefined);

/** The talent pool in the URL: the tab, the order of the own pool, and the query of the platform pool. */
export const readPoolSearch = searchReader({
  tab: readOneOf(POOL_TABS),
  search: readText,
  sort: readText,
  variant: readOneOf(['role_finder']),
  role: readId,
  place: readText,
  radius: readRadius,
  traits: readTraits,
  wish: readDesiredRole,
  unlocked: readOneOf(['true']),
  skill: readText,
  language: readText,
  work_mode: readOneOf(WORK_MODES),
  salary: readSalary,
});
export type PoolSearch = ReturnType<typeof readPoolSearch>;

/** The filters of the platform pool, except the role. */
export const FILTERS = [
  'variant',
  'place',
  'radius',
  'traits',
  'wish',
  'unlocked',
  'skill',
  'language',
  'work_mode',
  'salary',
] as const satisfies readonly (keyof PoolSearch)[];

export function isFiltered(search: PoolSearch): boolean {
  return FILTERS.some((name) => search[name] !== undefined);
}

export function requiresUnlocked({ unlocked, skill, language, work_mode, salary }: PoolSearch): boolean {
  return [unlocked, skill, language, work_mode, salary].some((value) => value !== undefined);
}

/** A person in the URL: of the platform, otherwise a talent of the workspace with the open tab. */
export const readPoolPersonSearch = searchReader({
  tab: readOneOf(PERSON_TABS),
  of: readOneOf(['platform']),
});
