import type { Translation } from '../../base/languages.ts';
import type { inboxEn } from './inbox.en.ts';

export const inboxDe: Translation<typeof inboxEn> = {
  title: 'Posteingang',
  back: 'Alle Unterhaltungen',
  threads: 'Unterhaltungen',
  we: 'Wir: {{text}}',
  unseen_one: '{{count}} neue Nachricht',
  unseen_other: '{{count}} neue Nachrichten',
  empty: 'Noch keine Unterhaltung',
  emptyText: 'Schreibe einem Talent mit Konto. Nur die beiden Seiten einer Unterhaltung können sie lesen.',
  emptyForTalent: 'Noch keine Nachricht',
  emptyForTalentText:
    'Ist dir etwas an deinem Ergebnis oder am weiteren Weg unklar? Frag hier, {{workspace}} antwortet dir.',
  notices: {
    label: 'Hinweise',
    requests_one: '{{count}} Person fragt nach ihren Daten',
    requests_other: '{{count}} Personen fragen nach ihren Daten',
    ending_one: 'Die Daten von {{count}} Person werden bald gelöscht',
    ending_other: 'Die Daten von {{count}} Personen werden bald gelöscht',
  },
  newMessage: 'Neue Nachricht',
  find: 'Talent suchen',
  findHint: 'Talente mit Konto können lesen und antworten.',
  noMatch: 'Kein Talent mit Konto passt dazu.',
  messages: 'Nachrichten',
  earlier: 'Frühere Nachrichten zeigen',
  nothing: 'Noch nichts geschrieben. Sag Hallo.',
  write: 'Deine Nachricht',
  placeholder: 'Nachricht schreiben',
  hint: 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile.',
  send: 'Senden',
  failed: 'Deine Nachricht konnte nicht gesendet werden. Sie steht noch im Feld.',
  own: 'Du',
  seen: 'gesehen',
  paused: 'Dieser Arbeitsbereich ist pausiert. Du kannst hier lesen, aber nicht schreiben.',
  others: 'Alle, die {{workspace}} verwalten, können diese Unterhaltung lesen.',
};
