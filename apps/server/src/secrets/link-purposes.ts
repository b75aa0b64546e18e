/**
 * What the keys of mailed links are derived for, by the table whose rows the links open. Each token is derived from the
 * id of its row; the row has the hash of it.
 */
export const LINK_PURPOSES = {
  survey_links: 'survey-link',
  public_links: 'public-link',
  ra_surveys: 'stakeholder-link',
  memberships: 'member-invitation',
} as const;
