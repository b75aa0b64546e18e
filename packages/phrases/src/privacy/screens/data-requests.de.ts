import type { Translation } from '../../base/languages.ts';
import type { dataRequestsEn } from './data-requests.en.ts';

export const dataRequestsDe: Translation<typeof dataRequestsEn> = {
  title: 'Anfragen und Fristen',
  lead: 'Was Personen zu ihren Daten wissen oder ändern wollen und wessen Daten bald gelöscht werden.',
  kind: { human: 'Prüfung durch einen Menschen', correction: 'Berichtigung' },
  late: 'überfällig',
  due: 'vom {{date}}, Antwort bis {{due}}',
  answered: 'beantwortet am {{date}}',
  noText: 'Die Nachricht wurde gelöscht.',
  answer: {
    verb: 'Antworten',
    open: '{{name}} antworten',
    label: 'Deine Antwort an {{name}}',
    hint: 'Die Person liest sie unter „Deine Daten“ und erfährt es per E-Mail.',
    send: 'Antwort senden',
    sent: '{{name}} hat deine Antwort.',
  },
  requests: {
    title: 'Anfragen von Personen',
    open_one: '{{count}} offen',
    open_other: '{{count}} offen',
    none: 'Keine offenen Anfragen',
    noneText:
      'Hier erscheinen Anfragen zur Prüfung durch einen Menschen oder zur Berichtigung. Sie müssen innerhalb eines Monats beantwortet werden.',
    answered_one: '{{count}} beantwortet',
    answered_other: '{{count}} beantwortet',
  },
  ending: {
    title: 'Bald gelöscht',
    text: 'Diese Personen haben {{days}} Tage vorher eine E-Mail bekommen. Ein Klick darin genügt, damit ihre Daten bleiben; jede Aktivität zählt ebenso.',
    nobody: 'Bald werden keine Daten gelöscht.',
    settings: 'Wie lange Personen bleiben',
  },
};
