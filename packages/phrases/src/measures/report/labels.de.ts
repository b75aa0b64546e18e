import type { Translation } from '../../base/languages.ts';
import type { labelsEn } from './labels.en.ts';

export const labelsDe: Translation<typeof labelsEn> = {
  table: {
    trait: 'Merkmal',
    facet: 'Facette',
    leftPole: 'Linker Pol',
    rightPole: 'Rechter Pol',
    stanine: 'Stanine',
    tScore: 'T-Wert',
    percentile: 'Prozentrang',
    level: 'Stufe',
    errorBar: 'Fehlerbalken (90 %)',
    range: 'Bereich der Rolle',
    position: 'Lage',
    weight: 'Gewicht',
    cost: 'Kostet',
    fit: 'Passung',
    interval: '90-%-Intervall',
    style: 'Stil',
    value: 'Wert',
  },
  levels: {
    low: 'niedrig',
    middle: 'mittel',
    high: 'hoch',
  },
  languages: {
    en: 'Englisch',
    de: 'Deutsch',
  },
  legend: {
    result: 'Ergebnis',
    errorBar: 'Messfehler (90 %)',
    range: 'Für die Rolle festgelegter Bereich',
  },
  span: '{{low}} bis {{high}}',
  withSpan: '{{value}} ({{low}}–{{high}})',
  noValue: 'kein Wert',
  noRange: 'keine Anforderung',
  chart: {
    spectrum: 'Fünf Linien von 1 bis 9, eine je Merkmal; die Tabelle darunter enthält dieselben Werte.',
    radar: 'Radarfigur mit fünf Achsen von 1 bis 9; die Ergebnistabelle enthält dieselben Werte.',
    stylePoint: '{{style}}: Stanine {{stanine}}, Fehlerbalken von {{low}} bis {{high}}',
    traitPoint:
      '{{trait}}: Stanine {{stanine}}, Fehlerbalken von {{low}} bis {{high}}, zwischen den Polen „{{leftPole}}“ und „{{rightPole}}“',
    traitPointWithRange:
      '{{trait}}: Stanine {{stanine}}, Fehlerbalken von {{low}} bis {{high}}, Bereich der Rolle {{min}} bis {{max}}',
  },
};
