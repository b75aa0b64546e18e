import { compareCodes } from '../../base/text-order.ts';
import type { Proficiency } from '../job-profile.ts';
import { LANGUAGE_CODES } from '../language-codes.ts';

const MORE_NAMES: Readonly<Record<string, string>> = {
  mandarin: 'zh',
  kantonesisch: 'zh',
  cantonese: 'zh',
  farsi: 'fa',
  flemish: 'nl',
  flämisch: 'nl',
  hochdeutsch: 'de',
  tagalog: 'tl',
  filipino: 'tl',
  deutschkenntnisse: 'de',
  englischkenntnisse: 'en',
  kurdish: 'ku',
  kurdisch: 'ku',
  norwegian: 'no',
  norwegisch: 'no',
  greek: 'el',
  griechisch: 'el',
  neugriechisch: 'el',
  gebärdensprache: '',
};
const NAME_MIN_CHARACTERS = 4;

function namesOfLanguages(): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of ['en', 'de']) {
    const displayNames = new Intl.DisplayNames([locale], { type: 'language' });
    for (const code of LANGUAGE_CODES) {
      const name = displayNames.of(code)?.toLowerCase() ?? '';
      if (name.length >= NAME_MIN_CHARACTERS && !names.has(name)) names.set(name, code);
    }
  }
  for (const [name, code] of Object.entries(MORE_NAMES)) if (code !== '') names.set(name, code);
  return names;
}

let knownNames: Map<string, string> | undefined;

/** The code of a language by its English or German name; undefined for other words. */
export function findLanguageCode(word: string): string | undefined {
  knownNames ??= namesOfLanguages();
  const name = word.trim().toLowerCase();
  return knownNames.get(name) ?? knownNames.get(name.replace(/kenntnisse$/, ''));
}

/** In this order: an entry takes precedence over later ones. */
const LEVELS: readonly (readonly [RegExp, Proficiency])[] = [
  [/mutter\s?sprach|native|mother tongue|first language|erstsprache|bilingual|zweisprachig/iu, 'native'],
  [/\bC2\b/iu, 'fluent'],
  [/\bC1\b/iu, 'advanced'],
  [/\bB[12]\b/iu, 'intermediate'],
  [/\bA[12]\b/iu, 'beginner'],
  [/limited working/iu, 'intermediate'],
  [/professional working/iu, 'advanced'],
  [/full professional|verhandlungs|fließend|fliessend|fluent|business|near-native/iu, 'fluent'],
  [
    /grundkenntnis|basic|beginner|anfänger|elementar|elementary|schulkenntnis|grundlagen|\bbasis/iu,
    'beginner',
  ],
  [/sehr gut|very good|advanced|fortgeschritten|excellent|ausgezeichnet|proficient|upper/iu, 'advanced'],
  [/\bgut|good|intermediate|mittel|konversation|conversational|working|erweitert/iu, 'intermediate'],
];

/** The level of a language, in words or by the European framework. */
export function findLevel(text: string): Proficiency | undefined {
  return LEVELS.find(([pattern]) => pattern.test(text))?.[1];
}

export interface SpokenLanguage {
  readonly code: string;
  readonly proficiency: Proficiency | null;
}

const WORD = /[\p{L}-]+/gu;

function codeIn(text: string): string | undefined {
  // "Scottish Gaelic"
  const whole = findLanguageCode(text.replace(/[([:–—-].*$/u, ''));
  if (whole !== undefined) return whole;
  for (const [word] of text.matchAll(WORD)) {
    const code = findLanguageCode(word);
    if (code !== undefined) return code;
  }
  return undefined;
}

interface Part {
  readonly code: string | undefined;
  readonly level: Proficiency | undefined;
  /** Whether it is joined to the next one by "and". */
  readonly isJoined: boolean;
}

const ENUMERATION = /\s*(?:\.\s(?=\p{Lu})|[,;|•·\t]|\s[–—-]\s|(?<=\))\s)\s*/u;
const AND = /\s+(?:and|und|&)\s+|\s*\/\s*/iu;

/** The parts of a line; commas within brackets separate nothing. */
function partsOf(line: string): Part[] {
  const protectedLine = line.replaceAll(/\([^)]*\)/gu, (inner) => inner.replaceAll(/[,;/]/g, ' '));
  return protectedLine.split(ENUMERATION).flatMap((part) => {
    const words = part.split(AND);
    const codes = words.map(codeIn);
    // "Deutsch in Wort und Schrift" names one language.
    if (codes.filter((code) => code !== undefined).length < 2) {
      return [{ code: codeIn(part), level: findLevel(part), isJoined: false }];
    }
    return words.map((word, index) => ({
      code: codes[index],
      level: findLevel(word),
      isJoined: index < words.length - 1,
    }));
  });
}

const CEFR = /\b[ABC][12]\b/gu;
const SKILLS_OF_GRID = 3;

/** The level of a row with levels for listening, reading, speaking and writing: the most frequent one, or the lower. */
function levelOfGrid(line: string): Proficiency | undefined {
  const levels = (line.match(CEFR) ?? []).toSorted(compareCodes);
  if (levels.length < SKILLS_OF_GRID) return undefined;
  const count = (level: string) => levels.filter((each) => each === level).length;
  const [level = ''] = levels.toSorted((a, b) => count(b) - count(a) || compareCodes(a, b));
  return findLevel(level);
}

/** A word hyphenated at the end of a line: "Grund- kenntnisse". */
const PARTED_WORD = /(?<=\p{L})- (?=\p{Ll})(?!(?:und|oder|and|or|bis|to)(?!\p{L}))/gu;

/** The languages of one line with their levels: "German and Polish (native), English (C1)". */
export function readLanguageLine(rawLine: string): SpokenLanguage[] {
  const line = rawLine.replaceAll(PARTED_WORD, '');
  const colon = line.indexOf(':');
  const before = colon > 0 ? line.slice(0, colon) : '';
  const hasCommonLevel = findLevel(before) !== undefined && codeIn(before) === undefined;
  const common = hasCommonLevel ? findLevel(before) : undefined;
  const languages: { code: string; proficiency: Proficiency | null; isJoined: boolean }[] = [];
  for (const { code, level, isJoined } of partsOf(hasCommonLevel ? line.slice(colon + 1) : line)) {
    const last = languages.at(-1);
    if (code !== undefined) languages.push({ code, proficiency: level ?? common ?? null, isJoined });
    else if (level !== undefined && last?.proficiency === null) last.proficiency = level;
  }
  for (let index = languages.length - 2; index >= 0; index -= 1) {
    const entry = languages[index];
    if (entry?.isJoined === true) entry.proficiency ??= languages[index + 1]?.proficiency ?? null;
  }
  const level = languages.length === 1 ? levelOfGrid(line) : undefined;
  return languages.map(({ code, proficiency }) => ({ code, proficiency: level ?? proficiency }));
}
