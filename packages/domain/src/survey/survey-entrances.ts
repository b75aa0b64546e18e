/** How a person enters the survey without a personal invitation. */
export const ENTRANCES = [
  'signup',
  'talent_pool',
  'talent_profile',
  'b2c',
  'admin',
  'role_compass',
  'youbea',
  'public_check',
  'study',
] as const;
export type Entrance = (typeof ENTRANCES)[number];

/** The entrances with a public form. */
export const OPEN_ENTRANCES = ENTRANCES.filter((entrance) => entrance !== 'admin');
export type OpenEntrance = Exclude<Entrance, 'admin'>;

/** The survey of an invitation. */
export const FLAVOURS = ['standard', 'b2c', 'admin', 'role-finder'] as const;
export type Flavour = (typeof FLAVOURS)[number];

/** Why a workspace invites: to get to know a team, or to fill a role. */
export const INVITE_TYPES = ['team', 'recruiting'] as const;
export type InviteType = (typeof INVITE_TYPES)[number];

/** Why a person takes the survey: for a team or a role of a company, to join its talent pool, or for themselves. */
export const SURVEY_PURPOSES = [...INVITE_TYPES, 'pool', 'personal'] as const;
export type SurveyPurpose = (typeof SURVEY_PURPOSES)[number];

/** The purpose of an entrance; an invited person and an applicant have that of the invitation. */
const PURPOSE_OF_ENTRANCE: Readonly<Record<Entrance, 'pool' | 'personal' | undefined>> = {
  signup: undefined,
  talent_pool: 'pool',
  talent_profile: 'pool',
  b2c: 'personal',
  admin: undefined,
  role_compass: 'personal',
  youbea: 'personal',
  public_check: 'personal',
  study: 'personal',
};

/** The purpose of a sheet. */
export function purposeOf(sheet: { invite_type: InviteType; entrance: Entrance | null }): SurveyPurpose {
  const { invite_type: inviteType, entrance } = sheet;
  return (entrance === null ? undefined : PURPOSE_OF_ENTRANCE[entrance]) ?? inviteType;
}

/** Whether the address of a person was entered in a public form, and not by the workspace. */
export function isOfPublicForm({ entrance }: { entrance: Entrance | null }): boolean {
  return entrance !== null && entrance !== 'admin';
}

const FLAVOUR_OF: Readonly<Record<Entrance, Flavour>> = {
  signup: 'standard',
  talent_pool: 'standard',
  talent_profile: 'standard',
  b2c: 'b2c',
  admin: 'admin',
  role_compass: 'role-finder',
  youbea: 'role-finder',
  public_check: 'b2c',
  study: 'b2c',
};

export function flavourOf(entrance: Entrance): Flavour {
  return FLAVOUR_OF[entrance];
}

/** The purpose of the survey: it determines the texts around the items and the page after them. */
export const SURVEY_VARIANTS = ['company', 'b2c', 'admin', 'role_finder', 'check', 'study'] as const;
export type SurveyVariant = (typeof SURVEY_VARIANTS)[number];

const VARIANT_OF_FLAVOUR: Readonly<Record<Flavour, SurveyVariant>> = {
  standard: 'company',
  b2c: 'b2c',
  admin: 'admin',
  'role-finder': 'role_finder',
};

/** The variant of a sheet. The public check and the study are consumer surveys with their own texts. */
export function variantOf(sheet: { flavour: Flavour; entrance: Entrance | null }): SurveyVariant {
  if (sheet.entrance === 'public_check') return 'check';
  if (sheet.entrance === 'study') return 'study';
  return VARIANT_OF_FLAVOUR[sheet.flavour];
}

/** The kinds of public links a workspace can share, each with its entrance and form. */
export const PUBLIC_LINK_KINDS = ['applicants', 'talent_pool'] as const;
export type PublicLinkKind = (typeof PUBLIC_LINK_KINDS)[number];

export const PUBLIC_LINK_PATHS: Readonly<Record<PublicLinkKind, string>> = {
  applicants: '/survey/signup',
  talent_pool: '/survey/signuptalentpool',
};

/** The kind of public link of an entrance; undefined when it needs none. */
export function linkKindOf(entrance: OpenEntrance): PublicLinkKind | undefined {
  if (entrance === 'signup') return 'applicants';
  return entrance === 'talent_pool' ? 'talent_pool' : undefined;
}
