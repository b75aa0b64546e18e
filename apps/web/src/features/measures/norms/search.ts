import { FAIRNESS_OUTCOMES } from '@quint/domain/measures/fairness.ts';
import { readId, readOneOf, searchReader } from '#lib/search-values.ts';

export const readFairnessSearch = searchReader({ role: readId, outcome: readOneOf(FAIRNESS_OUTCOMES) });
