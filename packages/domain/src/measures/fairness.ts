/** What is compared between groups of people: high agreement, the shortlist, being hired, a sheet without a remark. */
export const FAIRNESS_OUTCOMES = ['strong', 'shortlisted', 'hired', 'unremarkable'] as const;
export type FairnessOutcome = (typeof FAIRNESS_OUTCOMES)[number];
