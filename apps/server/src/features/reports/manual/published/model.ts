import type { ManualData } from '@quint/contract/manual.ts';

type Published = ManualData['published'][number];

/** What research has published about the questionnaire's origin and about the five traits: coefficients with sources. */
export const PUBLISHED_STUDIES: readonly Published[] = [
  {
    about: 'construct',
    what: {
      en: 'Scales of the long IPIP-NEO (300 statements) with the scales of the NEO PI-R they were written after, mean correlation; in brackets corrected for unreliability',
      de: 'Skalen des langen IPIP-NEO (300 Aussagen) mit den Skalen des NEO PI-R, nach denen sie entwickelt wurden, mittlere Korrelation; in Klammern minderungskorrigiert',
    },
    coefficient: 'r = .73 (.94)',
    people: '–',
    source: 'Goldberg (1999), after Johnson (2014)',
  },
  {
    about: 'construct',
    what: {
      en: 'Structure of the 120 statements: thirty facets under five traits, hierarchical and bifactor models, fit called tolerable by the authors',
      de: 'Struktur der 120 Aussagen: dreißig Facetten unter fünf Merkmalen, hierarchische und Bifaktor-Modelle, von den Autoren als erträglich angepasst bezeichnet',
    },
    coefficient: 'CFA',
    people: 'N = 320,128',
    source: 'Kajonius & Johnson (2019)',
  },
  {
    about: 'construct',
    what: {
      en: 'Similarity of the correlations with outside criteria between IPIP-NEO and NEO PI-R, long form and Johnson’s 120 statements',
      de: 'Ähnlichkeit der Zusammenhänge mit Außenkriterien zwischen IPIP-NEO und NEO PI-R, lange Form und Johnsons 120 Aussagen',
    },
    coefficient: 'rICC = .98; .97',
    people: 'N = 359',
    source: 'Maples et al. (2014)',
  },
  {
    about: 'criterion',
    what: {
      en: 'Conscientiousness with 175 occupational variables, mean of 92 meta-analyses (SD .13)',
      de: 'Gewissenhaftigkeit mit 175 beruflichen Variablen, Mittel aus 92 Metaanalysen (SD .13)',
    },
    coefficient: 'ρ = .20',
    people: 'N > 1.1 million',
    source: 'Wilmot & Ones (2019)',
  },
  {
    about: 'criterion',
    what: {
      en: 'The five traits with job performance, statements without reference to work as here: range and mean',
      de: 'Die fünf Merkmale mit beruflicher Leistung, Aussagen ohne Bezug zur Arbeit wie hier: Spanne und Mittel',
    },
    coefficient: '.02 – .22; .11',
    people: '–',
    source: 'Shaffer & Postlethwaite (2012)',
  },
  {
    about: 'criterion',
    what: {
      en: 'The same with statements or an instruction that refer to work: range and mean',
      de: 'Dasselbe mit Aussagen oder einer Anleitung, die sich auf die Arbeit beziehen: Spanne und Mittel',
    },
    coefficient: '.14 – .30; .24',
    people: '–',
    source: 'Shaffer & Postlethwaite (2012)',
  },
  {
    about: 'retest',
    what: {
      en: 'Measures of the five traits, two surveys up to two months apart, median over traits',
      de: 'Verfahren zu den fünf Merkmalen, zwei Befragungen in bis zu zwei Monaten, Median über die Merkmale',
    },
    coefficient: 'r = .82',
    people: 'N = 14,923',
    source: 'Gnambs (2014)',
  },
  {
    about: 'retest',
    what: {
      en: 'Coefficients of stability over different intervals: emotional stability, extraversion, openness, agreeableness, conscientiousness',
      de: 'Stabilitätskoeffizienten über verschiedene Abstände: emotionale Stabilität, Extraversion, Offenheit, Verträglichkeit, Gewissenhaftigkeit',
    },
    coefficient: '.75; .76; .71; .69; .72',
    people: 'K = 848',
    source: 'Viswesvaran & Ones (2000)',
  },
  {
    about: 'faking',
    what: {
      en: 'Applicants against others: conscientiousness, emotional stability, openness, extraversion',
      de: 'Bewerbende gegenüber anderen: Gewissenhaftigkeit, emotionale Stabilität, Offenheit, Extraversion',
    },
    coefficient: 'd = .45; .44; .13; .11',
    people: 'K = 33',
    source: 'Birkeland et al. (2006)',
  },
];
