/** The page behind a survey link before anything is opened. */
export const surveyPreviewEn = {
  notMe: 'That was not me',
  declined: 'The request is deleted',
  declinedText: 'Somebody had entered your address in a form. The survey and its answers are withdrawn.',
  waiting: 'Answers are waiting for you',
  waitingText:
    'Answers were given with your address. They only count once you confirm that they are yours. {{workspace}} asked for them.',
  open: 'Continue',
} as const;
