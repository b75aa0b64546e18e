import type { Translation } from '../../base/languages.ts';
import type { interviewQuestionsEn } from './interview-questions.en.ts';

export const interviewQuestionsDe: Translation<typeof interviewQuestionsEn> = {
  title: 'Interviewfragen',
  open: 'Sie folgen den Bereichen, bis die erste Person in Betracht kommt oder eingeladen wird; dann stehen sie als Version 1 fest.',
  version: 'Version {{version}}, seit {{date}}: dieselben Fragen für alle in dieser Rolle.',
  none: 'Es ist kein Bereich gesetzt, deshalb gibt es noch keine Fragen. Setz einen Bereich für die Merkmale, auf die es ankommt, oder schreib eigene Fragen.',
  more: 'Nachfragen und Antworten zum Vergleichen',
  anchors: 'Was bei 1, 3 und 5 gesagt oder getan wurde',
  next: {
    title: 'Version {{version}} würde fragen',
    text: 'Die Bereiche oder deine eigenen Fragen haben sich geändert. Bis du eine neue Version machst, gilt für alle Version {{version}}.',
    met_one:
      'Mit Version {{version}} geöffnet oder gedruckt: {{names}}. Diese Person wurde damals etwas anderes gefragt.',
    met_other:
      'Mit Version {{version}} geöffnet oder gedruckt: {{names}}. Diese Personen wurden damals etwas anderes gefragt.',
    others_one: '{{count}} weitere Person',
    others_other: '{{count}} weitere Personen',
    make: 'Version {{version}} machen',
    failed: 'Die Version ließ sich nicht machen. Bitte versuch es noch einmal.',
  },
  earlier: 'Version {{version}}, vom {{date}}',
  own: {
    title: 'Eigene Fragen',
    write: 'Eigene Fragen schreiben',
    edit: 'Eigene Fragen bearbeiten',
    question: 'Frage {{number}}',
    hint: 'Frag nach etwas, das passiert ist, in der Sprache eurer Interviews.',
    low: 'Antwort für eine 1',
    middle: 'Antwort für eine 3',
    high: 'Antwort für eine 5',
    anchors: 'Antworten zum Vergleichen',
    add: 'Frage hinzufügen',
    remove: 'Frage {{number}} entfernen',
    save: 'Fragen speichern',
    cancel: 'Abbrechen',
    failed:
      'Die Fragen ließen sich nicht speichern. Was du geschrieben hast, ist noch da; bitte versuch es noch einmal.',
    changed:
      'Jemand anderes hat die Fragen inzwischen geändert. Was du geschrieben hast, ist noch da; noch einmal speichern ersetzt die anderen.',
  },
};
