/** Verifying a survey as one's own, and the question about answers of other devices. */
export const surveyProofEn = {
  handedIn: 'Submitted. One step is left',
  handedInText:
    'We have sent six digits to the e-mail address of this survey. Type them in here, or open the link in that e-mail. Your result follows at once; without this step the survey does not count.',
  begun: 'Please confirm that it is you',
  begunText:
    'This survey already has answers, so it opens only for the person they belong to. We send six digits to the e-mail address your invitation went to.',
  result: 'Please confirm that it is you',
  resultText:
    'A result is shown only to the person it belongs to. We send six digits to the e-mail address your invitation went to; the link in your invitation opens it as well.',
  send: 'Send me a code',
  sendAgain: 'Send a new code',
  sent: 'A code is on its way. It works for 10 minutes.',
  code: 'Code from the e-mail',
  codeHint: 'Six digits',
  submit: 'Confirm',
  failed: 'That did not work. Please check your connection and try again.',
  used: 'This link has been used',
  usedText:
    'It opened the survey once and cannot do so again. Your personal link is in your e-mail; the person who gave you this one can create another.',
  whose: 'Are these answers yours?',
  whoseText_one:
    '{{count}} answer has been given in your survey on another device, without the link that we sent you.',
  whoseText_other:
    '{{count}} answers have been given in your survey on another device, without the link that we sent you.',
  whoseNote: 'If they are not yours they do not count, nobody sees them, and you start afresh.',
  mine: 'Yes, they are mine',
  notMine: 'No, start afresh',
} as const;
