/** Digits and signs that replace letters; the one for i also replaces l. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

const NOT_LETTERS = /[^\p{L}]+/gu;
const SIGNS = /[\s!-/:-@[-`{-~]+/gu;
const LEADING_NOT_LETTERS = /^[^\p{L}]+/u;
const TRAILING_NOT_LETTERS = /[^\p{L}]+$/u;
const OUTER_NOT_LETTERS = /^[^\p{L}]+|[^\p{L}]+$/gu;
/** Letters that are typed for a zero in a number. */
const LETTER_FOR_ZERO = /(?<=\d)o(?=\d)/gu;

const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const YEAR = '(?:1[5-9]|20)\\d\\d';
/** Dates, years and a character several times in a row, without signs. */
const GUESSED_PARTS = new RegExp(
  `${DAY}${MONTH}${YEAR}|${YEAR}${MONTH}${DAY}|${MONTH}${DAY}${YEAR}|${YEAR}|(.)\\1{2,}`,
  'gu',
);
/** Sequences of characters in the alphabet, in numbers and on keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  // Rows of a German keyboard with their umlauts, and the columns of both keyboards.
  'qwertzuiopue',
  'asdfghjkloeae',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qaywsxedcrfvtgbzhnujm',
  'qazwsxedcrfvtgbyhnujm',
  // Days and months as they are abbreviated.
  'modimidofrsaso',
  'montuewedthufrisatsun',
  'janfebmaraprmaijunjulaugsepoktnovdez',
  'janfebmaraprmayjunjulaugsepoctnovdec',
];
const ROW_MIN_CHARACTERS = 3;

/** Lower case, with both spellings of umlauts. */
function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

function undoLeet(text: string, one: 'i' | 'l'): string {
  return Array.from(text, (character) => {
    const letter = LEET[character];
    return letter === 'i' ? one : (letter ?? character);
  }).join('');
}

/** The repeated part of a text, possibly cut off at the end, or the whole text. */
export function findRepeatedPart(word: string): string {
  for (let length = 3; length <= word.length / 2; length++) {
    const part = word.slice(0, length);
    if (part.repeat(Math.ceil(word.length / length)).startsWith(word)) return part;
  }
  return word;
}

/** A reversed text. */
export function reverseText(text: string): string {
  return Array.from(text).reverse().join('');
}

const ALL_ROWS = ROWS.flatMap((row) => [row, reverseText(row)]);

/** The length of the sequence at the start of a text. */
function rowLengthOf(text: string): number {
  let length = 0;
  while (length < text.length && ALL_ROWS.some((row) => row.includes(text.slice(0, length + 1)))) length++;
  return length;
}

function withoutRows(text: string): string {
  let remainingText = '';
  for (let index = 0; index < text.length;) {
    const length = rowLengthOf(text.slice(index));
    if (length < ROW_MIN_CHARACTERS) remainingText += text.charAt(index);
    index += length < ROW_MIN_CHARACTERS ? 1 : length;
  }
  return remainingText;
}

/** Collapses three and more consecutive characters that are each doubled, as in 112233. */
const collapsePairs = (text: string) =>
  text.replaceAll(/(?:(.)\1){3,}/gu, (pairs) => pairs.replaceAll(/(.)\1/gu, '$1'));

/** A password without case, accents and signs. */
export function withoutSigns(password: string): string {
  return foldText(password).replaceAll(LETTER_FOR_ZERO, '0').replaceAll(SIGNS, '');
}

/**
 * The rest of a password without signs, dates, years, sequences like 1234 and repetitions. "Mai2026!" gives "mai" and
 * "24.12.1990" nothing.
 */
export function withoutGuessedParts(password: string): string {
  const text = collapsePairs(findRepeatedPart(withoutSigns(password)));
  return withoutRows(findRepeatedPart(text.replaceAll(GUESSED_PARTS, '')));
}

/** The letters of a text: without case, accents, digits and signs. */
export function lettersOf(text: string): string {
  return foldText(text).replaceAll(NOT_LETTERS, '');
}

/**
 * The possible words of a password without decoration: without digits and signs around and in it, and with those that
 * replace letters converted. "P4ssw0rt-2026!" gives "passwort" among others.
 */
export function coresOf(password: string): readonly string[] {
  const foldedText = foldText(password).replaceAll(LETTER_FOR_ZERO, '0');
  const parts = [
    foldedText,
    foldedText.replace(LEADING_NOT_LETTERS, ''),
    foldedText.replace(TRAILING_NOT_LETTERS, ''),
    foldedText.replaceAll(OUTER_NOT_LETTERS, ''),
  ];
  const readings = parts.flatMap((text) => [
    text,
    undoLeet(text, 'i').replaceAll(OUTER_NOT_LETTERS, ''),
    undoLeet(text, 'l').replaceAll(OUTER_NOT_LETTERS, ''),
  ]);
  const words = readings.map((text) => text.replaceAll(NOT_LETTERS, ''));
  return [...new Set(words.flatMap((word) => [word, findRepeatedPart(word)]))].filter((word) => word !== '');
}
