import { readOneOf, searchReader } from '#lib/search-values.ts';

const TRAINING_TABS = ['courses', 'requests'] as const;
export type TrainingTab = (typeof TRAINING_TABS)[number];

export const readTrainingsSearch = searchReader({ tab: readOneOf(TRAINING_TABS) });
