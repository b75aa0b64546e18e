import type { Translation } from '../languages.ts';
import type { authEn } from './auth.en.ts';

export const authDe: Translation<typeof authEn> = {
  login: {
    title: 'Willkommen zurück',
    lead: 'Melde dich an, um deine Rollen, Teams und Talente zu sehen.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
    tooMany_one: 'Zu viele Versuche. Bitte versuche es in {{count}} Sekunde noch einmal.',
    tooMany_other: 'Zu viele Versuche. Bitte versuche es in {{count}} Sekunden noch einmal.',
    documentTitle: 'Anmelden',
  },
  brand: {
    headline: 'Sieh den Menschen hinter der Bewerbung.',
    text: 'Fünf Merkmale, ein ehrliches Bild: Jedes Ergebnis zeigt seinen Messfehler.',
    motif:
      'Fünf Merkmale als Form gezeichnet: Offenheit, Gewissenhaftigkeit, Extraversion, Verträglichkeit, emotionale Stabilität.',
  },
};
