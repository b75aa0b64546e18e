import { doubtDe } from '../../base/doubt.de.ts';
import type { Translation } from '../../base/languages.ts';
import type { interviewSheetEn } from './interview.en.ts';

export const interviewSheetDe: Translation<typeof interviewSheetEn> = {
  title: 'Interviewbogen',
  forRole: 'für',
  fields: {
    date: 'Datum und Uhrzeit',
    first: 'Interview 1',
    second: 'Interview 2',
    apart: 'Beide haben erst notiert und dann gesprochen',
  },
  heads: {
    ask: 'Stellt allen für diese Rolle dieselben Fragen, in diesen Worten',
    first: 'Interview 1: was gesagt wurde',
    second: 'Interview 2: was gesagt wurde',
  },
  probe: 'Nachhaken',
  followUps: 'Frag dann:',
  anchors: 'Was bei 1, 3 und 5 gesagt oder getan wurde',
  ownTitle: 'Frage dieser Rolle',
  reasons: {
    outside: 'Das Ergebnis liegt außerhalb des Bereichs, über den Messfehler hinaus.',
    border: 'Das Ergebnis liegt außerhalb des Bereichs, aber noch im Messfehler.',
    crosses: 'Das Ergebnis liegt im Bereich, aber nah am Rand: Im Messfehler kann es auch außerhalb liegen.',
    none: 'Zu wenige Antworten für ein Ergebnis, deshalb ist hier nichts markiert.',
  },
  nothing: 'Stellt dieselben Fragen wie allen; nachzuhaken ist nichts.',
  version: 'Fragen, Version {{version}}',
  open: 'Fragen noch nicht festgelegt',
  empty: {
    title: 'Diese Rolle hat noch keine Fragen',
    text: 'Setz einen Bereich für die Merkmale, auf die es ankommt, oder schreib auf der Seite der Rolle eigene Fragen.',
  },
  statementApart: 'Die Person hat dem Ergebnis eine Stellungnahme hinzugefügt: siehe nächste Seite.',
  followUp: {
    title: 'Immer nachfragen.',
    text: 'Wie war die Situation, und was war dein Anteil? Was genau hast du getan? Was ist daraus geworden? Beispiele dürfen aus Beruf, Ausbildung oder Ehrenamt stammen.',
  },
  cannot: {
    title: 'Was der Fragebogen nicht sagt.',
    text: 'Ob eine Person die Arbeit kann, sie will oder bleibt. Die Markierungen sagen, wo ihr mehr fragt; ein Grund für ein Nein sind sie nie.',
  },
  doubtful: doubtDe.line,
  result: 'Ergebnis vom {{date}}',
  questionnaire: 'Fragebogen auf {{language}}',
  confidential: 'Vertraulich: nur für die, die diese Ergebnisse sehen dürfen · gedruckt {{date}}',
  pageOf: 'Seite {{page}} von {{pages}}',
};
