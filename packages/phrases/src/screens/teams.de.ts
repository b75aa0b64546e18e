import type { Translation } from '../languages.ts';
import type { teamsEn } from './teams.en.ts';

export const teamsDe: Translation<typeof teamsEn> = {
  title: 'Gruppenprofile',
  lead_one: '{{count}} Gruppe',
  lead_other: '{{count}} Gruppen',
  create: 'Gruppe anlegen',
  search: 'Gruppen durchsuchen',
  members: 'Mitglieder',
  roles: 'Rollen',
  goals: 'Ziele',
  list: {
    label: 'Gruppen des Arbeitsbereichs',
    name: 'Gruppe',
    members_one: '{{count}} Mitglied',
    members_other: '{{count}} Mitglieder',
    roles_one: '{{count}} Rolle',
    roles_other: '{{count}} Rollen',
    changed: 'Letzte Änderung',
  },
  status: { APPLICANT: 'Bewerbung', FAVOURITE: 'Engere Wahl', EMPLOYEE: 'Im Team' },
  empty: {
    title: 'Noch keine Gruppe',
    text: 'Fasse Menschen, die zusammenarbeiten, in einer Gruppe zusammen. Dann siehst du, wie ihre Ergebnisse nebeneinander liegen.',
  },
  detail: {
    edit: 'Gruppe bearbeiten',
    invite: 'Per E-Mail einladen',
    choose: 'Aus Talenten wählen',
    noMembers: 'In dieser Gruppe ist noch niemand.',
    noRoles: 'Diese Gruppe hat noch keine Rollen.',
    noGoals: 'Diese Gruppe hat noch keine Ziele.',
    noText: 'Für den Bericht ist noch nichts geschrieben.',
  },
  form: {
    createTitle: 'Neue Gruppe',
    editTitle: '{{name}} bearbeiten',
    about: 'Über die Gruppe',
    name: 'Name',
    namePlaceholder: 'zum Beispiel Kundenservice',
    reportText: 'Text des Berichts',
    reportTextHint:
      'Was du über die Gruppe sagen möchtest. Eine gespeicherte Änderung macht einen neuen Bericht nötig.',
    who: 'Mitglieder und Rollen',
    membersHint: 'Gib einen Namen ein, um jemanden zu finden.',
    created: 'Die Gruppe wurde angelegt.',
    saved: 'Die Gruppe wurde gespeichert.',
  },
};
