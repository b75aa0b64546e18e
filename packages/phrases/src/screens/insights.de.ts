import type { Translation } from '../languages.ts';
import type { insightsEn } from './insights.en.ts';

export const insightsDe: Translation<typeof insightsEn> = {
  learnMore: 'Mehr erfahren',
  close: 'Schließen und zu deinem Profil',
  progress: 'Gelesene Seiten',
  steps: 'Seiten',
  page: 'Seite {{index}} von {{total}}',
  step: 'Schritt {{number}}',
  place: '{{trait}}: {{value}} von {{most}}',
  short: {
    'self-perception': 'Selbstbild',
    'external-perception': 'Fremdbild',
    'work-focus': 'Arbeitsfokus',
    'communication-style': 'Kommunikationsstil',
    'work-environment': 'Arbeitsumfeld',
    'personal-mission': 'Persönliche Mission',
    'personality-profile': 'Persönlichkeitsprofil',
    feedback: 'Rückmeldung',
  },
  failed: 'Die Daten des Talents konnten nicht geladen werden',
  none: {
    title: 'Es gibt noch kein Ergebnis',
    text: 'Diese Seiten öffnen sich, sobald du die Befragung abgeschlossen hast.',
    back: 'Zu deinem Profil',
  },
  pages: {
    'self-perception': {
      title: 'Wie du dich selbst siehst',
      text: 'Was du über dich gesagt hast, als fünf Merkmale. Keines ist gut oder schlecht; jedes hilft in manchen Situationen.',
    },
    'external-perception': {
      title: 'Wie andere dich sehen könnten',
      text: 'Drei Merkmale fallen zuerst auf: wie du auf Menschen zugehst, wie du mit ihnen umgehst und wie ruhig du wirkst.',
    },
    'work-focus': {
      title: 'Worauf du bei der Arbeit achtest',
      text: 'Wie du Dinge planst und zu Ende bringst und wie du mit Neuem umgehst.',
    },
    'communication-style': {
      title: 'Wie du kommunizierst',
      text: 'Wie du das Wort ergreifst, zuhörst und mit anderen Meinungen umgehst.',
    },
    'work-environment': {
      title: 'Wo du gut arbeitest',
      text: 'Gesellschaft oder Ruhe, Wechsel oder Ordnung, Druck oder Gelassenheit: was dir liegt.',
    },
    'personal-mission': {
      title: 'Was du mitbringst',
      text: 'Was dir leichtfällt, davon haben andere am meisten.',
    },
    'personality-profile': {
      title: 'Dein ganzes Profil',
      text: 'Alle fünf Merkmale mit dem Messfehler. Ein Punkt ist die beste Schätzung; der Balken zeigt, wie genau das gemessen ist (90 %).',
    },
    feedback: {
      title: 'Beschreibt dich das?',
      text: 'Du kennst dich am besten. Was du sagst, hilft, diese Seiten besser zu machen.',
    },
  },
  inOneSentence: 'In je einem Satz',
  brings: 'Was dir leichtfällt',
  prompts: {
    one: 'Wo hat das in den letzten Wochen dir oder jemand anderem geholfen?',
    two: 'Welche deiner Aufgaben braucht es am meisten?',
    three: 'Wer sollte wissen, dass du das kannst?',
  },
  feedback: {
    rating: 'Wie gut beschreiben dich diese Seiten?',
    ratings: { '1': 'Gar nicht', '2': 'Kaum', '3': 'Teilweise', '4': 'Gut', '5': 'Sehr gut' },
    text: 'Was passt, was nicht?',
    hint: 'Das lesen die Menschen, die dieses Produkt machen, mit deinem Namen und deinem Arbeitsbereich. Dein Arbeitgeber liest es nicht.',
    send: 'Senden',
    skip: 'Überspringen',
    thanks: 'Danke für deine Rückmeldung.',
  },
};
