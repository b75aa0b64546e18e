import type { Translation } from '../languages.ts';
import type { howSureEn } from './how-sure.en.ts';

export const howSureDe: Translation<typeof howSureEn> = {
  button: 'Wie sicher?',
  title: 'Wie sicher ist das?',
  number: '{{score}} von 100, mit 90 % Sicherheit zwischen {{low}} und {{high}}',
  reach: '{{count}} von 100 Menschen erreichen hier {{band}}.',
  common: 'Die Hälfte der Normgruppe oder mehr erreicht das. Es sagt also wenig.',
  tied_one: 'Eine andere Person passt im Rahmen des Messfehlers gleich gut.',
  tied_other: '{{count}} andere passen im Rahmen des Messfehlers gleich gut.',
  alone: 'Niemand sonst in dieser Liste passt gleich gut.',
  group:
    'Ihre Werte liegen näher beieinander als der Messfehler. Deshalb steht niemand vorn: Die Reihenfolge wurde einmal für diese Rolle ausgelost und ist für alle gleich.',
  rule: 'Regel {{rule}}, Norm {{norm}}',
  full: 'Vollständig',
};
