/** Asking stakeholders about a role. {{workspace}}, {{role}}, {{name}}, {{email}} and {{date}} are filled in. */
export const stakeholderMailEn = {
  subject: 'What does the role “{{role}}” need? {{workspace}} would like your view',
  greeting: 'Hello,',
  askedBy:
    '{{name}} of {{workspace}} would like to know what the role “{{role}}” needs, and asks people who know the work. You are one of them.',
  askedByWorkspace:
    '{{workspace}} would like to know what the role “{{role}}” needs, and asks people who know the work. You are one of them.',
  what: 'You read 20 short statements about the work and say for each how well it applies. It takes about five minutes, on a phone too, and you need no account. You can stop at any time and continue later with the same link.',
  who: 'It is about the work, not about you or any other person. Nobody sees your individual answers. Once at least three people have answered, administrators of {{workspace}} see the merged ranges and, beside them, the ranges of each person.',
  kept: 'Your address is used for this request and its reminders only. It is removed 30 days after the role is deleted, or 30 days after the request has ended without an answer.',
  button: 'Answer now',
  note: 'This link is for you alone; please do not pass it on. It works until {{date}}.',
  ask: 'Do you have a question about this? Please write to {{name}}, {{email}}.',
  askByEmail: 'Do you have a question about this? Please write to {{email}}.',
  footer:
    'You receive this e-mail because {{workspace}} entered your address. Answering is voluntary. If you do not want to, there is nothing you need to do.',
  reminder: {
    subject: 'Your view of the role “{{role}}” is still missing',
    open: '{{workspace}} asked you what the role “{{role}}” needs. You have not answered yet; it takes about five minutes.',
    begun:
      '{{workspace}} asked you what the role “{{role}}” needs. You have already started; your answers are saved, and the link takes you to the first open statement.',
  },
  sampleRole: 'Team lead',
};

/** The names of these mails on the page Operation. */
export const stakeholdersMailNamesEn = {
  stakeholder: 'Questions about a role',
  'stakeholder-reminder': 'Reminder about a role',
};
