import type { Translation } from '../../base/languages.ts';
import type { feedbackMailEn, feedbackMailNamesEn } from './feedback.en.ts';

/** The German feedback mail. */
export const feedbackMailDe: Translation<typeof feedbackMailEn> = {
  subject: 'Rückmeldung von {{workspace}}: {{rating}} von 5',
  title: 'Rückmeldung',
  from: '{{name}} ({{email}}) von {{workspace}} bewertet das Produkt mit {{rating}} von 5 und schreibt:',
  footer: 'Gesendet mit dem Formular für Rückmeldungen.',
};

/** The German names of these mails on the page Operation. */
export const feedbackMailNamesDe: Record<keyof typeof feedbackMailNamesEn, string> = {
  feedback: 'Rückmeldung',
};
