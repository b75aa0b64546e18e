import type { Translation } from '../../base/languages.ts';
import type { interviewPrintEn } from './interview-print.en.ts';

/** German texts around interview sheets of several people, for printing. */
export const interviewPrintDe: Translation<typeof interviewPrintEn> = {
  title_one: 'Interviewbogen',
  title_other: '{{count}} Interviewbögen',
  lead: 'Zum Drucken: dieselben Fragen für alle in dieser Rolle, und wo ihr bei einer Person nachhakt.',
  crumb: 'Interviewbögen',
  roles: 'Rollen',
  rate: 'Gespräch mit {{name}} bewerten',
  earlier: 'Version {{version}}',
  newest: 'Neueste Fragen',
  print: 'Drucken',
  pdf: 'PDF',
  pdfWaiting: 'Das PDF entsteht gerade und wird gespeichert, sobald es fertig ist.',
  pdfDone: 'Das PDF ist gespeichert.',
  pdfFailed: 'Das PDF ließ sich nicht erstellen. Bitte versuch es noch einmal.',
  unfinished: 'Für {{name}} gibt es noch kein Ergebnis und deshalb keinen Bogen.',
  held: 'Das Ergebnis von {{name}} wird zurückgehalten, damit die Person es zuerst sieht. Der Bogen folgt.',
  leftOut: '{{name}} möchte nicht in Ranglisten erscheinen, deshalb gibt es keinen Bogen zu einer Rolle.',
  unknown:
    'Eine Person aus diesem Link gibt es hier nicht mehr, oder sie gehört zu einem anderen Arbeitsbereich.',
  tooMany: 'Der Link nennt {{named}} Personen. Bögen gibt es für die ersten {{count}}.',
  empty: {
    title: 'Kein Bogen da',
    text: 'Ein Bogen braucht eine Person mit Ergebnis. Wähle sie auf der Seite der Rolle oder in einem Vergleich.',
  },
};
