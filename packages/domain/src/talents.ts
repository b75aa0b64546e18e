export const TALENT_STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

/** The personal data of a talent export: its columns, and the field of a talent behind each. */
export const EXPORTED_PERSONAL_DATA = { name: 'fullname', email: 'email', phone: 'phone' } as const;
export type PersonalColumn = keyof typeof EXPORTED_PERSONAL_DATA;
export const PERSONAL_COLUMNS = Object.keys(EXPORTED_PERSONAL_DATA) as readonly PersonalColumn[];

/** The columns of a talent export. */
export const TALENT_EXPORT_COLUMNS = [
  ...PERSONAL_COLUMNS,
  'roles',
  'teams',
  'tags',
  'status',
  'survey',
  'invited',
  'finished',
  'fit',
] as const;
export type TalentExportColumn = (typeof TALENT_EXPORT_COLUMNS)[number];
/** The most keys in one request. */
export const TALENTS_PER_EXPORT = 20_000;

export const GENDERS = ['male', 'female', 'diverse'] as const;
export type Gender = (typeof GENDERS)[number];

/** Parses a gender; `divers` is accepted for `diverse`. */
export function parseGender(value: unknown): Gender | undefined {
  if (value === 'divers') return 'diverse';
  return GENDERS.find((gender) => gender === value);
}
