import type { Translation } from '../languages.ts';
import type { participationEn } from './participation.en.ts';

export const participationDe: Translation<typeof participationEn> = {
  b2c: {
    title: 'Deine Persönlichkeit in etwa 20 Minuten',
    text: 'Fünf Merkmale, gemessen mit einem Fragebogen aus der Forschung und in klaren Worten erklärt.',
  },
  admin: {
    title: 'Die Befragung für Administratoren',
    text: 'Beantworte sie einmal selbst: So siehst du am schnellsten, was deine Talente sehen werden.',
  },
  roleCompass: {
    title: 'Finde die Rolle, die zu dir passt',
    text: 'Die Befragung zeigt, wo deine Stärken liegen. Rollen sagen dann, welche davon sie brauchen.',
  },
  publicCheck: {
    title: 'Finde dein Quint',
    text: 'Fünf Merkmale, ein Profil: was dich ausmacht und wo es dir in der Arbeit hilft.',
  },
  study: {
    title: 'Nimm an der Befragung teil',
    text: 'Danke für deine Zeit. Jeder vollständige Antwortbogen macht den Vergleich genauer.',
  },
  signup: {
    title: 'An der Befragung teilnehmen',
    text: 'Plätze in der Befragung vergibt das Unternehmen, bei dem du dich bewirbst oder arbeitest.',
  },
  talentPool: {
    title: 'In den Talentpool',
    text: 'Wer die Befragung abgeschlossen hat, kann von Unternehmen gefunden werden, die Menschen suchen. Es beginnt mit einer Einladung.',
  },
  talentProfile: {
    title: 'Dein Talentprofil',
    text: 'Dein Profil entsteht, wenn du die Befragung abschließt. Du erreichst es mit dem Konto, das du am Ende anlegst.',
  },
  steps: {
    label: 'So geht es',
    link: {
      title: 'Öffne deinen persönlichen Link',
      text: 'Er steht in der E-Mail mit deiner Einladung. Niemand sonst kann ihn nutzen, und er bringt dich dorthin zurück, wo du aufgehört hast.',
    },
    time: {
      title: 'Nimm dir etwa 20 Minuten',
      text: '110 kurze Aussagen mit je vier Antworten. Du kannst jederzeit pausieren; alles wird gespeichert.',
    },
    result: {
      title: 'Sieh dir dein Ergebnis an',
      text: 'Du siehst es sofort. Das Unternehmen sieht das Ergebnis, nie eine einzelne Antwort.',
    },
  },
  lost: {
    title: 'Keine E-Mail?',
    text: 'Schau im Spam-Ordner nach oder bitte die Person, die dich eingeladen hat, sie noch einmal zu senden. Wenn nichts hilft, schreib uns.',
    write: 'Schreib uns',
    subject: 'Ich finde meine Einladung nicht',
  },
  login: 'Anmelden',
  company: 'Für Unternehmen: zu den Tarifen',
};
