import type { Translation } from './languages.ts';
import type { traitNamesEn } from './trait-names.en.ts';

export const traitNamesDe: Translation<typeof traitNamesEn> = {
  nominative: {
    O: 'Offenheit',
    C: 'Gewissenhaftigkeit',
    E: 'Extraversion',
    A: 'Verträglichkeit',
    ES: 'emotionale Stabilität',
  },
  dative: {
    O: 'Offenheit',
    C: 'Gewissenhaftigkeit',
    E: 'Extraversion',
    A: 'Verträglichkeit',
    ES: 'emotionaler Stabilität',
  },
};
