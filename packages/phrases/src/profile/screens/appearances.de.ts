import type { Translation } from '../../base/languages.ts';
import type { appearancesEn } from './appearances.en.ts';

export const appearancesDe: Translation<typeof appearancesEn> = {
  title: 'Wo Unternehmen dich gesehen haben',
  none: 'Noch kein Unternehmen hat dich gesehen.',
  shown_one: 'Einmal gezeigt, am {{last}}',
  shown_other: '{{count}}-mal gezeigt, zuletzt am {{last}}',
  unlocked: 'Freigeschaltet am {{date}}',
  withdraw:
    'Schalte „Offen für Angebote“ aus, und kein Unternehmen findet dich mehr. Unternehmen, die dich vorher freigeschaltet haben, behalten, was geöffnet wurde.',
};
