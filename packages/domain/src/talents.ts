export const TALENT_STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

export const GENDERS = ['male', 'female', 'diverse'] as const;
export type Gender = (typeof GENDERS)[number];

/** Parses a gender; `divers` is accepted for `diverse`. */
export function parseGender(value: unknown): Gender | undefined {
  if (value === 'divers') return 'diverse';
  return GENDERS.find((gender) => gender === value);
}
