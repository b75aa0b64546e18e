import type { Translation } from '../../base/languages.ts';
import type { statementEn } from './statement.en.ts';

export const statementDe: Translation<typeof statementEn> = {
  title: 'Deine Stellungnahme',
  label: 'Was du zu diesem Ergebnis sagen möchtest',
  who: 'Sie steht neben deinem Ergebnis und in jedem Bericht über dich. Bei {{workspace}} lesen sie alle, die dein Ergebnis und deinen Namen sehen.',
  whoSelfServe: 'Sie steht neben deinem Ergebnis und in jedem Bericht über dich.',
  left_zero: 'Keine Zeichen mehr frei',
  left_one: 'noch {{count}} Zeichen',
  left_other: 'noch {{count}} Zeichen',
  over_one: '{{count}} Zeichen zu viel',
  over_other: '{{count}} Zeichen zu viel',
  save: 'Stellungnahme speichern',
  remove: 'Entfernen',
  saved: 'Gespeichert.',
  removed: 'Entfernt.',
  undo: 'Rückgängig',
  failed: 'Deine Stellungnahme ließ sich nicht speichern. Dein Text ist noch da.',
  elsewhere: 'An anderer Stelle gespeichert',
  nothingElsewhere: 'Dort wurde sie entfernt.',
  of: '{{name}} zu diesem Ergebnis',
  several: 'Stellungnahmen',
};
