/** Words that screens, mails and reports share, so that one thing has one name everywhere. */

/** How closely a result agrees with the ranges of a role. */
export const fitBandsEn = {
  strong: 'High agreement',
  partial: 'Partial agreement',
  none: 'Low agreement',
} as const;

/** The same, where a heading says of what. */
export const shortFitBandsEn = { strong: 'High', partial: 'Partial', none: 'Low' } as const;

/** The same inside a line. */
export const inLineFitBandsEn = { strong: 'high', partial: 'partial', none: 'low' } as const;

/** Where a talent stands in the workspace. */
export const talentStatusesEn = {
  APPLICANT: 'Applicant',
  FAVOURITE: 'Shortlist',
  EMPLOYEE: 'Hired',
} as const;

/** Where the survey of one person stands. */
export const surveyStatesEn = {
  SCHEDULED: 'Scheduled',
  INVITED: 'Invited',
  SENT: 'Sent',
  OPENED: 'Opened',
  PENDING: 'Started',
  FINISHED: 'Finished',
  CANCELED: 'Withdrawn',
} as const;

/** That a result is not shown to the reader yet. */
export const heldBackEn = {
  until: 'held back until {{date}}',
  untilOpened: 'held back until the person has opened it',
} as const;

/** How a group lies on a trait. */
export const groupTextsEn = {
  numbers: '{{count}} results · median {{median}} · half from {{from}} to {{to}}',
  campsNumbers: '{{count}} results · two camps: {{low}} at {{lowAt}}, {{high}} at {{highAt}}',
  camps: {
    empty:
      '{{trait}}: two camps. {{low}} people are at {{lowAt}} and {{high}} at {{highAt}}, with no one in between.',
    few: '{{trait}}: two camps. {{low}} people are at {{lowAt}} and {{high}} at {{highAt}}, with only {{between}} in between.',
  },
  campsNote:
    'The camps are at least two points apart; by the published error of measurement everyone in one then differs from everyone in the other.',
  manyADot: 'One dot stands for {{people}} people.',
} as const;
