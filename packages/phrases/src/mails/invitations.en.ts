/** The invitation to the survey. {{first_name}}, {{workspace}}, {{date}}, {{name}} and {{email}} are filled in. */
export const invitationMailEn = {
  subject: '{{workspace}} invites you to a personality survey',
  greeting: 'Hello {{first_name}},',
  intro:
    '{{workspace}} would like to learn how you prefer to think, work and deal with others, and invites you to a personality survey.',
  what: 'It measures five broad traits, known as the Big Five: openness, conscientiousness, extraversion, agreeableness and emotional stability. There are no right or wrong answers, and no side of a trait is better in itself; which one suits a task differs.',
  purpose: {
    team: 'The reason: {{workspace}} would like to get to know a team and looks at the results side by side. Your result can also be compared with the ranges that are set for a role.',
    recruiting:
      'The reason: {{workspace}} would like to fill a role. Your result is compared with the ranges that are set for the role, stands beside the results of others, and can enter the decision among other things.',
  },
  how: 'Take about 20 minutes. You answer short statements, one after the other. You can stop at any time and go on later with the same link, on any device.',
  who: 'Those responsible at {{workspace}} see your result, and you see the same numbers and texts: you receive your report by e-mail when you have finished. Your age and gender do not enter the result.',
  button: 'Start the survey',
  note: 'This link is yours alone, please do not pass it on. It works until {{date}}.',
  askInviter: 'Do you have a question about this? Please write to {{name}}, {{email}}.',
  askInviterByEmail: 'Do you have a question about this? Please write to {{email}}.',
  askWorkspace: 'Do you have a question about this? Please ask your contact at {{workspace}}.',
  footer:
    'You receive this e-mail because {{workspace}} entered your address for a survey. Taking part is voluntary. If you do not want to, you need not do anything.',
  sampleFirstName: 'Alex',
};
