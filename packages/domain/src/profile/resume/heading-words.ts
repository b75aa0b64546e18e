import type { Section } from './headings.ts';

/**
 * Words that determine the topic of a heading, whatever else it contains: "Computer Engineering Experience". The first
 * match counts.
 */
const KEYWORDS: readonly (readonly [RegExp, Section])[] = [
  [/schuldienst|lehrtätigkeit|unterrichtstätigkeit|klinische tätigkeit|dienstzeit/u, 'jobs'],
  [
    /\b(?:employment|professional|beruf\S*)\b.* (?:volunt|ehrenamt)|(?:volunt|ehrenamt)\S* .*\b(?:employment|professional|beruf)/u,
    'jobs',
  ],
  [/\bposts? held\b|\bposts$|arbeitsstelle|arbeitsplätze/u, 'jobs'],
  [/^schools?$|(?:gelernt|studiert|learned|learnt|studied|trained)\b/u, 'education'],
  [
    /\bgearbeitet\b|^(?:was|wo|what|where|so)\b.*(?:gemacht|getan|gearbeitet|tätig|beschäftigt|geleistet|have done|i(?: ve|ve)? done|did|work(?:ed)?|been)\b/u,
    'jobs',
  ],
  [/(?:away from|outside(?: of)?|beyond|besides) work|neben (?:dem|der) (?:beruf|arbeit)/u, 'person'],
  [/auskenne|mitbringe|^(?:womit|mit was) ich arbeite|^what i (?:know|work with|use)/u, 'skills'],
  [/\b(?:programming|programmier|markup|query) ?(?:languages|sprachen)/u, 'skills'],
  [
    /^(?:other )?languages?\b.*\b(?:skills|it|edv|computer)\b|\b(?:skills|it|edv|kenntnisse)\b.*\b(?:languages?|sprachen)/u,
    'mixed',
  ],
  [/\blanguages?\b|(?<!programmier)sprach(?!reise)|muttersprache|mother tongue/u, 'languages'],
  [
    /(?<!military |civil )\bservice\b|committees?\b|gremien|volunt|ehrenamt|community (?:service|work)|gemeinnützig|soziales engagement/u,
    'others',
  ],
  [
    /\b(?:work|employment|career|jobs?|positions?|appointments|roles)\b.*|erwerbstätig|experience|employment|berufserfahrung|arbeitserfahrung|praxiserfahrung|erfahrung|werdegang|laufbahn|berufstätig|berufspraxis|berufsleben|\bberufl|\bberuf\b|praktik(?:um|a)\b|praktische|internships?|anstellung|beschäftigung|stationen|professional (?:practice|history|background|journey)|tätigkeiten|arbeitsverhältnis|\bworked\b|career/u,
    'jobs',
  ],
  [
    /reference|referenz|hobb|interess|interest|freizeit|leisure|\babout\b|über mich|contact|kontakt|persönliche (?:daten|angaben)|personal (?:details|data|information|statement|profile)|profile?\b|summary|objective|zusammenfassung|zur person|philosophy|wer ich bin|who i am/u,
    'person',
  ],
  [
    /publicat|publikation|veröffentlich|award|hono[u]?rs?\b|auszeichnung|\bpreise\b|projec?kt|project|certificat|zertifi|licen[sc]e|lizenz|führerschein|\bcourses?\b|\bkurse?\b|seminar|weiterbildung|fortbildung|patents?\b|conference|konferenz|vorträge|\btalks\b|membership|mitglied|achievement|erfolge|test scores|extracurricular|activit|stipend|scholarship|\bgrants\b|exhibition|ausstellung|proud|engagement|sonstiges|miscellaneous|additional information|coursework|\bteaching\b|lehrveranstaltung|\bfellowships\b|\bkunden\b|\bclients\b|\blinks\b/u,
    'others',
  ],
  [
    /educat|ausbildung|studium|studien|schul|bildung|academic|akademisch|qualification|\bstud(?:y|ies|ied)\b|degree|apprenticeship|\blehre\b|lehrzeit|schooling|training/u,
    'education',
  ],
  [
    /\bskills?\b|\bskill ?set|kenntnis|kompetenz|fähigkeit|competenc|expertise|strength|\btools?\b|toolbox|technolog|technique|software|stärken|proficienc|qualifikation|methoden|\bmethods\b|können|\bi (?:use|bring)\b|\bich (?:gut )?kann\b|\bkann ich\b|\bgood at\b|\bcan do\b|\bedv\b|abilit|fertigkeit|tech stack/u,
    'skills',
  ],
];

/** Headings that name schools and jobs: "Beruflicher und schulischer Werdegang". */
const SCHOOLS_ONLY =
  /(?<!beruf\S* (?:und|&) )(?:schulisch|akademisch|academic|educational)\S*\s+(?:werdegang|career|laufbahn|experience)$/u;
const TRAINING =
  /berufsausbildung|berufliche (?:aus|weiter|fort)?bildung|berufsschul|career training|vocational/u;
const WORDS_MAX = 7;
const PLAIN_WORDS_MAX = 4;

/** The topic of a heading by its words; undefined when all are unknown. Only for lines that look like a heading. */
export function guessSection(heading: string): Section | undefined {
  const text = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d&+ -]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (text === '' || text.split(' ').length > WORDS_MAX) return undefined;
  if (SCHOOLS_ONLY.test(text)) return 'education';
  const isTraining = TRAINING.test(text) && !/erfahrung|experience|werdegang|praxis\b/u.test(text);
  if (isTraining) return 'education';
  return KEYWORDS.find(([pattern]) => pattern.test(text))?.[1];
}

/** The topic of a line whose words all belong to headings, whatever its format: "Schul- und Berufsbildung". */
export function sectionOfPlainWords(line: string): Section | undefined {
  const words = line
    .replace(/:$/u, '')
    .split(/[\s&/,-]+/u)
    .filter((word) => !/^(?:und|and|sowie|meine?|my|der|die|the|of|bisherige[rn]?|)$/iu.test(word));
  if (words.length === 0 || words.length > PLAIN_WORDS_MAX) return undefined;
  return words.every((word) => guessSection(word) !== undefined) ? guessSection(line) : undefined;
}
