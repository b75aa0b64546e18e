/** Catalogue errors about who decides about a role. */
export const deciderErrorsEn = {
  'decider.works_council':
    'This address belongs to the works council of the workspace, which reads no results. Invite another address.',
  'decider.masked':
    'This address belongs to a talent whose name is hidden here. Unlock the talent first, or invite another address.',
  'decider.is_considered': 'This person is considered for the role and cannot decide about it.',
  'decider.role_not_recruiting':
    'Hiring managers can be added while a role is being filled. Start recruiting or open the role again first.',
  'proposal.not_finished': 'This person has not finished the survey yet.',
  'proposal.not_open': 'There is no open proposal for this person any more. Load the page again.',
  'proposal.role_not_recruiting': 'This role is not being filled at the moment, so nothing can be proposed.',
} as const;
