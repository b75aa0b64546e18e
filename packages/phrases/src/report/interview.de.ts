import type { Translation } from '../languages.ts';
import type { interviewEn } from './interview.en.ts';

export const interviewDe: Translation<typeof interviewEn> = {
  title: 'Fragen für das Gespräch',
  intro:
    'Diese Fragen zielen auf Erfahrungen, damit das Gespräch bestätigen oder korrigieren kann, was der Fragebogen zeigt. Stelle allen, die für die Rolle in Betracht kommen, vergleichbare Fragen und halte die Antworten fest, bevor du urteilst.',
  followUps: [
    'Wie war die Situation, und was war dein Anteil daran?',
    'Was genau hast du getan?',
    'Was ist daraus geworden, und was würdest du wieder so machen?',
  ],
  none: 'Alle gezählten Merkmale liegen im Bereich; aus diesem Bericht ergeben sich keine zusätzlichen Fragen.',
  findOut: {
    O: {
      below: 'Findet heraus, wie es mit neuen Wegen geht.',
      above: 'Findet heraus, wie es mit Routine und festen Abläufen geht.',
    },
    C: {
      below: 'Findet heraus, wie es mit Terminen, Details und Zusagen geht.',
      above: 'Findet heraus, wie es mit geänderten Plänen und Unfertigem geht.',
    },
    E: {
      below: 'Findet heraus, wie es mit ersten Kontakten und lebhaften Runden geht.',
      above: 'Findet heraus, wie es mit Zuhören und ruhiger Arbeit geht.',
    },
    A: {
      below: 'Findet heraus, wie es mit Streit und Zusammenarbeit geht.',
      above: 'Findet heraus, wie es mit einem Nein und harter Rückmeldung geht.',
    },
    ES: {
      below: 'Findet heraus, wie es mit Druck und Rückschlägen geht.',
      above: 'Findet heraus, wie Warnungen und die Anspannung anderer ankommen.',
    },
  },
  traits: {
    O: {
      below: [
        'Erzähl uns von einer Situation, in der du eine bewährte Arbeitsweise aufgeben musstest. Wie bist du vorgegangen?',
        'Beschreibe eine Aufgabe, für die es kein Vorbild gab. Wie hast du deinen Weg gefunden?',
        'Welche Idee aus deinem Team kam dir erst seltsam vor und hat dich später überzeugt? Was hat dich umgestimmt?',
      ],
      above: [
        'Erzähl uns von einer Aufgabe, die lange gleich blieb. Wie hast du die Qualität gehalten?',
        'Wie hast du in deinem letzten Projekt entschieden, welche Ideen du fallen lässt? Nenne uns ein Beispiel.',
        'Beschreibe eine Situation, in der du etwas ändern wolltest und das Team beim Gewohnten blieb. Was hast du getan?',
      ],
    },
    C: {
      below: [
        'Erzähl uns von einer Aufgabe mit festem Termin und vielen Details. Wie hast du den Überblick behalten?',
        'Beschreibe eine Situation, in der eine Zusage von dir zu kippen drohte. Was hast du getan?',
        'Wie hast du eine lange Arbeit organisiert, die dich wenig interessierte? Führ uns durch ein Beispiel aus letzter Zeit.',
      ],
      above: [
        'Erzähl uns von einem guten Plan, der über Nacht hinfällig wurde. Was hast du als Nächstes getan?',
        'Beschreibe eine Situation, in der du etwas abgeben musstest, das deinem Anspruch noch nicht genügte. Wie bist du damit umgegangen?',
        'Wann hast du zuletzt eine Aufgabe an jemanden mit anderer Arbeitsweise übergeben? Wie ist es gelaufen?',
      ],
    },
    E: {
      below: [
        'Erzähl uns von einer Situation, in der du fremde Menschen gewinnen musstest. Wie bist du vorgegangen?',
        'Beschreibe eine lebhafte Besprechung, in der deine Sicht gebraucht wurde. Wie hast du dich eingebracht?',
        'Wie bist du in deiner letzten Stelle mit einem Tag voller Termine umgegangen? Was hast du davor und danach getan?',
      ],
      above: [
        'Erzähl uns von einer längeren Aufgabe, an der du allein gearbeitet hast. Wie hast du deine Tage gestaltet?',
        'Beschreibe ein Gespräch, in dem Zuhören wichtiger war als Reden. Was hast du erfahren?',
        'Wann hat ein ruhigeres Teammitglied etwas Entscheidendes beigetragen? Was hast du getan, damit es gehört wurde?',
      ],
    },
    A: {
      below: [
        'Erzähl uns von einer Meinungsverschiedenheit mit einer Person, auf die du angewiesen warst. Wie ging die Zusammenarbeit weiter?',
        'Beschreibe eine Situation, in der du wegen der Interessen anderer umgedacht hast. Was hat dich dazu gebracht?',
        'Wann kamen deine offenen Worte anders an, als du es gemeint hattest? Was hast du dann getan?',
      ],
      above: [
        'Erzähl uns von einer Situation, in der du jemandem, mit dem du gern arbeitest, etwas abschlagen musstest. Wie hast du es gesagt?',
        'Beschreibe eine Verhandlung, in der beide Seiten dasselbe wollten. Wie bist du vorgegangen?',
        'Wann hast du zuletzt jemandem kritische Rückmeldung gegeben? Wie hast du dich vorbereitet, und was ist daraus geworden?',
      ],
    },
    ES: {
      below: [
        'Erzähl uns von einer Woche, in der mehrere Termine zusammenfielen. Wie hast du deine Arbeit eingeteilt?',
        'Beschreibe einen Rückschlag bei der Arbeit, der dir länger nachging. Was hat dir geholfen, weiterzumachen?',
        'Wann hast du ein Risiko früher bemerkt als andere? Was hast du daraus gemacht?',
      ],
      above: [
        'Erzähl uns von einer Situation, in der jemand im Team stärker belastet war als du. Wie hast du es bemerkt, und was hast du getan?',
        'Beschreibe eine Warnung, die du zuerst leicht genommen hast. Was hast du getan, als sich zeigte, wie wichtig das war?',
        'Wie hast du anderen in einer angespannten Lage gezeigt, dass du die Sache ernst nimmst? Nenne uns ein Beispiel.',
      ],
    },
  },
};
