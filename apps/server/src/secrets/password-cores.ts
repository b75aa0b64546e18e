/** Digits and signs that stand for letters; the one for i also stands for l. */
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
const OUTER_NOT_LETTERS = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Lower case, and umlauts as both ways of writing them. */
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

/** A word that is written several times in a row. */
function unrepeated(word: string): string {
  for (let length = 3; length <= word.length / 2; length++) {
    if (word.length % length === 0 && word.slice(0, length).repeat(word.length / length) === word) {
      return word.slice(0, length);
    }
  }
  return word;
}

/** The letters of a text as people see them: without case, accents, digits and signs. */
export function lettersOf(text: string): string {
  return foldText(text).replaceAll(NOT_LETTERS, '');
}

/**
 * The words that a password may consist of besides decoration: without digits and signs around it and in it, and with
 * those that stand for letters read as letters. "P4ssw0rt-2026!" gives "passwort" among others.
 */
export function coresOf(password: string): readonly string[] {
  const folded = foldText(password);
  const inner = folded.replaceAll(OUTER_NOT_LETTERS, '');
  const readings = [folded, inner].flatMap((text) => [
    text,
    undoLeet(text, 'i').replaceAll(OUTER_NOT_LETTERS, ''),
    undoLeet(text, 'l').replaceAll(OUTER_NOT_LETTERS, ''),
  ]);
  const words = readings.map((text) => text.replaceAll(NOT_LETTERS, ''));
  return [...new Set(words.flatMap((word) => [word, unrepeated(word)]))].filter((word) => word !== '');
}
