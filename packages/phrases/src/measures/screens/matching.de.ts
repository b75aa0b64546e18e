import type { Translation } from '../../base/languages.ts';
import type { matchingEn } from './matching.en.ts';
import { talentStatusesDe } from '../../base/common-labels.de.ts';

export const matchingDe: Translation<typeof matchingEn> = {
  talents: 'Bewerbungsprofile',
  roles: 'Rollen',
  status: talentStatusesDe,
  report: 'PDF-Bericht',
  reportFailed: 'Beim Erstellen des Dokuments ist ein Fehler aufgetreten',
  spectrum: {
    title: 'Fünf Merkmale',
    againstRole: 'Fünf Merkmale und der Bereich der Rolle',
    chart: 'Fünf Merkmale auf einer Skala von 1 bis 9',
    chartText:
      'Eine Zeile je Merkmal mit Punkt, 90-%-Fehlerbalken und, bei einer Rolle, ihrem Bereich. Die Tabelle zeigt dieselben Werte.',
    notScored: 'nicht ausgewertet: zu wenige Antworten',
    result: 'Ergebnis',
    error: '90-%-Fehlerbalken',
    norm: '5 ist die Mitte einer vorläufigen Norm: englischsprachige Freiwillige aus dem Internet.',
    ownNorm: '5 ist die Mitte der Norm {{norm}}.',
    basis:
      'In 9 von 10 Fällen liegt der wahre Wert in einem solchen Balken. Grundlage ist die innere Konsistenz der englischen Version; Schwankungen von Tag zu Tag sind nicht enthalten.',
    ownBasis:
      'In 9 von 10 Fällen liegt der wahre Wert in einem solchen Balken. Grundlage ist die innere Konsistenz der eigenen Befragungen in dieser Sprache ({{norm}}); Schwankungen von Tag zu Tag sind nicht enthalten.',
  },
  table: {
    show: 'Zahlen zeigen',
    hide: 'Zahlen verbergen',
    caption: 'Die fünf Merkmale in Zahlen',
    trait: 'Merkmal',
    stanine: 'Stanine',
    percentile: 'Prozentrang',
    bar: '90-%-Balken',
    span: '{{low}} bis {{high}}',
    withSpan: '{{value}} ({{low}}–{{high}})',
    range: 'Bereich der Rolle',
  },
  radar: {
    title: 'Form des Profils',
    chart: 'Die Form des Profils',
    chartText:
      'Ein Fünfeck mit einer Ecke je Merkmal in der Reihenfolge O, C, E, A, ES. Die Tabelle zeigt dieselben Werte.',
    person: 'Diese Person',
    range: 'Bereich der Rolle',
  },
  why: {
    caveat: 'Passung zu den Bereichen, die du gesetzt hast, kein Urteil über Eignung. Regel {{version}}.',
  },
  normGroup:
    'Normgruppe: vorläufig, englischsprachige Freiwillige aus dem Internet. Ihre Anteile sind mit der Normalverteilung berechnet, nicht gezählt.',
  words: 'Die Merkmale in Worten',
  strengths: 'Vorteile',
  watchouts: 'Kehrseite',
  facets: 'Facetten',
  quality: 'Antwortqualität',
  style: { title: 'Verhaltensstil', bar: '({{low}} bis {{high}})' },
  versions: 'So wurde gerechnet',
};
