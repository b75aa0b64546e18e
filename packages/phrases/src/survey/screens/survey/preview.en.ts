/** The page of a survey link before it is opened. */
export const surveyPreviewEn = {
  requested: '{{name}} entered your e-mail address in a form of {{workspace}} on {{date}}.',
  requestedNobody: 'Your e-mail address was entered in a form of {{workspace}} on {{date}}.',
  notMe: 'That was not me',
  declined: 'The request is deleted',
  declinedText: 'Somebody entered your address in a form. The survey and its answers have been withdrawn.',
  waiting: 'Answers are waiting for you',
  waitingText:
    'Somebody answered a survey of {{workspace}} with your address. The answers only count once you confirm that they are yours.',
  open: 'Continue',
} as const;
