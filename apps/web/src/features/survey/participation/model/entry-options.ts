import type { OpenEntrance } from '@quint/domain/survey/survey-entrances.ts';

/** The entry pages of the survey without a personal link, by the key of their phrases. */
export type EntryOption =
  | 'b2c'
  | 'roleCompass'
  | 'youbea'
  | 'publicCheck'
  | 'study'
  | 'signup'
  | 'talentPool'
  | 'talentProfile';

export const ENTRANCE_OF: Readonly<Record<EntryOption, OpenEntrance>> = {
  b2c: 'b2c',
  roleCompass: 'role_compass',
  youbea: 'youbea',
  publicCheck: 'public_check',
  study: 'study',
  signup: 'signup',
  talentPool: 'talent_pool',
  talentProfile: 'talent_profile',
};

/** Entry pages that end with a confirmation; the others open the survey directly. */
const CONFIRMED_OPTIONS: readonly EntryOption[] = ['signup', 'talentPool', 'talentProfile'];

export function isConfirmed(entryOption: EntryOption): boolean {
  return CONFIRMED_OPTIONS.includes(entryOption);
}
