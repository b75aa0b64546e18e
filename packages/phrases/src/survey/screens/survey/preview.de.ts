import type { Translation } from '../../../base/languages.ts';
import type { surveyPreviewEn } from './preview.en.ts';

export const surveyPreviewDe: Translation<typeof surveyPreviewEn> = {
  requested: '{{name}} hat deine E-Mail-Adresse am {{date}} in ein Formular von {{workspace}} eingetragen.',
  requestedNobody: 'Deine E-Mail-Adresse wurde am {{date}} in ein Formular von {{workspace}} eingetragen.',
  notMe: 'Das war ich nicht',
  declined: 'Die Anfrage ist gelöscht',
  declinedText:
    'Jemand hat deine Adresse in ein Formular eingetragen. Die Befragung und ihre Antworten wurden zurückgezogen.',
  waiting: 'Hier warten Antworten auf dich',
  waitingText:
    'Mit deiner Adresse wurde eine Befragung von {{workspace}} beantwortet. Die Antworten zählen erst, wenn du bestätigst, dass es deine sind.',
  open: 'Weiter',
};
