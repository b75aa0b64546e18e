import { doubtDe } from '../doubt.de.ts';
import type { Translation } from '../languages.ts';
import type { interviewSheetEn } from './interview.en.ts';

export const interviewSheetDe: Translation<typeof interviewSheetEn> = {
  title: 'Interviewbogen',
  forRole: 'für',
  fit: '{{fit}} von 100, {{band}}',
  bands: {
    strong: 'hohe Übereinstimmung',
    partial: 'teilweise Übereinstimmung',
    none: 'geringe Übereinstimmung',
  },
  interval: '({{low}} bis {{high}} mit dem Messfehler).',
  reach: 'Nach unserem Modell erreichen etwa {{count}} von 100 Menschen der Normgruppe diese Stufe.',
  noFit: 'Diese Rolle verlangt noch nichts, deshalb gibt es keine Passung.',
  fields: {
    date: 'Datum und Uhrzeit',
    first: 'Interview 1',
    second: 'Interview 2',
    apart: 'Beide haben erst notiert und dann gesprochen',
  },
  rows: {
    outside: 'außerhalb, über den Messfehler hinaus',
    lower: 'Balken kreuzt die untere Grenze',
    upper: 'Balken kreuzt die obere Grenze',
    more: 'nicht unter den drei Themen',
    border: 'außerhalb im Messfehler, keine Frage',
    inside: 'im Bereich, keine eigene Frage',
    open: 'nicht verlangt, keine eigene Frage',
    none: 'nicht gemessen',
  },
  legend: {
    scale: '1 bis 9, 5 ist die Mitte der Normgruppe',
    frame: 'Rahmen: Bereich der Rolle',
    dot: 'Punkt und Balken: Ergebnis, Messfehler 90 %',
  },
  heads: {
    ask: 'So fragen, bei allen für diese Rolle',
    first: 'Interview 1: was gesagt wurde',
    second: 'Interview 2: was gesagt wurde',
  },
  topic: '{{trait}} {{stanine}}, Bereich {{min}} bis {{max}}',
  why: 'Warum das:',
  below: 'Der ganze Balken liegt unter dem Bereich.',
  above: 'Der ganze Balken liegt über dem Bereich.',
  crossesLower:
    'Das Ergebnis liegt im Bereich, sein Balken kreuzt aber die untere Grenze: {{low}} und {{high}} sind beide möglich.',
  crossesUpper:
    'Das Ergebnis liegt im Bereich, sein Balken kreuzt aber die obere Grenze: {{low}} und {{high}} sind beide möglich.',
  nothing: {
    title: 'Keine eigenen Fragen',
    text: 'Alle Ergebnisse liegen im Bereich oder nur im Rahmen des Messfehlers außerhalb. Führt das Gespräch wie mit allen für diese Rolle.',
    open: 'Die Rolle verlangt noch nichts, deshalb ergeben sich keine Themen. Führt das Gespräch wie mit allen für diese Rolle.',
  },
  statementApart: 'Die Person hat dem Ergebnis eine Stellungnahme hinzugefügt: siehe nächste Seite.',
  followUp: {
    title: 'Immer nachfragen.',
    text: 'Wie war die Situation, und was war dein Anteil? Was genau hast du getan? Was ist daraus geworden?',
  },
  cannot: {
    title: 'Was der Fragebogen nicht sagt.',
    text: 'Ob eine Person die Arbeit kann, sie will oder bleibt. Passung heißt: nah an dem Bereich, den ihr gesetzt habt. Sie gibt Themen vor, nie einen Grund für ein Nein.',
  },
  doubtful: doubtDe.line,
  result: 'Ergebnis vom {{date}}',
  questionnaire: 'Fragebogen auf {{language}}',
  confidential: 'Vertraulich: nur für die, die diese Ergebnisse sehen dürfen · gedruckt {{date}}',
  pageOf: 'Seite {{page}} von {{pages}}',
};
