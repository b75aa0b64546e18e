/** Mails to the people of a role: the invitation to an interview, and answers. {{role}} is the name of the role. */
export const vacancyMailEn = {
  greeting: 'Hello {{first_name}},',
  greetingNobody: 'Hello,',
  /** How a sentence names the role; without its name if a mail program would turn it into a link. */
  role: 'the role “{{role}}”',
  thisRole: 'this role',
  subject: 'Your application as {{role}}',
  subjectNoRole: 'Your application to {{workspace}}',
  interview: {
    subject: 'Interview about the role “{{role}}”',
    subjectNoRole: 'Interview at {{workspace}}',
    text: 'Thank you for your interest in {{theRole}}. We would like to meet you for an interview.',
    date: 'We suggest {{date}}. If that does not suit you, just reply to this e-mail.',
    noDate: 'Please reply to this e-mail and tell us when it would suit you.',
  },
  no_interview: {
    finished:
      'Thank you for answering our questions. We will not invite you to an interview for {{theRole}}.',
    open: 'Thank you for your interest. We will not invite you to an interview for {{theRole}}.',
  },
  after_interview: {
    thanks: 'Thank you for the interview and for the time you took.',
    thanksOn: 'Thank you for the interview on {{date}} and for the time you took.',
    decided: 'For {{theRole}} we have decided not to go on with your application.',
    filled: 'For {{theRole}} we have decided on another person.',
  },
  filled: {
    subject: 'The role “{{role}}” is filled',
    subjectNoRole: 'The role you were considered for is filled',
    text: 'Thank you for your interest in {{theRole}}. It has been filled in the meantime.',
    interview: 'There will therefore be no interview.',
    survey:
      'Your survey for {{workspace}} has ended, and answers you have given so far are not scored there. If you would like to finish it for yourself, your link tells you how.',
  },
  result: 'Your result is yours. You can open it with the button below.',
  resultInAccount: 'Your result is yours. You find it in your account.',
  resultMailed: 'Your result is yours. You received your report by e-mail.',
  openResult: 'Open my result',
  openAccount: 'Open my account',
  openSurvey: 'Open my link',
  deletion: 'We delete your data on {{date}}, or at once if you ask us to.',
  noDeletion: 'If you would like us to delete your data, just reply to this e-mail.',
  signature: '{{name}}\n{{workspace}}',
  footer: 'You receive this e-mail because {{workspace}} considered you for a role.',
  sample: { firstName: 'Alex', lastName: 'Berger' },
  test: '[Test] {{subject}}',
};

/** The names of these mails on the page Operation. */
export const vacancyMailNamesEn = {
  'interview-invitation': 'Invitation to an interview',
  'application-answer': 'Answer to an application',
  'vacancy-mail-test': 'Test of an e-mail',
};
