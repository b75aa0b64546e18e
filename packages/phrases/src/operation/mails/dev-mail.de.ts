import type { Translation } from '../../base/languages.ts';
import type { devMailEn } from './dev-mail.en.ts';

export const devMailDe: Translation<typeof devMailEn> = {
  title: 'E-Mails',
  note: 'Es ist kein Mailserver eingerichtet: E-Mails werden hier aufbewahrt, statt gesendet zu werden.',
  empty: 'Noch keine E-Mail. Lade jemanden ein, dann erscheint hier die Einladung.',
  refresh: 'Aktualisieren',
  newer: 'Neuere E-Mails',
  older: 'Ältere E-Mails',
  to: 'An',
  noSubject: 'Ohne Betreff',
  raw: 'Als .eml-Datei herunterladen',
  missingTitle: 'Diese E-Mail gibt es nicht',
  missing: 'Vielleicht wurde sie mit dem Datenordner gelöscht.',
};
