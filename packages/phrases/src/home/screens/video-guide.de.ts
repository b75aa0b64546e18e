import type { Translation } from '../../base/languages.ts';
import type { videoGuideEn } from './video-guide.en.ts';

export const videoGuideDe: Translation<typeof videoGuideEn> = {
  title: 'Videoanleitung',
  lead: 'Von der ersten Rolle zum guten Gespräch, Schritt für Schritt. Etwa fünf Minuten zu lesen.',
  contents: 'Schritte',
  written: 'Schritt für Schritt',
  writtenBelow: 'Dasselbe in Worten und Bildern steht darunter.',
  video: {
    name: 'Video: von der ersten Rolle zum guten Gespräch',
    play: 'Video abspielen',
    foreign: 'Das Video kommt von {{host}}. Beim Abspielen verbindet sich dein Browser mit dieser Website.',
  },
  steps: {
    role: {
      title: 'Eine Rolle beschreiben',
      text: 'Eine Rolle sagt, wozu die Arbeit da ist und welche Persönlichkeit zu ihr passt. Jedes der fünf Merkmale bekommt einen Bereich auf einer Skala von 1 bis 9; 5 ist der Durchschnitt der Norm.',
      actions: [
        'Öffne Rollen und drücke auf Rolle anlegen.',
        'Lass den Rollenassistenten nach der Arbeit fragen, nimm eine Vorlage oder schreib die Rolle selbst.',
        'Zieh beide Enden jedes Bereichs. Lass ihn weit, wo es die Arbeit zulässt, und gib einem Merkmal nur dort mehr Gewicht, wo es schadet, außerhalb zu liegen.',
      ],
      open: 'Rolle anlegen',
      picture: 'Fünf Merkmale, jedes mit einem Bereich auf einer Skala von 1 bis 9.',
    },
    invite: {
      title: 'Menschen einladen',
      text: 'Alle bekommen per E-Mail einen eigenen Link, auf Deutsch oder Englisch. Er gilt 30 Tage.',
      actions: [
        'Öffne Bewerbungsprofile und drücke auf Talente einladen.',
        'Tippe die Personen ein, füge eine Liste ein oder zieh eine CSV-Datei herein. Was nicht gesendet werden kann, ist vorher markiert.',
        'Sieh dir die E-Mail in beiden Sprachen an und sende sie, jetzt oder später.',
      ],
      open: 'Talente einladen',
      picture:
        'Drei Personen zum Einladen; eine Zeile ist markiert, weil ihre Adresse nicht vollständig ist.',
    },
    survey: {
      title: 'Sie nehmen an der Befragung teil',
      text: 'Das dauert etwa 20 Minuten, am Handy oder am Computer: eine Aussage nach der anderen, ein Tipp je Antwort. Du brauchst dabei nichts zu tun.',
      actions: [
        'Jede Antwort ist sofort gesichert, auch ohne Verbindung.',
        'Derselbe Link macht dort weiter, wo ein anderes Gerät aufgehört hat.',
        'Am Ende sehen die Menschen gleich ihr eigenes Ergebnis.',
      ],
      picture: 'Eine Aussage der Befragung mit vier Antworten; die dritte ist gewählt.',
    },
    follow: {
      title: 'Sehen, wer fertig ist',
      text: 'Die Liste zeigt den Stand jeder Einladung und wie gut die, die fertig sind, zu einer Rolle passen.',
      actions: [
        'Wähle unter Passung eine Rolle, und die Liste ist danach sortiert.',
        'Sende eine Einladung erneut, höchstens einmal am Tag, oder kopiere ihren Link.',
        'Namen mit Sternchen hast nicht du eingeladen; einen freizuschalten kostet einen Talent-Insight.',
      ],
      open: 'Bewerbungsprofile öffnen',
      picture: 'Eine Liste von vier Talenten mit dem Stand ihrer Befragung und ihrer Passung.',
    },
    result: {
      title: 'Ein Ergebnis lesen',
      text: 'Jedes Merkmal ist ein Punkt zwischen zwei Polen, und kein Pol ist an sich der bessere. Die Linie um den Punkt ist der Messfehler: In 9 von 10 Fällen liegt der wahre Wert darin.',
      actions: [
        'Lies zuerst die Pole, dann die Zahlen.',
        'Nimm einen Hinweis zur Antwortqualität als Anlass, genauer hinzusehen, nie als Urteil.',
        'Das Talent sieht die fünf Merkmale wie du, und mit einem Konto die Passung zu Rollen, für die es in Betracht gezogen wird; nicht aber, wo es unter anderen steht.',
      ],
      picture: 'Fünf Merkmale, auf jedem ein Punkt mit seinem Messfehler.',
    },
    fit: {
      title: 'Die Passung verstehen',
      text: 'Die Passung vergleicht das Ergebnis mit den Bereichen der Rolle. Jeder Punkt außerhalb eines Bereichs kostet etwas, und die Seite zeigt, was.',
      actions: [
        'Öffne ein Talent von einer Rolle aus.',
        'Lies die Rechnung Zeile für Zeile und das Intervall neben der Zahl.',
        'Die Passung trifft keine Entscheidung. Sie zeigt, worüber ihr sprechen könnt.',
      ],
      open: 'Rollen öffnen',
      picture: 'Die Rechnung einer Passung: 100 weniger, was zwei Merkmale außerhalb ihres Bereichs kosten.',
    },
    talk: {
      title: 'Vergleichen und sprechen',
      text: 'Stell zwei bis vier Menschen nebeneinander und frag nach dem, was wirklich verschieden ist.',
      actions: [
        'Öffne den Vergleich und wähle zwei bis vier Menschen.',
        'Schalte auf Unterschiede über dem Messfehler: Was bleibt, ist eine Frage wert.',
        'Öffne den Interviewbogen: Die Fragen sind für alle in der Rolle dieselben, Markierungen sagen, wo du nachhakst.',
      ],
      open: 'Talente vergleichen',
      picture:
        'Zwei Menschen nebeneinander; bei einem von drei Merkmalen ist der Unterschied größer als der Messfehler.',
    },
  },
  picture: {
    ranges: 'Bereiche',
    people: 'Wen du einlädst',
    incomplete: 'Adresse unvollständig',
    send: '2 Einladungen senden',
    count: '53 von 110',
    statement: 'Ich bringe zu Ende, was ich angefangen habe.',
    choices: ['trifft gar nicht zu', 'trifft eher nicht zu', 'trifft eher zu', 'trifft genau zu'],
    talents: 'Bewerbungsprofile',
    fitTo: 'Passung · Product Owner',
    finished: 'Abgeschlossen',
    opened: 'Geöffnet',
    pending: 'ausstehend',
    why: 'Warum 82',
    below: '2 darunter',
    above: '1 darüber',
    inRange: 'im Bereich',
    percent: '{{value}} von 100',
    sum: '100 − O 3,6 − C 14,3 = 82',
    compare: 'Nebeneinander',
    differs: 'verschieden',
    question: '„Wie planst du eine Woche?“',
  },
};
