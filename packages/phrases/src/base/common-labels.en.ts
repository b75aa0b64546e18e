/** Words shared by screens, mails and reports, so that one thing has one name everywhere. */

/** How closely a result agrees with the ranges of a role. */
export const fitBandsEn = {
  strong: 'High agreement',
  partial: 'Partial agreement',
  none: 'Low agreement',
} as const;

/** The same, for a heading with the subject. */
export const shortFitBandsEn = { strong: 'High', partial: 'Partial', none: 'Low' } as const;

/** The same inside a line. */
export const inLineFitBandsEn = { strong: 'high', partial: 'partial', none: 'low' } as const;

/** The status of a talent in the workspace. */
export const talentStatusesEn = {
  APPLICANT: 'Applicant',
  FAVOURITE: 'Shortlist',
  EMPLOYEE: 'Hired',
} as const;

/** The status of a person's survey. */
export const surveyStatesEn = {
  SCHEDULED: 'Scheduled',
  INVITED: 'Invited',
  SENT: 'Sent',
  OPENED: 'Opened',
  PENDING: 'Started',
  FINISHED: 'Finished',
  CANCELED: 'Withdrawn',
} as const;

/** A result that is still hidden from the reader. */
export const heldBackEn = {
  until: 'held back until {{date}}',
  untilOpened: 'held back until the person has opened it',
} as const;

/** The distribution of a group on a trait. */
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
