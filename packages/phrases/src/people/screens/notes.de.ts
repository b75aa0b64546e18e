import type { Translation } from '../../base/languages.ts';
import type { notesEn } from './notes.en.ts';

export const notesDe: Translation<typeof notesEn> = {
  title: 'Notizen',
  readers:
    'Die Administration und alle, die über diese Rolle mitentscheiden, lesen sie. Sie gehören zur Kopie der Daten, die {{name}} verlangen kann.',
  write: 'Notiz schreiben',
  placeholder: 'Notiz schreiben, mit @ jemanden erwähnen',
  hint: 'Mit @ erwähnst du jemanden aus deinem Team. Die E-Mail dazu enthält den Text nicht.',
  administrator: 'Administration',
  hiringManager: 'Entscheidet über die Rolle mit',
  whoReads: 'Wer sie liest',
  administratorsOnly: 'Nur die Administration',
  managersToo: 'Auch alle, die über {{role}} mitentscheiden',
  save: 'Notiz speichern',
  empty:
    'Noch keine Notizen. Sie bleiben in deinem Arbeitsbereich und gehören zur Kopie der Daten, die {{name}} verlangen kann.',
  emptyOfRole: 'Noch keine Notizen.',
  ofRole: 'zur Rolle {{role}}',
  unread: 'Erwähnt dich',
  edit: 'Notiz bearbeiten',
  remove: 'Notiz löschen',
  removed: 'Die Notiz ist gelöscht.',
  gone: 'Ehemaliges Mitglied',
  edited: '{{date}}, bearbeitet',
  left_zero: 'kein Zeichen mehr',
  left_one: 'noch {{count}} Zeichen',
  left_other: 'noch {{count}} Zeichen',
  tooLong_one: '{{count}} Zeichen zu viel',
  tooLong_other: '{{count}} Zeichen zu viel',
};
