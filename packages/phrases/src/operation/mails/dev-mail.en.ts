/** The pages for reading mails that are stored instead of sent. */
export const devMailEn = {
  title: 'E-mails',
  note: 'No mail server is set up: e-mails are kept here instead of being sent.',
  empty: 'No e-mail yet. Invite someone, and the invitation appears here.',
  refresh: 'Refresh',
  newer: 'Newer e-mails',
  older: 'Older e-mails',
  to: 'To',
  noSubject: 'No subject',
  raw: 'Download as .eml file',
  missingTitle: 'There is no such e-mail',
  missing: 'It may have been deleted with the data folder.',
};
