import type { Translation } from '../languages.ts';
import type { devMailEn } from './dev-mail.en.ts';

export const devMailDe: Translation<typeof devMailEn> = {
  title: 'Mails',
  note: 'Dies ist eine Demo ohne Mailserver: Mails werden hier aufbewahrt, statt verschickt zu werden.',
  empty: 'Noch keine Mail. Lade jemanden ein, dann erscheint hier die Einladung.',
  refresh: 'Aktualisieren',
  newer: 'Neuere Mails',
  older: 'Ältere Mails',
  back: 'Alle Mails',
  from: 'Von',
  to: 'An',
  date: 'Gesendet',
  noSubject: 'Ohne Betreff',
  views: 'Form der Mail',
  asHtml: 'Gestaltet',
  asText: 'Nur Text',
  content: 'Inhalt der Mail',
  attachments: 'Anhänge',
  raw: 'Als .eml-Datei herunterladen',
  missingTitle: 'Diese Mail gibt es nicht',
  missing: 'Vielleicht wurde sie mit dem Datenordner gelöscht.',
};
