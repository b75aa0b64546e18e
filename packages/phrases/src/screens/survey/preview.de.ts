import type { Translation } from '../../languages.ts';
import type { surveyPreviewEn } from './preview.en.ts';

export const surveyPreviewDe: Translation<typeof surveyPreviewEn> = {
  notMe: 'Das war ich nicht',
  declined: 'Die Anfrage ist gelöscht',
  declinedText:
    'Jemand hatte deine Adresse in ein Formular eingetragen. Die Befragung und ihre Antworten sind zurückgezogen.',
  waiting: 'Hier warten Antworten auf dich',
  waitingText:
    'Mit deiner Adresse wurden Antworten gegeben. Sie zählen erst, wenn du bestätigst, dass es deine sind. Gefragt hat {{workspace}}.',
  open: 'Weiter',
};
