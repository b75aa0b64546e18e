import type { bodyErrorsEn } from './body-errors.en.ts';

export const bodyErrorsDe: Readonly<Record<keyof typeof bodyErrorsEn, string>> = {
  CONTENT_TOO_LARGE: 'Das Gesendete ist zu groß.',
  REQUEST_TIMEOUT:
    'Die Anfrage kam nicht rechtzeitig an. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  UNSUPPORTED_MEDIA_TYPE: 'Bitte sende JSON mit dem Inhaltstyp „application/json“.',
  'field.unknown': 'Dieses Feld gibt es hier nicht: {{fields}}.',
  'field.not_readable': 'Dieses Feld gibt es nicht, oder du darfst es nicht lesen: {{fields}}.',
  'body.compressed':
    'Bitte sende den Inhalt unkomprimiert, ohne die Kopfzeile „Content-Encoding: {{encoding}}“.',
  'field.not_writable': 'Dieses Feld gibt es nicht, oder du darfst es nicht ändern: {{fields}}.',
};
