/** Names of months, the first of January at 0. */
export const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'january', 'januar', 'jän', 'jänner'],
  ['feb', 'february', 'februar', 'febr', 'feber'],
  ['mar', 'march', 'märz', 'mär', 'mrz', 'maerz'],
  ['apr', 'april'],
  ['may', 'mai'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october', 'okt', 'oktober'],
  ['nov', 'november'],
  ['dec', 'december', 'dez', 'dezember'],
];

/** Seasons with their first and last month; those of a winter end in the next year. */
export const SEASONS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:spring|frühling|frühjahr)$/iu, 3, 5],
  [/^(?:summer|sommer)$/iu, 6, 8],
  [/^(?:autumn|fall|herbst)$/iu, 9, 11],
  [/^winter$/iu, 12, 2],
  [/^(?:ws|wise|wintersemester)$/iu, 10, 3],
  [/^(?:ss|sose|sommersemester)$/iu, 4, 9],
];
export const SEASON_NAMES =
  'spring|frühling|frühjahr|summer|sommer|autumn|fall|herbst|wintersemester|winter|wise|ws|sommersemester|sose|ss';

/** Every dash, arrow and tilde between two dates, and the characters that some fonts use instead. */
export const DASHES = '\\-\\u00AD‐‑‒–—―−﹣－~∼〜˗→➔➙➜➝➞⟶⇒►▸▶>»';

/** The end of a text whose date continues in the next line: "03/2019 –". */
export const DASH_END = /(?:[-–—]|\b(?:bis|to|until))\s*$/iu;

/** Words in place of the end of a current job. */
export const OPEN_ENDS =
  'heute|jetzt|aktuell|gegenwart|gegenwärtig|laufend|fortlaufend|andauernd|derzeit|zurzeit|momentan|dato|present|now|today|current|currently|to date|date|ongoing|continuing';
