import type { Translation } from '../languages.ts';
import type { profileEn } from './profile.en.ts';

export const profileDe: Translation<typeof profileEn> = {
  own: {
    title: 'Mein Profil',
    lead: 'Dein Persönlichkeitsprofil',
    finished: 'abgeschlossen am {{date}}',
    who: 'Wer das sieht',
    whoText:
      '{{workspace}} sieht dieselben fünf Merkmale, Facetten und Zahlen wie du hier, und wie sie zu den beschriebenen Rollen passen. Deine einzelnen Antworten werden niemandem gezeigt.',
    whoNote:
      'Ein Ergebnis beschreibt Neigungen, nicht Können oder Gesundheit, und es entscheidet nichts von selbst. Wenn du dich darin nicht wiedererkennst, sag es: Menschen entscheiden, und sie sollen deine Sicht hören.',
    context: 'Wofür du im Gespräch bist',
    roles: 'Rollen',
    teams: 'Gruppen',
    textsFailed: 'Die Texte konnten nicht geladen werden.',
    none: {
      title: 'Dein Ergebnis ist noch nicht da',
      open: 'Öffne den Link in deiner Einladungs-E-Mail. Er führt dich auf jedem Gerät zur ersten Aussage, die noch offen ist.',
      closed:
        'Die Einladung ist nicht mehr offen. Bitte die Person, die dich bei {{workspace}} eingeladen hat, um eine neue.',
      scheduled: 'Deine Einladung geht am {{date}} hinaus. Der Link darin führt zur Befragung.',
    },
  },
  account: {
    title: 'Benutzereinstellungen',
    lead: 'Dein Konto, und wie Quint in diesem Browser aussieht',
    noTalent: {
      title: 'Hier gibt es noch kein Persönlichkeitsprofil von dir',
      text: 'Du bist angemeldet, aber zu deinem Konto gehört bei {{workspace}} kein Ergebnis. Bitte die Person, die dich eingeladen hat, um eine Einladung zur Befragung; wenn du sie abgeschlossen hast, öffnet sich hier dein Profil.',
      nobody:
        'Du bist angemeldet, aber dein Konto gehört zu keinem Arbeitsbereich. Bitte die Person, die dich eingeladen hat, dich wieder aufzunehmen.',
    },
    person: 'Du',
    name: 'Name',
    email: 'E-Mail',
    workspace: 'Arbeitsbereich',
    userRole: 'Du bist hier als',
    userRoles: {
      APP_ADMIN: 'Administration der Plattform',
      ORG_ADMIN: 'Administration des Arbeitsbereichs',
      ORG_USER: 'Talent',
    },
    look: 'Sprache und Darstellung',
    lookNote: 'Beides bleibt in diesem Browser und ändert nichts für andere.',
    session: 'Angemeldet',
    sessionText: 'Abmelden beendet die Sitzung in allen Tabs dieses Browsers.',
  },
};
