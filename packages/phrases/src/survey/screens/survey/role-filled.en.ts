/** The page of a survey that ended because its role was filled. */
export const filledSurveyEn = {
  title: 'The role is filled',
  titleRole: 'The role “{{role}}” is filled',
  text: '{{workspace}} has filled the role. Thank you for your interest. This survey has therefore ended.',
  scored_zero: 'You had not begun it, so nothing is scored.',
  scored_one: 'Your answer so far is not scored there.',
  scored_other: 'Your {{count}} answers so far are not scored there.',
  ask: 'Do you have a question? Please write to {{name}}, {{email}}.',
  askByEmail: 'Do you have a question? Please write to {{email}}.',
  askWorkspace: 'Do you have a question? Please ask your contact at {{workspace}}.',
  keepTitle: 'Finish it for yourself?',
  keepText:
    'You can do the survey for yourself, free of charge. {{workspace}} then sees neither your answers nor your result. Answers so far are copied to the operator of this site, who alone can look them up.',
  keep: 'Finish for myself',
  begin: 'Do the survey for myself',
  privacy: 'How your data is treated',
  result: 'Open my result',
  failed: 'The survey could not be opened. Please try again.',
};
