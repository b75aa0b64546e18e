/** What people ask about their data, where administrators answer it, and whose data is deleted soon. */
export const dataRequestsEn = {
  title: 'Requests and deadlines',
  lead: 'What people ask about their data, and whose data is deleted soon.',
  kind: { human: 'A human is to look again', correction: 'Correction' },
  late: 'overdue',
  due: 'asked on {{date}}, answer by {{due}}',
  answered: 'answered on {{date}}',
  noText: 'The message was deleted.',
  answer: {
    verb: 'Answer',
    open: 'Answer {{name}}',
    label: 'Your answer to {{name}}',
    hint: 'The person reads it under “Your data” and gets an e-mail that says so.',
    send: 'Send the answer',
    sent: '{{name}} has your answer.',
  },
  requests: {
    title: 'Requests of people',
    open_one: '{{count}} open',
    open_other: '{{count}} open',
    none: 'Nobody waits for an answer',
    noneText: 'Requests for a second look or a correction come in here. An answer is owed within one month.',
    answered_one: '{{count}} answered',
    answered_other: '{{count}} answered',
  },
  ending: {
    title: 'Deleted soon',
    text: 'These people were told {{days}} days before. One press in that e-mail keeps their data; so does any activity.',
    nobody: 'No notice is running.',
    settings: 'How long people are kept',
  },
};
