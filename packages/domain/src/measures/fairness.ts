/** The outcomes compared between groups of people: high agreement, the shortlist, hiring, an unflagged sheet. */
export const FAIRNESS_OUTCOMES = ['strong', 'shortlisted', 'hired', 'unremarkable'] as const;
export type FairnessOutcome = (typeof FAIRNESS_OUTCOMES)[number];
