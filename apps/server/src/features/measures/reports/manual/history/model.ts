import type { ManualData } from '@quint/contract/measures/manual.ts';

type Version = ManualData['manual']['history'][number];

/** Versions of the manual, newest first. Each change of rules, texts or evidence by us is a new version. */
export const MANUAL_HISTORY: readonly [Version, ...Version[]] = [
  {
    version: 'manual@3',
    date: '2026-11-29',
    change: {
      en: 'Marks follow from results and say what the next one needs, each language apart. Studies of the people behind norms can be entered. The assumption of the normal curve with a figure of what it changes. Sackett et al. (2022), Barrick and Mount (1991) and the table of the 120 statements; relatives in other languages; cautious values for openness.',
      de: 'Die Noten folgen aus Ergebnissen und nennen, was die nächste braucht, für jede Sprache getrennt. Studien zu den Menschen hinter den Normen lassen sich eintragen. Die Annahme der Normalverteilung, mit einer Zahl, was sie ausmacht. Sackett et al. (2022), Barrick und Mount (1991) und die Tabelle der 120 Aussagen; Verwandte in anderen Sprachen; vorsichtige Werte für Offenheit.',
    },
  },
  {
    version: 'manual@2',
    date: '2026-11-26',
    change: {
      en: 'Questionnaire ipip-neo-work@2 (German wording of seven statements, two different attention checks, one instruction for everybody). Items, keys, facet norms and formulas in the appendix and in a data file; published validity; simulated hit rates; own studies; assessment by the criteria of the Diagnostik- und Testkuratorium.',
      de: 'Fragebogen ipip-neo-work@2 (deutscher Wortlaut von sieben Aussagen, zwei verschiedene Kontrollaussagen, eine Anleitung für alle). Aussagen, Schlüssel, Facettennormen und Formeln im Anhang und als Datei; veröffentlichte Validität; simulierte Trefferquoten; eigene Studien; Beurteilung nach den Kriterien des Diagnostik- und Testkuratoriums.',
    },
  },
  {
    version: 'manual@1',
    date: '2026-11-01',
    change: {
      en: 'First version: questionnaire ipip-neo-work@1, rules of scoring, norm, error and fit.',
      de: 'Erste Version: Fragebogen ipip-neo-work@1, Regeln für Auswertung, Norm, Messfehler und Übereinstimmung.',
    },
  },
];
