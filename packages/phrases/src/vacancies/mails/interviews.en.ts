/** Mails to colleagues who rate interviews. {{name}}, {{person}}, {{role}}, {{workspace}} and {{brand}} are filled in. */
export const interviewMailsEn = {
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  somebody: 'A colleague',
  rate: {
    subject: 'Your ratings of an interview are missing: {{role}}',
    title: 'Your ratings of an interview are missing',
    text: '{{person}} is waiting for your ratings of an interview for the role “{{role}}” at {{workspace}}. You see the ratings of each other as soon as everybody has submitted theirs.',
    button: 'Open the sheet',
    footer:
      'You receive this e-mail because you decide about the role “{{role}}” at {{workspace}}. A colleague asked {{brand}} to send it.',
  },
  sign: {
    subject: 'Please sign a decision note: {{role}}',
    title: 'Your signature is missing',
    text: '{{person}} has signed a decision note for the role “{{role}}” at {{workspace}}. Read it, and sign it if it says what you decided.',
    button: 'Read the note',
    footer:
      'You receive this e-mail because you decide about the role “{{role}}” at {{workspace}}. It is sent with the first signature.',
  },
};

/** The names of these mails on the page Operation. */
export const interviewMailNamesEn = {
  'rate-interview': 'Missing interview ratings',
  'sign-decision': 'Decision note to sign',
};
