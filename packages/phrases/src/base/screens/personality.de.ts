import type { Translation } from '../languages.ts';
import { traitNamesDe } from '../trait-names.de.ts';
import type { personalityEn } from './personality.en.ts';

export const personalityDe: Translation<typeof personalityEn> = {
  traits: {
    O: { name: 'Offenheit', left: 'Bewährt und konkret', right: 'Neu und fantasievoll' },
    C: { name: 'Gewissenhaftigkeit', left: 'Flexibel und spontan', right: 'Geplant und gründlich' },
    E: { name: 'Extraversion', left: 'Ruhig und zurückhaltend', right: 'Gesellig und aktiv' },
    A: { name: 'Verträglichkeit', left: 'Direkt und hinterfragend', right: 'Kooperativ und vertrauend' },
    ES: { name: 'Emotionale Stabilität', left: 'Empfindsam und wachsam', right: 'Ruhig und ausgeglichen' },
  },
  names: traitNamesDe,
  range: '{{min}} bis {{max}}',
  anyValue: 'keine Anforderung',
};
