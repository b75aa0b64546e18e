/** Words that screens, mails and reports share, so that one thing has one name everywhere. */

/** How closely a result agrees with the ranges of a role. */
export const fitBandsEn = {
  strong: 'High agreement',
  partial: 'Partial agreement',
  none: 'Low agreement',
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
