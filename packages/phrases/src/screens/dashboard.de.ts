import type { Translation } from '../languages.ts';
import type { dashboardEn } from './dashboard.en.ts';

export const dashboardDe: Translation<typeof dashboardEn> = {
  title: 'Übersicht',
  greeting: { morning: 'Guten Morgen', day: 'Guten Tag', evening: 'Guten Abend' },
  greetingTo: '{{greeting}}, {{name}}',
  finished_zero: 'Seit gestern ist niemand fertig geworden.',
  finished_one: '{{count}} Talent ist seit gestern fertig geworden.',
  finished_other: '{{count}} Talente sind seit gestern fertig geworden.',
  welcome: 'Eine Rolle, eine Einladung, und das erste Ergebnis ist unterwegs.',
  invite: 'Talente einladen',
  figures: {
    label: 'Stand der Dinge',
    invitations: {
      title: 'Offene Einladungen',
      quiet_zero: 'keine seit einer Woche ohne Reaktion',
      quiet_one: '{{count}} seit einer Woche ohne Reaktion',
      quiet_other: '{{count}} seit einer Woche ohne Reaktion',
      none: 'nichts unterwegs',
      scheduled_one: '{{count}} weitere ist geplant',
      scheduled_other: '{{count}} weitere sind geplant',
    },
    week: {
      title: 'Diese Woche fertig',
      more: '{{count}} mehr als letzte Woche um diese Zeit',
      fewer: '{{count}} weniger als letzte Woche um diese Zeit',
      none: 'auch letzte Woche um diese Zeit niemand',
      same: 'so viele wie letzte Woche um diese Zeit',
    },
    matches: {
      title: 'Hohe Übereinstimmung',
      over_zero: 'noch keine Rolle',
      over_one: 'in {{count}} Rolle',
      over_other: 'in {{count}} Rollen',
    },
    insights: {
      title: 'Insights übrig',
      of: 'von {{total}}',
      unlocked_zero: 'noch keiner freigeschaltet',
      unlocked_one: '{{count}} bisher freigeschaltet',
      unlocked_other: '{{count}} bisher freigeschaltet',
    },
  },
  results: {
    title: 'Neueste Ergebnisse',
    all: 'Alle Talente',
    bestFit: 'passt am besten: {{role}}',
    empty: 'Noch kein Ergebnis',
    emptyText:
      'Sobald jemand die Befragung abgeschlossen hat, steht das Ergebnis hier, mit der Passung zu deinen Rollen.',
  },
  start: {
    title: 'Erste Schritte',
    done: '{{done}} von {{total}} erledigt',
    isDone: 'erledigt',
    role: 'Lege deine erste Rolle an',
    invite: 'Lade drei Talente ein',
    compare: 'Vergleiche zwei Talente',
    team: 'Richte eine Gruppe ein',
  },
  roles: {
    title: 'Offene Rollen',
    all: 'Alle Rollen',
    strong_zero: 'niemand mit hoher Übereinstimmung',
    strong_one: '{{count}} mit hoher Übereinstimmung',
    strong_other: '{{count}} mit hoher Übereinstimmung',
    empty: 'Eine Rolle sagt, was eine Stelle verlangt. Dann zeigt jedes Ergebnis, wie gut es passt.',
    create: 'Rolle anlegen',
  },
};
