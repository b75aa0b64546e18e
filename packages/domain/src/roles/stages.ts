/** The states of a role. Publishing it to talents is separate. */
export const ROLE_STATES = ['draft', 'recruiting', 'filled', 'archived'] as const;
export type RoleState = (typeof ROLE_STATES)[number];

/** The stages of the people of a role, in the order in which they are reached. */
export const STAGES = ['invited', 'opened', 'finished', 'shortlist', 'decided'] as const;
export type Stage = (typeof STAGES)[number];
