import { beyondDe } from '../../base/beyond.de.ts';
import type { Translation } from '../../base/languages.ts';
import type { reportMailEn, reportsMailNamesEn } from './reports.en.ts';

/** The German report mail. */
export const reportMailDe: Translation<typeof reportMailEn> = {
  subject: 'Dein Persönlichkeitsbericht',
  title: 'Danke, hier ist dein Bericht',
  greeting: 'Hallo {{name}},',
  greetingWithoutName: 'Hallo,',
  done: 'du hast die Befragung von {{workspace}} abgeschlossen. Dein Persönlichkeitsbericht liegt dieser E-Mail als PDF bei.',
  whoSees: `{{workspace}} sieht dieses Ergebnis ebenfalls. ${beyondDe.also} ${beyondDe.yours} Die Zahlen beschreiben, wie du dich bei der Arbeit siehst; bestehen oder durchfallen kannst du nicht.`,
  personal:
    'Dein Ergebnis ist für dich und geht an keinen Arbeitgeber. Es beschreibt, wie du dich bei der Arbeit siehst; bestehen oder durchfallen kannst du nicht.',
  held: 'Zuerst siehst du dein Ergebnis: {{workspace}} sieht es am {{date}}, oder sobald du es über die Schaltfläche unten geöffnet hast. Das PDF allein zählt nicht.',
  heldUntilOpened:
    'Zuerst siehst du dein Ergebnis: {{workspace}} sieht es erst, wenn du es über die Schaltfläche unten geöffnet hast. Das PDF allein zählt nicht.',
  open: 'Mein Ergebnis öffnen',
  retake: 'Die Befragung noch einmal beantworten, kostenlos',
  quality: 'Beachte bitte, wie der Fragebogen ausgefüllt wurde: {{text}}',
  footer:
    'Du bekommst diese E-Mail, weil du die Befragung von {{workspace}} abgeschlossen hast. Sie enthält persönliche Angaben; gib sie nur weiter, wenn du möchtest.',
  fileName: 'persoenlichkeitsbericht-{{date}}.pdf',
  fileNames: {
    personality: 'persoenlichkeitsbericht-{{date}}.pdf',
    premium: 'premium-bericht-{{date}}.pdf',
    role: 'rollenpassungsbericht-{{date}}.pdf',
    team: 'teambericht-{{date}}.pdf',
    assessment: 'assessment-bericht-{{date}}.pdf',
    comparison: 'vergleich-{{date}}.pdf',
    interview: 'interviewbogen-{{date}}.pdf',
  },
  /** To an administrator who asked to be notified of a result. */
  arrived: {
    subject: 'Ein Ergebnis ist da: {{name}}',
    title: '{{name}} hat die Befragung abgeschlossen',
    nobody: 'Eine Person',
    text: 'Das Ergebnis steht auf der Seite der Person, mit der Passung zu den Rollen, für die sie vorgesehen ist.',
    held: 'Das Ergebnis wird zurückgehalten, damit die Person es zuerst sieht. Du siehst es am {{date}}, oder sobald die Person es geöffnet hat.',
    heldUntilOpened:
      'Das Ergebnis wird zurückgehalten, damit die Person es zuerst sieht. Du siehst es, sobald die Person es geöffnet hat.',
    page: 'Zur Seite der Person',
    button: 'Zum Ergebnis',
    footer:
      'Du bekommst diese E-Mail, weil du bei {{workspace}} um Nachricht zu diesem Ergebnis gebeten hast.',
  },
};

/** The German names of these mails on the page Operation. */
export const reportsMailNamesDe: Record<keyof typeof reportsMailNamesEn, string> = {
  report: 'Bericht',
  'result-arrived': 'Ergebnis eingetroffen',
};
