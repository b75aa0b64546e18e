/** The mail about the end of a person's data. */
export const retentionMailEn = {
  subject: '{{workspace}} will delete your data on {{date}}',
  title: 'Your data will be deleted on {{date}}',
  greeting: 'Hello,',
  period: { one: 'one month', other: '{{count}} months' },
  text: {
    rejected:
      '{{workspace}} keeps your result and your profile for {{period}} after a rejection. After that they are deleted automatically.',
    applicants:
      '{{workspace}} keeps your result and your profile for {{period}} after the last activity. After that they are deleted automatically.',
    employees:
      '{{workspace}} keeps your result and your profile for {{period}} after the last activity. After that they are deleted automatically.',
  },
  keep: 'If you want {{workspace}} to keep them, press the button. The period then starts again. If you do nothing, your name, your answers and your reports will be deleted on {{date}}.',
  button: 'Keep my data',
  footer: '{{workspace}} uses {{brand}}, and {{brand}} notifies everyone before their data is deleted.',
};

/** The names of these mails on the page Operation. */
export const retentionMailNamesEn = {
  'retention-notice': 'End of the retention period',
};
