import type { Translation } from '../languages.ts';
import type { comparisonEn } from './comparison.en.ts';

export const comparisonDe: Translation<typeof comparisonEn> = {
  title: 'Talente vergleichen',
  lead: 'Nebeneinander, mit dem Messfehler.',
  talents: 'Talente',
  hint: 'Wähle zwei bis {{count}}.',
  full: 'Das sind {{count}}. Nimm jemanden heraus, um eine andere Person zu wählen.',
  role: 'Rolle',
  roleHint: 'Zeigt, wie jede Person zu ihr passt.',
  sideBySide: 'Merkmal für Merkmal',
  onlyDifferences: 'Nur Unterschiede über dem Messfehler',
  table: 'Ergebnisse nebeneinander',
  trait: 'Merkmal',
  span: '{{low}}–{{high}}',
  notScored: 'kein Ergebnis',
  differs: 'unterschiedlich',
  fit: 'Passung zu {{role}}',
  noDifferences: 'Bei keinem Merkmal ist der Unterschied größer als der Messfehler.',
  note: 'Von 1 bis 9; 5 ist der Mittelwert der Normgruppe. Der Balken ist das 90-%-Intervall: Wo sich zwei Balken überlappen, können die Menschen ebenso gut gleich sein.',
  empty: {
    title: 'Wähle mindestens zwei Talente',
    text: 'Dann siehst du, worin sie sich unterscheiden und wo der Unterschied zu klein ist, um zu zählen.',
  },
};
