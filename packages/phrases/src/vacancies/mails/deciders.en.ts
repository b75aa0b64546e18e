/** To a member who decides about one more role. {{inviter}}, {{role}}, {{workspace}} and {{brand}} are filled in. */
export const deciderMailEn = {
  subject: 'You decide with others about “{{role}}”',
  title: 'You decide about one more role',
  text: '{{inviter}} is filling the role “{{role}}” at {{workspace}} and asks you to help decide who gets it.',
  textWithoutInviter: '{{workspace}} is filling the role “{{role}}” and asks you to help decide who gets it.',
  sees: 'You see the people who have finished the survey, their results beside the ranges of the role, and the interview sheets. The people can see that you looked.',
  button: 'Open the role',
  footer:
    'You receive this e-mail because you were added to those who decide about a role of {{workspace}} at {{brand}}. If that is a mistake, tell the administrators of {{workspace}}.',
};

/** The names of these mails on the page Operation. */
export const decidersMailNamesEn = {
  'decider-added': 'One more role to decide about',
};
