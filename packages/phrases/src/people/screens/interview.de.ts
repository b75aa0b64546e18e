import type { Translation } from '../../base/languages.ts';
import type { interviewEn } from './interview.en.ts';

export const interviewDe: Translation<typeof interviewEn> = {
  title_one: 'Interviewbogen',
  title_other: '{{count}} Interviewbögen',
  lead: 'Dieselben Fragen für alle in dieser Rolle. Die Markierungen sagen, wo ihr bei einer Person nachhakt.',
  crumb: 'Interviewbogen',
  roles: 'Rollen',
  sheet: 'Interviewbogen',
  questions: 'Fragen',
  earlier: 'Version {{version}}',
  newest: 'Neueste Fragen',
  toRole: 'Rolle öffnen',
  print: 'Drucken',
  pdf: 'PDF',
  pdfWaiting: 'Das PDF entsteht gerade und wird gespeichert, sobald es fertig ist.',
  pdfDone: 'Das PDF ist gespeichert.',
  pdfFailed: 'Das PDF ließ sich nicht erstellen. Bitte versuch es noch einmal.',
  save: 'In die Notizen übernehmen',
  saved: 'Steht in den Notizen.',
  saveFailed: 'Das hat nicht geklappt. Was du geschrieben hast, ist noch da; bitte versuch es noch einmal.',
  savesTo: 'Kommt in die Notizen zu {{name}}.',
  tooLong_one: 'Ein Zeichen zu viel für eine Notiz.',
  tooLong_other: '{{count}} Zeichen zu viel für eine Notiz.',
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
