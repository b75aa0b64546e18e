/**
 * The purposes for which keys of mailed links are derived, by the table of the linked rows. Each token is derived from
 * the id of its row; the row contains its hash.
 */
export const LINK_PURPOSES = {
  survey_links: 'survey-link',
  public_links: 'public-link',
  ra_surveys: 'stakeholder-link',
  memberships: 'member-invitation',
} as const;
