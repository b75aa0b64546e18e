/** How far the platform is with a registration for a training course. */
export const TRAINING_STATES = ['new', 'contacted', 'closed'] as const;
