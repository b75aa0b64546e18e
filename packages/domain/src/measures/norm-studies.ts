/**
 * How the people of a study were selected. Only the first two represent people who did not take part: volunteers select
 * themselves, and customers of the platform are the people that its workspaces invite.
 */
export const SAMPLINGS = ['random', 'quota', 'volunteers', 'customers'] as const;
export type Sampling = (typeof SAMPLINGS)[number];

export const STUDY_PEOPLE_MAX = 10_000_000;
export const STUDY_COUNTRIES_MAX_CHARACTERS = 120;
export const STUDY_DESCRIPTION_MAX_CHARACTERS = 600;
/** The publication year of the questionnaire's item pool. */
export const STUDY_FIRST_YEAR = 1999;
/** DIN 33430 requires checking norms after eight years at the latest. */
const NORM_YEARS = 8;

/** Whether norms of people who answered until a day, `YYYY-MM-DD`, need no check yet on another day. */
export function isRecentNorm(fieldEnd: string, today: string): boolean {
  const year = Number(fieldEnd.slice(0, 4)) + NORM_YEARS;
  return `${year}${fieldEnd.slice(4)}` >= today;
}
