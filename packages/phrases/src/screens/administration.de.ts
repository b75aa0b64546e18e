import type { Translation } from '../languages.ts';
import type { administrationEn } from './administration.en.ts';

export const administrationDe: Translation<typeof administrationEn> = {
  title: 'Organisationen',
  lead_one: '{{count}} Organisation',
  lead_other: '{{count}} Organisationen',
  create: 'Organisation anlegen',
  created_one: 'Die Organisation wurde angelegt, {{count}} Einladung ist unterwegs.',
  created_other: 'Die Organisation wurde angelegt, {{count}} Einladungen sind unterwegs.',
  texts: 'Texte ändern',
  search: 'Organisationen durchsuchen',
  list: 'Organisationen der Plattform',
  name: 'Name',
  plan: 'Tarif',
  state: 'Zustand',
  paused: 'Pausiert',
  waiting: 'Wartet',
  running: 'Aktiv',
  trialEnds: 'Testphase endet',
  members: 'Mitglieder',
  since: 'Seit',
  language: 'Sprache',
  languageHint: 'Für Einladungen und Berichte.',
  admins: 'E-Mail-Adressen der Administratoren',
  adminsHint: 'Mindestens eine; mehrere durch Kommas getrennt. Jede Person bekommt eine Einladung.',
  empty: {
    title: 'Noch keine Organisation',
    text: 'Lege die erste an und lade die Menschen ein, die sie führen.',
  },
};
