import type { Translation } from '../../base/languages.ts';
import type { binEn } from './bin.en.ts';

export const binDe: Translation<typeof binEn> = {
  title: 'Papierkorb',
  lead: 'Was in den letzten {{days}} Tagen gelöscht wurde, lässt sich wiederherstellen. Danach werden Talente mit all ihren Daten entfernt; alles andere bleibt ausgeblendet.',
  search: 'Gelöschtes durchsuchen',
  kinds: 'Art des Eintrags',
  all: 'Alle',
  several: {
    talents: 'Talente',
    roles: 'Rollen',
    teams: 'Gruppen',
    goals: 'Ziele',
    assessments: 'Assessments',
  },
  kind: { talents: 'Talent', roles: 'Rolle', teams: 'Gruppe', goals: 'Ziel', assessments: 'Assessment' },
  deletedBy: '{{when}} von {{name}} gelöscht',
  deletedWhen: '{{when}} gelöscht',
  daysLeft_zero: 'endet heute',
  daysLeft_one: 'noch {{count}} Tag',
  daysLeft_other: 'noch {{count}} Tage',
  restore: 'Wiederherstellen',
  restoreNamed: '{{name}} wiederherstellen',
  restored: '{{name}} ist wieder da.',
  notRestored: '{{name}} lässt sich nicht wiederherstellen',
  purge: 'Endgültig löschen',
  purgeNamed: '{{name}} endgültig löschen',
  purgeTitle: '{{name}} endgültig löschen?',
  purgeText:
    'Alle Ergebnisse, Antworten, Notizen und Dateien dieses Talents werden entfernt. Das lässt sich nicht rückgängig machen.',
  purgeName: 'Gib zur Bestätigung ein: {{name}}',
  purged: '{{name}} wurde endgültig gelöscht.',
  notPurged: '{{name}} lässt sich nicht löschen',
  more: 'Mehr anzeigen',
  noMatch: { title: 'Nichts gefunden', text: 'Nichts Gelöschtes passt dazu.' },
  empty: {
    title: 'Der Papierkorb ist leer',
    text: 'Gelöschte Talente, Rollen, Gruppen, Ziele und Assessments bleiben {{days}} Tage hier.',
  },
};
