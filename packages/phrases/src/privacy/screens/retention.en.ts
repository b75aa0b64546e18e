/** The retention periods of a workspace, and the page for people who want to be kept. */
export const retentionEn = {
  section: 'Data and rights',
  title: 'How long data is kept',
  lead: 'When the period ends, people are deleted automatically: name, answers, reports and e-mails are removed; the numbers of the result stay in statistics. People are told {{days}} days in advance and can ask to be kept.',
  desk: {
    title: 'Requests from people',
    text: 'People can ask for human review or for a correction. You answer on a separate page.',
    link: 'Requests and deadlines',
  },
  rule: {
    rejected: 'After a rejection',
    applicants: 'Other applicants, after the last activity',
    employees: 'Employees, after the last activity',
  },
  months: 'Months: {{rule}}',
  unit_one: 'month',
  unit_other: 'months',
  never: 'never',
  reason: {
    label: 'Why are applicants kept indefinitely?',
    hint: 'One sentence. It appears on the page where people see their data.',
  },
  effect_zero: 'With these numbers, no data will be deleted within {{days}} days.',
  effect_one:
    'With these numbers the data of one person will be deleted within {{days}} days. They are told first.',
  effect_other:
    'With these numbers the data of {{count}} people will be deleted within {{days}} days. They are told first.',
  save: 'Save periods',
  saved: 'Saved',
  ending: {
    title: 'Deleted within {{days}} days',
    nobody: 'No data will be deleted soon.',
    told: 'told',
    more_one: 'and one more',
    more_other: 'and {{count}} more',
  },
  why: {
    rejected: 'rejected',
    applicants: 'no activity',
    employees: 'no activity',
  },
  lives: {
    title: 'Everything else',
    lead: 'The same for every workspace. Data that has reached its limit is removed every night.',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    of: {
      mails: 'E-mails that went out',
      survey_sessions: 'Sessions of surveys, after their end',
      audit: 'Log of who viewed and changed what',
      analytics: 'Counts of use',
      sign_ins: 'Sign-ins, after their end',
      security_events: 'Security events of accounts',
      sign_ups: 'Unconfirmed sign-ups',
      stakeholders: 'Requests to stakeholders without an answer',
      webhooks: 'Notes of what webhooks sent to other systems',
      bin: 'Deleted records in the bin',
    },
  },
  keep: {
    button: 'Keep my data',
    own: 'Go to your profile',
    ask: {
      title: 'Should we keep your data?',
      text: 'Press the button, and the period starts again. If you do nothing, your data is deleted on the day given in the e-mail.',
    },
    kept: {
      title: 'Your data stays',
      text: '{{workspace}} keeps it until {{date}}. You will hear from us beforehand.',
      forGood: '{{workspace}} keeps it.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Your data may already have been deleted.',
    },
  },
};
