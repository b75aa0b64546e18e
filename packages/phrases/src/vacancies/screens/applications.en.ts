/** Where the own applications stand. */
export const applicationsEn = {
  title: 'Where your application stands',
  titleSeveral: 'Where your applications stand',
  lead: 'Only what happened and was told to you.',
  now: {
    invited: 'You are invited to the survey for this role.',
    signed_up: 'You have signed up for the survey for this role.',
    finished: 'You have finished the survey. Nobody has answered you yet.',
    interview: 'You are invited to an interview.',
    answered: 'You have an answer by e-mail.',
    filled: 'The role is filled. Thank you for the time you gave to it.',
  },
  steps: 'Steps for {{role}}',
  invited: 'Invited on {{date}}',
  signed_up: 'Signed up on {{date}}',
  finished: 'Survey finished on {{date}}',
  interview: 'Invited to an interview on {{date}}',
  interviewAt: 'Suggested: {{date}}',
  answered: 'Answered by e-mail on {{date}}',
  filled: 'Role filled on {{date}}',
};
