/** Where the own applications stand. */
export const applicationsEn = {
  title: 'Where your application stands',
  titleSeveral: 'Where your applications stand',
  lead: 'Only what happened and was told to you.',
  steps: 'Steps for {{role}}',
  invited: 'Invited on {{date}}',
  signed_up: 'Signed up on {{date}}',
  finished: 'Survey finished on {{date}}',
  interview: 'Invited to an interview on {{date}}',
  interviewAt: 'Suggested: {{date}}',
  answered: 'Answered by e-mail on {{date}}',
  filled: 'Role filled on {{date}}',
};
