export const TALENT_STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

/** Columns of a file of talents. */
export const TALENT_EXPORT_COLUMNS = [
  'name',
  'email',
  'roles',
  'teams',
  'status',
  'survey',
  'invited',
  'fit',
] as const;
export type TalentExportColumn = (typeof TALENT_EXPORT_COLUMNS)[number];
/** As many keys as a request of ours may carry. */
export const TALENTS_PER_EXPORT = 20_000;

export const GENDERS = ['male', 'female', 'diverse'] as const;
export type Gender = (typeof GENDERS)[number];

/** Reads a gender from outside; `divers` is an accepted spelling of `diverse`. */
export function parseGender(value: unknown): Gender | undefined {
  if (value === 'divers') return 'diverse';
  return GENDERS.find((gender) => gender === value);
}
