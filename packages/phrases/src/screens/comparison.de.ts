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
  noDifferences: 'Bei keinem Merkmal liegen zwei Balken ganz auseinander.',
  note: 'Von 1 bis 9; 5 ist der Mittelwert der Normgruppe. Der Balken ist das 90-%-Intervall des Messfehlers. Als unterschiedlich gilt ein Merkmal, wenn sich zwei Balken nicht berühren; auch ein kleinerer Unterschied kann echt sein.',
  empty: {
    title: 'Wähle mindestens zwei Talente',
    text: 'Dann siehst du, worin sie sich unterscheiden und wo der Unterschied zu klein ist, um zu zählen.',
  },
};
