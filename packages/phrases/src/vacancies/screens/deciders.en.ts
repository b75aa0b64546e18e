/** Who decides about a role, for administrators and hiring managers. */
export const decidersEn = {
  title: 'Who decides',
  with: 'You decide with {{people}}',
  without_one: '{{people}} decides',
  without_other: '{{people}} decide',
  others_one: '{{count}} other',
  others_other: '{{count}} others',
  more_one: '{{count}} other',
  more_other: '{{count}} others',
  alone: 'You decide alone. Ask somebody in.',
  onlyYou: 'You decide alone',
  unnamed: 'An invited person',
  you: 'you',
  invited: 'invited',
  refused: 'Correct the address in the settings, or remove the person and add the right address.',
  since: 'since {{date}}',
  kinds: { administrator: 'Administrator', hiring_manager: 'Hiring manager' },
  states: { draft: 'Draft', recruiting: 'Recruiting', filled: 'Filled', archived: 'Archived' },
  add: {
    label: 'Decides with you: e-mail address',
    hint: 'Administrators are added at once. Everyone else becomes a hiring manager of this role and gets an e-mail.',
    submit: 'Add',
    added: '{{name}} decides about this role now.',
    invited: 'The invitation of {{name}} is on its way.',
    unchanged: '{{name}} decides about this role already.',
    waiting: '{{name}} was added. The invitation is sent on {{date}}.',
  },
  remove: {
    entry: 'Remove {{name}}',
    title: 'Remove {{name}} from this role?',
    text: 'The role is closed to this person with the next click, and whom they would like to meet is removed. Their ratings and signatures stay. With the last role, hiring managers leave the workspace.',
    administrator:
      'Whom this person would like to meet is removed; their ratings and signatures stay. As an administrator they still see the role.',
    confirm: 'Remove',
    done: '{{name}} no longer decides about this role.',
  },
  sees: {
    title: 'What hiring managers see',
    text: 'The people of this role who have finished the survey, their results, the ranges, and the interview sheets. Hidden names stay hidden. They say whom they would like to meet, rate interviews and sign decisions; you decide about the shortlist.',
    never:
      'Not other roles, job profiles, e-mails, invoices or settings. The people can see who looked at their results.',
  },
  list: {
    title: 'Roles you decide about',
    none: 'There is nothing to decide at the moment',
    noneText: 'As soon as somebody asks you to decide about a role, it appears here.',
    noneAdmin: 'You decide about a role when you are added on its page.',
  },
  access:
    'Your access covers these roles: people who have finished, their results, and the interview sheets. Not other roles, job profiles, e-mails, invoices or settings. People can see that you looked.',
  paused: {
    title: 'This workspace is paused',
    text: 'Nobody can work in it at the moment. Ask the administrators of {{workspace}}.',
  },
  ended: {
    title: 'This access has ended',
    ask: 'Ask {{name}}.',
    text: 'Ask those who invited you.',
    account: 'Open your account',
  },
};
