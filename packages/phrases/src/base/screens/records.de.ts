import type { Translation } from '../languages.ts';
import type { recordsEn } from './records.en.ts';
import { groupTextsDe } from '../common-labels.de.ts';

export const recordsDe: Translation<typeof recordsEn> = {
  noMatch: { title: 'Nichts gefunden', text: 'Hier enthält nichts „{{search}}“.' },
  notAllowed: {
    title: 'Für dich nicht freigegeben',
    text: 'Wende dich an die Administration deines Arbeitsbereichs.',
  },
  none: 'Noch keine.',
  notSet: 'nicht angegeben',
  deleted: '{{name}} ist im Papierkorb.',
  undo: 'Rückgängig',
  restored: '{{name}} ist wieder da.',
  notRestored: '{{name}} lässt sich nicht wiederherstellen',
  binLink: 'Papierkorb',
  conflict: {
    title: '{{name}} hat das {{when}} geändert',
    titleNow: '{{name}} hat das gerade geändert',
    titleUnknown: 'Das wurde {{when}} geändert',
    text: 'Ihr habt dieselben Felder geändert. Wähle, was gespeichert wird; bis dahin bleibt dein Text im Formular.',
    mine: 'Deine Version',
    theirs: 'Die andere Version',
    empty: 'leer',
  },
  form: {
    tooLong: 'Höchstens {{max}} Zeichen.',
    dateInvalid: 'Das gewählte Datum ist ungültig.',
  },
  removeNamed: '{{name}} entfernen',
  distribution: {
    words: groupTextsDe,
    title: 'Verteilung der Ergebnisse',
    lead_one: 'Ein Ergebnis.',
    lead_other:
      '{{count}} Ergebnisse, von 1 (am niedrigsten) bis 9 (am höchsten). Jeder Punkt ist eine Person, der senkrechte Strich der Median, der Balken umfasst die mittlere Hälfte.',
    few: 'Ab vier Ergebnissen zu sehen, damit niemand zu erkennen ist.',
    chart: 'Wie sich die Ergebnisse in den fünf Merkmalen verteilen',
    noValue: 'weniger als vier Ergebnisse',
    table: 'Ergebnisse nach Wert',
    value: 'Wert',
  },
};
