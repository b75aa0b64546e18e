import type { Translation } from '../../base/languages.ts';
import type { welcomeEn } from './welcome.en.ts';

export const welcomeDe: Translation<typeof welcomeEn> = {
  step: 'Schritt {{step}} von {{total}}',
  skip: 'Überspringen',
  start: 'Los geht’s',
  admin: {
    welcome: {
      title: 'Willkommen bei {{brand}}',
      titleTo: 'Willkommen, {{name}}',
      text: 'Du beschreibst, was eine Rolle verlangt, Menschen sagen, wie sie arbeiten, und {{brand}} zeigt, wie gut beides zusammenpasst. Dieser Rundgang dauert eine Minute.',
    },
    role: {
      title: 'Beginne mit einer Rolle',
      text: 'Eine Rolle legt für jedes der fünf Merkmale einen Bereich fest. Nimm eine Vorlage, fang leer an oder frag Menschen, die die Arbeit kennen.',
    },
    invite: {
      title: 'Lade Talente zur Befragung ein',
      text: 'Jede Person bekommt ihren eigenen Link per E-Mail und braucht etwa 20 Minuten. Du siehst, wer ihn geöffnet hat und wer fertig ist.',
    },
    result: {
      title: 'Lies Ergebnisse mit ihrer Passung',
      text: 'Jedes Ergebnis steht neben deinen Rollen, mit seinem Messfehler. Es bereitet ein Gespräch vor und ersetzt es nicht.',
    },
    find: {
      title: 'Finde alles von überall',
      text: 'Eine Taste sucht Seiten, Talente und Rollen, eine andere zeigt alle Tastenkürzel. Das Fragezeichen führt zur Hilfe.',
    },
  },
  talent: {
    title: 'Willkommen bei {{brand}}',
    titleTo: 'Willkommen, {{name}}',
    lead: 'Das ist dein eigener Bereich bei {{workspace}}.',
    leadAlone: 'Das ist dein eigener Bereich.',
    result: {
      title: 'Dein Ergebnis, erklärt',
      text: 'Sobald du die Befragung abgeschlossen hast, liest du hier Seite für Seite, wie du dich bei der Arbeit siehst.',
    },
    privacy: {
      title: 'Deine Antworten gehören dir',
      text: 'Deine einzelnen Antworten sieht niemand außer dir.',
    },
    ask: {
      title: 'Frag, wenn etwas unklar ist',
      text: 'Das Fragezeichen führt zur Hilfe und zu uns.',
    },
  },
};
