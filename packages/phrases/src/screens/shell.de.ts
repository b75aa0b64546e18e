import type { Translation } from '../languages.ts';
import type { shellEn } from './shell.en.ts';

export const shellDe: Translation<typeof shellEn> = {
  navigation: {
    label: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    overview: 'Übersicht',
    roles: 'Rollen',
    talents: 'Bewerberprofile',
    teams: 'Gruppenprofile',
    goals: 'Ziele',
    assessments: 'Assessments',
    organization: 'Organisation',
    settings: 'Einstellungen',
    talentPool: 'Talentpool',
  },
  plan: { basic: 'Basic', flow: 'Flow', enterprise: 'Enterprise' },
  workspace: {
    label: 'Arbeitsbereich',
    none: 'Kein Arbeitsbereich',
    frozen: 'pausiert',
    find: 'Arbeitsbereich suchen',
    others: 'Arbeitsbereich wechseln',
    noMatch: 'Kein Arbeitsbereich mit diesem Namen',
    failed: 'Der Arbeitsbereich konnte nicht gewechselt werden. Bitte melde dich neu an.',
  },
  insights: {
    title: 'Talent-Insights',
    left_one: '{{count}} übrig',
    left_other: '{{count}} übrig',
    refill: 'Insights auffüllen',
  },
  account: {
    label: 'Konto von {{name}}',
    ownProfile: 'Mein Profil',
    settings: 'Benutzereinstellungen',
    signOut: 'Abmelden',
    organizations: 'Organisationen verwalten',
  },
  paused: {
    title: 'Dieser Arbeitsbereich ist pausiert',
    text: 'Deine Testphase ist zu Ende. Alles, was du angelegt hast, bleibt erhalten; wähle einen Tarif, um weiterzumachen.',
    neutral: 'Hier ruhen Arbeitsbereiche, deren Testphase zu Ende ist. Melde dich an, um deinen zu sehen.',
    plans: 'Tarife ansehen',
    login: 'Anmelden',
  },
  survey: {
    promise: 'Deine Antworten gehören dir. {{workspace}} sieht das Ergebnis, nie einzelne Antworten.',
    promiseNobody: 'Deine Antworten gehören dir. Geteilt wird nur das Ergebnis, nie einzelne Antworten.',
    progress: 'Fortschritt',
  },
};
