import type { ManualData } from '@quint/contract/measures/manual.ts';

type PublishedStudy = ManualData['published'][number];
type Texts = PublishedStudy['what'];

/** A number of people in both notations. */
const people = (letter: 'N' | 'K', count: number): Texts => ({
  en: `${letter} = ${count.toLocaleString('en-GB')}`,
  de: `${letter} = ${count.toLocaleString('de-DE')}`,
});

const UNKNOWN_TEXT: Texts = { en: '–', de: '–' };

/** Coefficients written with a leading zero: English omits it, following the convention of psychology. */
const coefficient = (text: string): Texts => ({
  en: text.replaceAll(/\b0\.(?=\d)/g, '.'),
  de: text.replaceAll(/\b0\.(?=\d)/g, '0,'),
});

const inBoth = (text: string): Texts => ({ en: text, de: text });
/** One or two authors and the year; German joins the names with a word. */
const source = (work: string): Texts => ({ en: work, de: work.replace(' & ', ' und ') });

/** Published research on the questionnaire's origin and on the five traits: coefficients with sources. */
export const PUBLISHED_STUDIES: readonly PublishedStudy[] = [
  {
    about: 'construct',
    what: {
      en: 'Scales of the long IPIP-NEO (300 statements) with the scales of the NEO PI-R they were written after, mean correlation; in brackets corrected for unreliability',
      de: 'Skalen des langen IPIP-NEO (300 Aussagen) mit den Skalen des NEO PI-R, nach denen sie entwickelt wurden, mittlere Korrelation; in Klammern minderungskorrigiert',
    },
    coefficient: coefficient('r = 0.73 (0.94)'),
    people: UNKNOWN_TEXT,
    source: {
      en: 'Goldberg (1999), as reported by Johnson (2014)',
      de: 'Goldberg (1999), nach Johnson (2014)',
    },
  },
  {
    about: 'construct',
    what: {
      en: 'Facets of the 120 statements, alpha and correlation with the facet of the NEO PI-R; in brackets corrected for unreliability. Range over the 14 facets from N1 to O2, the part of the table that we could check',
      de: 'Facetten der 120 Aussagen, Alpha und Korrelation mit der Facette des NEO PI-R; in Klammern minderungskorrigiert. Spanne über die 14 Facetten von N1 bis O2, den Teil der Tabelle, den wir prüfen konnten',
    },
    coefficient: {
      en: 'α = .60 – .80; r = .59 – .76 (.87 – .99)',
      de: 'α = 0,60 – 0,80; r = 0,59 – 0,76 (0,87 – 0,99)',
    },
    people: UNKNOWN_TEXT,
    source: source('Johnson (2011)'),
  },
  {
    about: 'construct',
    what: {
      en: 'Structure of the 120 statements: thirty facets under five traits, hierarchical and bifactor models, fit called tolerable by the authors',
      de: 'Struktur der 120 Aussagen: dreißig Facetten unter fünf Merkmalen, hierarchische und Bifaktor-Modelle, von den Autoren als erträglich angepasst bezeichnet',
    },
    coefficient: inBoth('CFA'),
    people: people('N', 320_128),
    source: source('Kajonius & Johnson (2019)'),
  },
  {
    about: 'construct',
    what: {
      en: 'Similarity of the correlations with outside criteria between IPIP-NEO and NEO PI-R, long form and Johnson’s 120 statements',
      de: 'Ähnlichkeit der Zusammenhänge mit Außenkriterien zwischen IPIP-NEO und NEO PI-R, lange Form und Johnsons 120 Aussagen',
    },
    coefficient: coefficient('rICC = 0.98; 0.97'),
    people: people('N', 359),
    source: source('Maples et al. (2014)'),
  },
  {
    about: 'criterion',
    what: {
      en: 'Conscientiousness with 175 occupational variables, mean of 92 meta-analyses (SD .13)',
      de: 'Gewissenhaftigkeit mit 175 beruflichen Variablen, Mittel aus 92 Metaanalysen (SD 0,13)',
    },
    coefficient: coefficient('ρ = 0.20'),
    people: { en: 'N > 1.1 million', de: 'über 1,1 Mio.' },
    source: source('Wilmot & Ones (2019)'),
  },
  {
    about: 'criterion',
    what: {
      en: 'The five traits with work proficiency, training and personnel data in five occupational groups: conscientiousness consistently, the others depending on occupation and criterion',
      de: 'Die fünf Merkmale mit Arbeitsleistung, Ausbildungserfolg und Personaldaten in fünf Berufsgruppen: Gewissenhaftigkeit durchgehend, die anderen je nach Beruf und Kriterium',
    },
    coefficient: UNKNOWN_TEXT,
    people: UNKNOWN_TEXT,
    source: source('Barrick & Mount (1991)'),
  },
  {
    about: 'criterion',
    what: {
      en: 'The five traits with job performance, statements without reference to work as here: range and mean',
      de: 'Die fünf Merkmale mit beruflicher Leistung, Aussagen ohne Bezug zur Arbeit wie hier: Spanne und Mittel',
    },
    coefficient: coefficient('0.02 – 0.22; 0.11'),
    people: UNKNOWN_TEXT,
    source: source('Shaffer & Postlethwaite (2012)'),
  },
  {
    about: 'criterion',
    what: {
      en: 'The same with statements or an instruction that refer to work: range and mean',
      de: 'Dasselbe mit Aussagen oder einer Anleitung, die sich auf die Arbeit beziehen: Spanne und Mittel',
    },
    coefficient: coefficient('0.14 – 0.30; 0.24'),
    people: UNKNOWN_TEXT,
    source: source('Shaffer & Postlethwaite (2012)'),
  },
  {
    about: 'retest',
    what: {
      en: 'Measures of the five traits, two surveys up to two months apart, median over traits',
      de: 'Verfahren zu den fünf Merkmalen, zwei Befragungen in bis zu zwei Monaten, Median über die Merkmale',
    },
    coefficient: coefficient('r = 0.82'),
    people: people('N', 14_923),
    source: source('Gnambs (2014)'),
  },
  {
    about: 'retest',
    what: {
      en: 'Coefficients of stability over different intervals: emotional stability, extraversion, openness, agreeableness, conscientiousness',
      de: 'Stabilitätskoeffizienten über verschiedene Abstände: emotionale Stabilität, Extraversion, Offenheit, Verträglichkeit, Gewissenhaftigkeit',
    },
    coefficient: coefficient('0.75; 0.76; 0.71; 0.69; 0.72'),
    people: people('K', 848),
    source: source('Viswesvaran & Ones (2000)'),
  },
  {
    about: 'faking',
    what: {
      en: 'Applicants against others: conscientiousness, emotional stability, openness, extraversion',
      de: 'Bewerbende gegenüber anderen: Gewissenhaftigkeit, emotionale Stabilität, Offenheit, Extraversion',
    },
    coefficient: coefficient('d = 0.45; 0.44; 0.13; 0.11'),
    people: people('K', 33),
    source: source('Birkeland et al. (2006)'),
  },
];
