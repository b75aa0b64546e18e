import { beyondSie } from '../../base/beyond.sie.ts';
import type { Translation } from '../../base/languages.ts';
import { reportMailDe } from './reports.de.ts';
import type { reportMailEn } from './reports.en.ts';

export const reportMailSie: Translation<typeof reportMailEn> = {
  ...reportMailDe,
  greeting: 'Hallo {{full_name}},',
  subject: 'Ihr Persönlichkeitsbericht',
  title: 'Danke, hier ist Ihr Bericht',
  done: 'Sie haben die Befragung von {{workspace}} abgeschlossen. Ihr Persönlichkeitsbericht liegt dieser E-Mail als PDF bei.',
  whoSees: `{{workspace}} sieht dieses Ergebnis ebenfalls. ${beyondSie.also} ${beyondSie.yours} Die Zahlen beschreiben, wie Sie sich bei der Arbeit sehen; bestehen oder durchfallen können Sie nicht.`,
  personal:
    'Ihr Ergebnis ist für Sie und geht an keinen Arbeitgeber. Es beschreibt, wie Sie sich bei der Arbeit sehen; bestehen oder durchfallen können Sie nicht.',
  held: 'Zuerst sehen Sie Ihr Ergebnis: {{workspace}} sieht es am {{date}}, oder sobald Sie es über die Schaltfläche unten geöffnet haben. Das PDF allein zählt nicht.',
  heldUntilOpened:
    'Zuerst sehen Sie Ihr Ergebnis: {{workspace}} sieht es erst, wenn Sie es über die Schaltfläche unten geöffnet haben. Das PDF allein zählt nicht.',
  quality: 'Beachten Sie bitte, wie der Fragebogen ausgefüllt wurde: {{text}}',
  footer:
    'Sie bekommen diese E-Mail, weil Sie die Befragung von {{workspace}} abgeschlossen haben. Sie enthält persönliche Angaben; geben Sie sie nur weiter, wenn Sie möchten.',
};
