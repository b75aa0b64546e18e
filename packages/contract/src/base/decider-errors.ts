/** Errors about who decides about a role, as part of the error catalogue. */
export const DECIDER_ERRORS = {
  'decider.works_council': { status: 409, params: [] },
  'decider.masked': { status: 409, params: [] },
  'decider.is_considered': { status: 409, params: [] },
  'decider.role_not_recruiting': { status: 409, params: [] },
  'proposal.not_finished': { status: 409, params: [] },
  'proposal.not_open': { status: 409, params: [] },
  'proposal.role_not_recruiting': { status: 409, params: [] },
} as const;
