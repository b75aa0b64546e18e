/** The platform's progress on a registration for a training course. */
export const TRAINING_STATES = ['new', 'contacted', 'closed'] as const;
