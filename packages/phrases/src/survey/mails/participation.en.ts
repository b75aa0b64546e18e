/** Mails about participating in the survey. {{first_name}}, {{workspace}} and {{date}} are filled in. */
export const participationMailEn = {
  link: {
    subject: 'Your personal link to the survey of {{workspace}}',
    greeting: 'Hello {{first_name}},',
    greetingNobody: 'Hello,',
    text: 'This is your personal link to the survey. It opens the survey and later brings you back to where you left off, on any device.',
    how: 'Take about 20 minutes. There are no right or wrong answers; answer as you usually are at work. Your report comes by e-mail when you have finished.',
    button: 'Go to the survey',
    note: 'This link is for you alone; please do not pass it on. It works until {{date}}.',
    footer:
      'You receive this e-mail because your address was entered for the survey of {{workspace}}. If that was not you, there is nothing you need to do.',
  },
  code: {
    subject: 'Your code for the survey of {{workspace}}',
    greeting: 'Hello {{first_name}},',
    greetingNobody: 'Hello,',
    text: 'Someone asked for a code to continue your survey for {{workspace}}. If it was you, enter it on the page that asks for it:',
    handedIn:
      'The survey of {{workspace}} has been submitted with your address. It counts once you confirm that it was you. Enter this code on the page that asks for it:',
    button: 'Open my survey instead',
    note: 'The code works for {{minutes}} minutes. Do not give it to anyone who asks for it: it opens your answers and your result.',
    footer:
      'You receive this e-mail because a survey of {{workspace}} is open for your address. If that was not you, there is nothing you need to do.',
  },
  already: {
    subject: 'You have taken part in the survey of {{workspace}}',
    text: 'Your address has just been entered for the survey of {{workspace}}. You have already answered it; your report came by e-mail when you submitted it. There is nothing you need to do.',
  },
  workspace_admin: {
    subject: 'This address cannot take part in the check of {{workspace}}',
    text: 'Your address has just been entered for the check of {{workspace}}. It belongs to an administrator of a workspace, so please take part with another address.',
  },
  reminder: {
    subject: 'Your survey for {{workspace}} is waiting',
    greeting: 'Hello {{first_name}},',
    greetingNobody: 'Hello,',
    textOpen:
      '{{workspace}} has invited you to a personality survey. You have not started it yet: it takes about 20 minutes.',
    /** Replaces `textOpen` for people who used a public form. */
    textEntered:
      'Your address was entered for the personality survey of {{workspace}}. You have not started it yet: it takes about 20 minutes.',
    textBegun:
      'You have started the personality survey of {{workspace}}. Your answers are saved; the link takes you to the first open statement.',
    choice: 'Taking part is up to you. If you do not want to, there is nothing you need to do.',
    button: 'Go to the survey',
    note: 'This link is for you alone; please do not pass it on. It works until {{date}}.',
    footer: 'You receive this e-mail because {{workspace}} entered your address for a survey.',
  },
};

/** The names of these mails on the page Operation. */
export const participationMailNamesEn = {
  'survey-reminder': 'Reminder',
  'survey-link': 'Survey link',
  'survey-code': 'Survey code',
  'survey-door-notice': 'Notice about a survey',
};
