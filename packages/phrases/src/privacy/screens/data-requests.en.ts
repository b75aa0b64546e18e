/** Requests of people about their data, for administrators, and whose data is deleted soon. */
export const dataRequestsEn = {
  title: 'Requests and deadlines',
  lead: 'What people ask about their data, and whose data is deleted soon.',
  kind: { human: 'Human review', correction: 'Correction' },
  late: 'overdue',
  due: 'asked on {{date}}, answer by {{due}}',
  answered: 'answered on {{date}}',
  noText: 'The message was deleted.',
  answer: {
    verb: 'Answer',
    open: 'Answer {{name}}',
    label: 'Your answer to {{name}}',
    hint: 'The person sees it under “Your data” and is notified by e-mail.',
    send: 'Send the answer',
    sent: '{{name}} has your answer.',
  },
  requests: {
    title: 'Requests from people',
    open_one: '{{count}} open',
    open_other: '{{count}} open',
    none: 'No open requests',
    noneText:
      'Requests for human review or a correction arrive here. They must be answered within one month.',
    answered_one: '{{count}} answered',
    answered_other: '{{count}} answered',
  },
  ending: {
    title: 'Deleted soon',
    text: 'These people were told {{days}} days in advance. One click in that e-mail keeps their data; so does any activity.',
    nobody: 'No data is about to be deleted.',
    settings: 'How long data is kept',
  },
};
