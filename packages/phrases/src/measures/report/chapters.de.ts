import type { Translation } from '../../base/languages.ts';
import type { chaptersEn } from './chapters.en.ts';

export const chaptersDe: Translation<typeof chaptersEn> = {
  document: {
    title: 'Persönlichkeitsbericht',
    subtitle: 'Fünf Merkmale bei der Arbeit',
    forTalent: 'Bericht für {{name}}',
    forRole: 'Rolle: {{role}}',
    page: 'Seite {{page}} von {{pages}}',
    confidential: 'Vertraulich: nur für die beschriebene Person und für alle, die das Ergebnis sehen dürfen.',
    confidentialGroup: 'Vertraulich: nur für die, die diese Ergebnisse sehen dürfen.',
    confidentialTeam: 'Vertraulich: nur für das Team und für die, die diese Ergebnisse sehen dürfen.',
  },
  cover: {
    title: 'Auf einen Blick',
    purposeTitle: 'Zweck',
    purpose: {
      talent:
        'Dieser Bericht beschreibt, wie du dich bei der Arbeit siehst, soweit deine Antworten es zeigen. Damit kann ein Gespräch beginnen: über dich, über eine Aufgabe, über die Zusammenarbeit.',
      employer:
        'Dieser Bericht beschreibt, wie eine Person die eigene Arbeitsweise sieht, soweit die Antworten es zeigen. Damit lässt sich ein Gespräch vorbereiten, neben Erfahrung, Können und Referenzen.',
    },
    instrumentTitle: 'Fragebogen',
    instrument:
      'Ein Fragebogen zu den fünf Merkmalen der Persönlichkeit mit 108 ausgewerteten Aussagen und vier Antwortfeldern, auf der Grundlage des gemeinfreien IPIP-NEO-120. Zwölf Aussagen des Originals wurden weggelassen, weil darin politische Ansichten, die Gesundheit oder Privates berührt werden.',
    languageTitle: 'Sprache des Fragebogens',
    dateTitle: 'Beantwortet am',
    createdTitle: 'Bericht erstellt am',
    normTitle: 'Norm',
    summaryTitle: 'Die fünf Merkmale in Kürze',
    summaryIntro: {
      talent:
        'Deine Ergebnisse auf einer Skala von 1 bis 9. Die folgenden Seiten erklären, was dahintersteht.',
      employer:
        'Die Ergebnisse auf einer Skala von 1 bis 9. Die folgenden Seiten erklären, was dahintersteht.',
    },
    summaryLine: '{{trait}}: {{level}}, Stanine {{stanine}}',
  },
  reading: {
    title: 'So liest du diesen Bericht',
    intro:
      'Alle Zahlen vergleichen die Antworten mit denen einer Normgruppe. Ein hoher Wert ist an sich nicht besser als ein niedriger: Jede Seite hat je nach Aufgabe Vorteile und eine Kehrseite.',
    points: [
      {
        term: 'Stanine',
        text: 'Ein Wert von 1 bis 9 mit der 5 in der Mitte. Von 100 Menschen der Normgruppe liegen etwa 23 bei 1 bis 3, etwa 54 bei 4 bis 6 und etwa 23 bei 7 bis 9.',
      },
      {
        term: 'Prozentrang',
        text: 'Der Anteil der Normgruppe mit gleichem oder niedrigerem Wert nach der Normalverteilung. Prozentrang 60 bedeutet: Etwa 60 von 100 Menschen der Normgruppe haben den gleichen oder einen niedrigeren Wert.',
      },
      {
        term: 'T-Wert',
        text: 'Dasselbe Ergebnis auf einer feineren Skala mit dem Mittelwert 50 und der Standardabweichung 10.',
      },
      {
        term: 'Stufe',
        text: 'Niedrig (Stanine 1 bis 3), mittel (4 bis 6) oder hoch (7 bis 9). Die Worte in diesem Bericht richten sich nach der Stufe.',
      },
      {
        term: 'Facetten',
        text: 'Teile eines Merkmals, jeweils mit vier Aussagen gemessen. Das reicht für drei Stufen und ist zu wenig für eine Zahl.',
      },
    ],
  },
  error: {
    title: 'Der Messfehler',
    text: 'Kein Fragebogen misst genau. Der Balken durch jeden Punkt zeigt, in welchem Bereich der wahre Wert mit 90 % Sicherheit liegt: je nach Merkmal etwa {{low}} bis {{high}} Punkte nach jeder Seite. Überschreitet der Balken die Grenze zweier Stufen, nennt der Bericht beide Lesarten.',
    compare:
      'Zwei Menschen unterscheiden sich in einem Merkmal erst ab etwa {{limits}} Punkten verlässlich (90 %), gemessen an den genauen Werten. Kleinere Unterschiede sollten nicht gedeutet werden.',
    source:
      'Grundlage ist die innere Konsistenz der veröffentlichten englischen Version mit fünf Feldern (0,82 bis 0,90); Schwankungen von Tag zu Tag kommen hinzu. Eigene Zahlen für diese Version sammeln wir noch.',
    ownSource:
      'Grundlage ist die innere Konsistenz der eigenen Befragungen in dieser Sprache ({{norm}}); Schwankungen von Tag zu Tag kommen hinzu.',
  },
  spectrum: {
    title: 'Die fünf Merkmale',
    intro:
      'Jede Linie hat zwei neutral benannte Pole. Der Punkt zeigt das Ergebnis, der Balken darin den Messfehler; ein unterlegtes Band zeigt, falls vorhanden, den für die Rolle festgelegten Bereich.',
    tableTitle: 'Die Ergebnisse in Zahlen',
  },
  words: {
    title: 'Die Merkmale in Worten',
    intro:
      'Die Texte beschreiben Tendenzen, auf die solche Antworten hindeuten können. Nicht jeder Satz wird in jeder Situation zutreffen.',
    measures: 'Was gemessen wird',
    strengths: 'Vorteile',
    watchouts: 'Kehrseite, auf die du achten solltest',
    bothReadings: 'Zwischen zwei Stufen',
    otherPoles: 'Die andere Seite',
    otherPolesIntro:
      'Jeder Pol hat Vorteile und eine Kehrseite. Hier stehen die Pole, die bei den Merkmalen nicht beschrieben sind.',
    facetsTitle: 'Facetten, in groben Stufen',
    facetsIntro:
      'Facetten sind weniger genau als Merkmale, zeigen aber, welche Teile eines Merkmals hervortreten. In eine Passung gehen Facetten nicht ein.',
    stabilityFacets:
      'Diese Facetten zeigen in die andere Richtung: Eine niedrige Stufe geht mit hoher emotionaler Stabilität einher, eine hohe mit niedriger.',
  },
  radar: {
    title: 'Überblick',
    intro:
      'Die Figur zeigt die fünf Ergebnisse auf einmal, in der Reihenfolge O, C, E, A, ES. Das ist nur ein Überblick: Fläche und Form haben keine eigene Bedeutung.',
  },
  role: {
    title: 'Das Ergebnis neben der Rolle',
    intro:
      'Das Band zeigt den Bereich, der für diese Rolle festgelegt wurde, Punkt und Balken zeigen das Ergebnis. Ein Ergebnis außerhalb des Bereichs ist ein Anlass nachzufragen, keine Antwort.',
    rangeMeaning: 'Was ein Ergebnis außerhalb des Bereichs bei der Arbeit bedeuten kann',
  },
};
