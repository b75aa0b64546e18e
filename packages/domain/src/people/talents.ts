export const TALENT_STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

/** The genders that form a group in counts, and that a text variant can address. */
export const GENDER_GROUPS = ['male', 'female', 'diverse'] as const;
export type GenderGroup = (typeof GENDER_GROUPS)[number];

/** The possible answers about gender. `undisclosed`, "I prefer not to say", belongs to no group. */
export const GENDERS = [...GENDER_GROUPS, 'undisclosed'] as const;
export type Gender = (typeof GENDERS)[number];

/** The group of a stated gender; undefined for `undisclosed`, none and unknown values. */
export function genderGroupOf(gender: unknown): GenderGroup | undefined {
  return GENDER_GROUPS.find((group) => group === gender);
}

/** Parses a gender; `divers` is accepted for `diverse`. */
export function parseGender(value: unknown): Gender | undefined {
  if (value === 'divers') return 'diverse';
  return GENDERS.find((gender) => gender === value);
}
